import { words } from '../i18n/words.ts';

export const playWords = words(
  {
    notFound: 'This game cannot be opened',
    toGames: 'All games kept here',
    toPacks: 'Packs',
    undoHint: (depth: number, barrier: string) =>
      depth === 0
        ? `Nothing to take back: ${barrier}.`
        : `${depth} ${depth === 1 ? 'move' : 'moves'} can be taken back; before that ${barrier}.`,
    rule: 'The rule',
    dismiss: 'Close the message',
    notSaved:
      'This move could not be saved in the browser. Save the game as a file if you want to keep it.',
    showResult: 'Show the result',
    settings: 'Settings',
    shortcuts: 'Keyboard shortcuts',
    concede: 'Concede',
    concedeQuestion: 'Concede the game? This cannot be taken back.',
    concedeAmongSeveral:
      'Concede? You are defeated at once, by the rules of this format. This cannot be taken back.',
    letBot: 'Let the computer take over',
    letBotWhat: 'A computer player goes on at your seat, with your cards. You can watch.',
    letBotWho: 'Who takes over?',
    letBotNow: 'Hand over my seat',
    report: 'Report a bug',
    save: 'Save as a file',
    noFile: 'The game could not be written to a file. Close this message and try again.',
    home: 'Leave (the game is kept)',
    rulesReference: 'Rules',
    cancel: 'Cancel',
    menu: 'Menu',
    close: 'Close',
    backToNow: 'Back to now',
    lookingBack: (move: number) => `The table after move ${move}`,
  },
  {
    notFound: 'Cette partie ne peut pas être ouverte',
    toGames: 'Toutes les parties conservées ici',
    toPacks: 'Packs',
    undoHint: (depth: number, barrier: string) =>
      depth === 0
        ? `Rien à annuler\u00a0: ${barrier}.`
        : `${depth} ${depth > 1 ? 'coups annulables' : 'coup annulable'}\u00a0; avant cela, ${barrier}.`,
    rule: 'La règle',
    dismiss: 'Fermer le message',
    notSaved:
      'Ce coup n’a pas pu être enregistré dans le navigateur. Enregistrez la partie dans un fichier pour la garder.',
    showResult: 'Voir le résultat',
    settings: 'Réglages',
    shortcuts: 'Raccourcis clavier',
    concede: 'Abandonner',
    concedeQuestion: 'Abandonner la partie\u00a0? C’est définitif.',
    concedeAmongSeveral:
      'Abandonner\u00a0? Vous êtes vaincu aussitôt, selon les règles de ce format. C’est définitif.',
    letBot: 'Laisser l’ordinateur continuer',
    letBotWhat: 'Un joueur virtuel continue à votre place, avec vos cartes. Vous pouvez regarder.',
    letBotWho: 'Qui prend votre place\u00a0?',
    letBotNow: 'Céder ma place',
    report: 'Signaler un bogue',
    save: 'Enregistrer dans un fichier',
    noFile: 'La partie n’a pas pu être écrite dans un fichier. Fermez ce message et réessayez.',
    home: 'Quitter (la partie est gardée)',
    rulesReference: 'Règles',
    cancel: 'Annuler',
    menu: 'Menu',
    close: 'Fermer',
    backToNow: 'Revenir au présent',
    lookingBack: (move: number) => `La table après le coup ${move}`,
  },
);
