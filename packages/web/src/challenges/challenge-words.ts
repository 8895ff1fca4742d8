import { words } from '../i18n/words.ts';
import type { LevelFacts } from './level-facts.ts';
import type { Tally } from './record/tally.ts';

interface ChallengeWords {
  readonly title: string;
  readonly lead: string;
  readonly all: string;
  readonly players: (counts: readonly number[]) => string;
  readonly last: string;
  readonly special: string;
  readonly rules: (name: string) => string;
  readonly facts: string;
  readonly bossAuthority: string;
  readonly none: string;
  readonly ownAuthority: string;
  readonly authority: (amount: number, how: 'alone' | 'together' | 'each') => string;
  readonly turns: string;
  readonly turnsOf: Readonly<Record<'hydra' | 'squadron' | 'single' | 'solo', string>>;
  readonly bossHand: string;
  readonly cards: (count: number) => string;
  readonly missing: string;
  readonly deck: string;
  readonly level: string;
  readonly levelLine: (facts: LevelFacts) => string;
  readonly whoPlays: string;
  readonly mode: string;
  readonly alone: string;
  readonly withComputers: string;
  readonly watch: string;
  readonly severalHere: string;
  readonly modeHints: Readonly<
    Record<'alone' | 'against-computer' | 'same-screen' | 'watch', string>
  >;
  readonly strength: string;
  readonly strengthOfAll: string;
  readonly boxes: string;
  readonly mixIn: (box: string) => string;
  readonly mixInHint: (cards: number) => string;
  readonly substitutions: string;
  readonly substitutionsHint: string;
  readonly correction: string;
  readonly correctionHint: (authority: number) => string;
  readonly start: string;
  readonly starting: string;
  readonly notFound: string;
  readonly record: string;
  readonly recordHint: string;
  /** How to read the table. */
  readonly recordKey: string;
  readonly notPlayed: string;
  readonly tally: (tally: Tally) => string;
  readonly best: (level: string) => string;
  readonly notBeaten: string;
  readonly withPlayers: (players: number) => string;
}

export const challengeWords = words<ChallengeWords>(
  {
    title: 'Challenges',
    lead: 'Bosses that the rules play. Face them alone, with friends at this screen, or with computers at your side.',
    all: 'All challenges',
    players: (counts) => `${counts[0]}–${counts.at(-1)} players`,
    last: 'Chosen last',
    special: 'What to expect',
    rules: (name) => `The rules of “${name}”`,
    facts: 'The table',
    bossAuthority: 'Its authority',
    none: 'None',
    ownAuthority: 'Yours',
    authority: (amount, how) =>
      how === 'alone' ? `${amount}` : how === 'each' ? `${amount} each` : `${amount} together`,
    turns: 'Your turns',
    turnsOf: {
      hydra: 'Together, as one team',
      squadron: 'Together, each with their own authority',
      single: 'One after the other; it answers each',
      solo: 'You and the Boss in turn',
    },
    bossHand: 'Its hand',
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    missing: 'Not in the trade deck',
    deck: 'Your deck',
    level: 'Difficulty',
    levelLine: ({ turns, cards }) =>
      `${turns === 0 ? 'The Boss goes first.' : turns === 1 ? 'You go first.' : `You take ${turns} turns before the Boss’s first.`} You start with ${cards} cards.`,
    whoPlays: 'Players',
    mode: 'Who is with you?',
    alone: 'I play alone',
    withComputers: 'Computers',
    severalHere: 'Several people here',
    watch: 'Just watch',
    modeHints: {
      alone: 'You against the Boss.',
      'against-computer': 'Computers play at your side, and lend you what they can spare.',
      'same-screen': 'You share this screen, and whatever seats are left go to computers.',
      watch: 'Computers take on the Boss. Such a game does not count for your record.',
    },
    strength: 'How strong is the computer?',
    strengthOfAll: 'How strong are the computers?',
    boxes: 'Boxes and options',
    mixIn: (box) => `Shuffle the ${box} in`,
    mixInHint: (cards) =>
      `${cards} more cards in the trade deck, for you and for a Boss that plays from it.`,
    substitutions: 'Substitutes for wasted abilities',
    substitutionsHint:
      'Where the Boss has no hand to discard, you draw and discard instead; where it has no base to destroy, you gain combat.',
    correction: 'Corrected authority',
    correctionHint: (authority) =>
      `By the publisher’s correction all of you have ${authority} authority together, however many you are.`,
    start: 'Start',
    starting: 'Shuffling…',
    notFound: 'There is no challenge of this name.',
    record: 'Your record',
    recordHint: 'It stays in this browser, also when you delete games.',
    recordKey: 'Won – lost, by number of players.',
    notPlayed: 'Not played yet',
    tally: ({ won, lost }) => `${won} won, ${lost} lost`,
    best: (level) => `Beaten: ${level}`,
    notBeaten: 'Not beaten yet',
    withPlayers: (players) => (players === 1 ? '1 player' : `${players} players`),
  },
  {
    title: 'Défis',
    lead: 'Des Boss que les règles font jouer. Affrontez-les seul, entre amis devant cet écran, ou avec des ordinateurs à vos côtés.',
    all: 'Tous les défis',
    players: (counts) => `${counts[0]}–${counts.at(-1)} joueurs`,
    last: 'Le dernier choisi',
    special: 'À quoi s’attendre',
    rules: (name) => `Les règles de «\u00a0${name}\u00a0»`,
    facts: 'La table',
    bossAuthority: 'Son influence',
    none: 'Aucune',
    ownAuthority: 'La vôtre',
    authority: (amount, how) =>
      how === 'alone' ? `${amount}` : how === 'each' ? `${amount} chacun` : `${amount} ensemble`,
    turns: 'Vos tours',
    turnsOf: {
      hydra: 'Ensemble, en une seule équipe',
      squadron: 'Ensemble, chacun avec son influence',
      single: 'L’un après l’autre\u00a0; elle répond à chacun',
      solo: 'Vous et le Boss tour à tour',
    },
    bossHand: 'Sa main',
    cards: (count) => (count === 1 ? '1 carte' : `${count} cartes`),
    missing: 'Absent de la pile Commerce',
    deck: 'Votre deck',
    level: 'Difficulté',
    levelLine: ({ turns, cards }) =>
      `${turns === 0 ? 'Le Boss commence.' : turns === 1 ? 'Vous commencez.' : `Vous jouez ${turns} tours avant le premier du Boss.`} Vous avez ${cards} cartes au départ.`,
    whoPlays: 'Joueurs',
    mode: 'Qui est avec vous\u00a0?',
    alone: 'Je joue seul',
    withComputers: 'Des ordinateurs',
    severalHere: 'À plusieurs ici',
    watch: 'Regarder seulement',
    modeHints: {
      alone: 'Vous contre le Boss.',
      'against-computer':
        'Des ordinateurs jouent à vos côtés et vous prêtent ce dont ils peuvent se passer.',
      'same-screen': 'Vous partagez cet écran\u00a0; les places qui restent vont aux ordinateurs.',
      watch:
        'Des ordinateurs affrontent le Boss. Une telle partie ne compte pas dans votre palmarès.',
    },
    strength: 'Quelle est la force de l’ordinateur\u00a0?',
    strengthOfAll: 'Quelle est la force des ordinateurs\u00a0?',
    boxes: 'Boîtes et options',
    mixIn: (box) => `Ajouter\u00a0: ${box}`,
    mixInHint: (cards) =>
      `${cards} cartes de plus dans la pile Commerce, pour vous et pour un Boss qui y joue.`,
    substitutions: 'Remplacer les capacités perdues',
    substitutionsHint:
      'Si le Boss n’a pas de main à défausser, vous piochez puis défaussez\u00a0; s’il n’a pas de base à détruire, vous gagnez du combat.',
    correction: 'Influence corrigée',
    correctionHint: (authority) =>
      `Selon la correction de l’éditeur, vous avez ensemble ${authority} d’influence, quel que soit votre nombre.`,
    start: 'Commencer',
    starting: 'Distribution…',
    notFound: 'Il n’y a pas de défi de ce nom.',
    record: 'Votre palmarès',
    recordHint: 'Il reste dans ce navigateur, même si vous supprimez des parties.',
    recordKey: 'Victoires – défaites, selon le nombre de joueurs.',
    notPlayed: 'Pas encore joué',
    tally: ({ won, lost }) =>
      `${won} ${won < 2 ? 'victoire' : 'victoires'}, ${lost} ${lost < 2 ? 'défaite' : 'défaites'}`,
    best: (level) => `Réussi\u00a0: ${level}`,
    notBeaten: 'Pas encore réussi',
    withPlayers: (players) => (players === 1 ? '1 joueur' : `${players} joueurs`),
  },
);
