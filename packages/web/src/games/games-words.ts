import { words } from '../i18n/words.ts';

/** With a true minus sign: the last blow may go deep. */
function signed(amount: number): string {
  return `${amount}`.replace('-', '\u2212');
}

/** "A, B and C". */
function listed(names: readonly string[], and: string): string {
  const rest = names.slice(0, -1).join(', ');
  return rest === '' ? names.join('') : `${rest} ${and} ${names.at(-1)}`;
}

export const gamesWords = words(
  {
    title: 'Games & replays',
    unfinished: 'Unfinished',
    finished: 'Finished',
    turn: (turn: number) => `Turn ${turn}`,
    authority: 'Authority',
    score: (scores: readonly number[]) =>
      scores.map(signed).join(scores.length > 2 ? ' · ' : '\u00a0: '),
    scoreSpoken: (scores: readonly number[]) => scores.join(scores.length > 2 ? ', ' : ' to '),
    youWon: 'You won',
    won: (names: readonly string[]) => `${listed(names, 'and')} won`,
    oldRules: 'Played with other rules than these: it can no longer be opened.',
    continue: 'Continue',
    replay: 'Replay',
    save: 'Save as file',
    remove: 'Remove',
    ofGame: (verb: string, game: string) => `${verb}: ${game}`,
    removed: (game: string) => `Removed: ${game}.`,
    notRemoved: (game: string) =>
      `The browser did not let the page remove this game: ${game}. Load the page again and try once more.`,
    putBack: 'Put back',
    putBackDone: (game: string) => `Put back: ${game}.`,
    notPutBack: (game: string) =>
      `The browser did not let the page put this game back: ${game}. Try again before you leave this page.`,
    import: 'Open a file',
    importHint: 'You can also drop a game file anywhere on this page.',
    drop: 'Drop the file to open the game',
    imported: (count: number) =>
      count === 1 ? 'The game is in the list.' : `${count} games are in the list.`,
    importedOn: 'A file does not name computer players: people at this screen take every seat.',
    notImported: (file: string, why: string) => `“${file}” could not be opened. ${why}`,
    notSaved: (why: string) => `The game could not be saved as a file. ${why}`,
    notRead: 'It could not be read.',
    loading: 'Looking for your games…',
    noStorage:
      'This browser does not let the page keep games. You can still play, and save a game as a file.',
    emptyTitle: 'No game yet',
    empty:
      'Every game you play is kept here after each move, in this browser. You can close the page at any time and go on later.',
    newGame: 'New game',
  },
  {
    title: 'Parties et rediffusions',
    unfinished: 'En cours',
    finished: 'Terminées',
    turn: (turn: number) => `Tour ${turn}`,
    authority: 'Influence',
    score: (scores: readonly number[]) =>
      scores.map(signed).join(scores.length > 2 ? ' · ' : '\u00a0: '),
    scoreSpoken: (scores: readonly number[]) => scores.join(scores.length > 2 ? ', ' : ' à '),
    youWon: 'Vous avez gagné',
    won: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} a gagné` : `${listed(names, 'et')} ont gagné`,
    oldRules: 'Jouée avec d’autres règles que celles-ci\u00a0: elle ne peut plus être ouverte.',
    continue: 'Continuer',
    replay: 'Revoir',
    save: 'Enregistrer',
    remove: 'Retirer',
    ofGame: (verb: string, game: string) => `${verb}\u00a0: ${game}`,
    removed: (game: string) => `Retirée\u00a0: ${game}.`,
    notRemoved: (game: string) =>
      `Le navigateur n’a pas permis de retirer cette partie\u00a0: ${game}. Rechargez la page et réessayez.`,
    putBack: 'Remettre',
    putBackDone: (game: string) => `Remise\u00a0: ${game}.`,
    notPutBack: (game: string) =>
      `Le navigateur n’a pas permis de remettre cette partie\u00a0: ${game}. Réessayez avant de quitter cette page.`,
    import: 'Ouvrir un fichier',
    importHint: 'Vous pouvez aussi déposer un fichier de partie n’importe où sur cette page.',
    drop: 'Déposez le fichier pour ouvrir la partie',
    imported: (count: number) =>
      count === 1 ? 'La partie est dans la liste.' : `${count} parties sont dans la liste.`,
    importedOn:
      'Un fichier ne dit rien des joueurs ordinateurs\u00a0: des personnes devant cet écran occupent toutes les places.',
    notImported: (file: string, why: string) =>
      `«\u00a0${file}\u00a0» n’a pas pu être ouvert. ${why}`,
    notSaved: (why: string) => `La partie n’a pas pu être enregistrée dans un fichier. ${why}`,
    notRead: 'Il n’a pas pu être lu.',
    loading: 'Recherche de vos parties…',
    noStorage:
      'Ce navigateur ne permet pas à la page de conserver des parties. Vous pouvez tout de même jouer, et enregistrer une partie dans un fichier.',
    emptyTitle: 'Aucune partie pour l’instant',
    empty:
      'Chaque partie est conservée ici après chaque coup, dans ce navigateur. Vous pouvez fermer la page à tout moment et continuer plus tard.',
    newGame: 'Nouvelle partie',
  },
);
