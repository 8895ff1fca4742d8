/**
 * The order of the rules reference: its chapters and the clauses of each. An id keeps its meaning for ever, because
 * links lead to it. Ids only, so that whoever links to a rule need not load the rules.
 */
export const OUTLINE = {
  'the-game': ['aim', 'resources', 'factions', 'reading-a-card', 'where-cards-lie'],
  'setting-up': ['set-up', 'boxes', 'starting-decks', 'opening-hands'],
  'your-turn': ['turn', 'main-phase', 'discard-phase', 'draw-phase'],
  playing: ['playing-cards', 'ships', 'bases'],
  buying: ['trade', 'acquiring', 'explorers', 'trade-row', 'empty-trade-deck'],
  fighting: [
    'combat',
    'attacking-players',
    'attacking-bases',
    'outposts',
    'destroying-bases',
    'authority',
  ],
  'using-abilities': [
    'abilities',
    'primary-abilities',
    'scrap-abilities',
    'static-abilities',
    'once-a-turn',
  ],
  'ally-rules': [
    'allies',
    'double-allies',
    'who-is-an-ally',
    'allies-that-leave',
    'allies-next-turn',
  ],
  deciding: ['choices', 'optional-effects', 'up-to', 'as-much-as-possible', 'pending-choices'],
  'your-deck': ['drawing', 'reshuffling', 'discarding', 'forced-discard'],
  'scrapping-rules': [
    'scrapping',
    'scrapping-own-cards',
    'scrapping-the-row',
    'scrapped-explorers',
  ],
  'special-cards': [
    'copying-ships',
    'every-faction',
    'top-of-deck',
    'free-ships',
    'ship-triggers',
    'counting-played-cards',
    'counting-bases',
    'that-many-cards',
    'counted-gains',
    'if-you-do',
    'drawing-then-discarding',
    'bases-back-on-deck',
    'cards-that-return',
  ],
  'the-end': ['winning', 'draws', 'conceding'],
  'more-players': [
    'formats',
    'seats-and-neighbours',
    'targets',
    'defeated-players',
    'several-deciding',
    'team-victory',
    'boxes-for-many',
  ],
  'free-for-all': ['free-for-all-start', 'free-for-all-targets'],
  hunter: ['hunter-start', 'hunter-targets', 'hunter-neighbours', 'first-blood'],
  hydra: ['hydra-teams', 'hydra-turn', 'hydra-lending', 'hydra-outposts', 'hydra-end'],
  emperor: ['emperor-seats', 'emperor-targets', 'passing-cards', 'emperor-defeat'],
  raid: ['raid-start', 'raid-boss', 'raid-targets', 'raiders', 'raid-end'],
  challenges: [
    'challenge-players',
    'boss-turns',
    'challenge-levels',
    'row-mulligan',
    'challenge-trade-deck',
    'challenge-defeats',
    'boss-discards',
  ],
  'boss-attacks': ['boss-attack-order', 'boss-attack-details'],
  'boss-choices': ['boss-abilities', 'boss-picks'],
  automatons: ['automatons-start', 'automatons-turn'],
  'blob-assault': ['blob-assault-start', 'blob-assault-turn'],
  'dimensional-horror': ['horror-start', 'horror-turn', 'tentacles', 'horror-levels'],
  'madness-of-the-machine': ['madness-start', 'madness-turn'],
  'nemesis-beast': ['beast-start', 'beast-turn'],
  'pirates-of-the-dark-star': ['pirates-start', 'pirates-turn'],
  'defy-the-empire': ['empire-start', 'empire-turn'],
  'the-cost-of-freedom': ['cost-start', 'cost-turn', 'assets-ledger'],
  options: [
    'discard-timing',
    'trade-deck-option',
    'copies-option',
    'first-player',
    'substitutes-option',
    'correction-option',
  ],
  'this-table': [
    'acting',
    'undo',
    'refused-moves',
    'open-information',
    'computer-players',
    'fair-shuffles',
  ],
} as const;

export type ChapterId = keyof typeof OUTLINE;
export type ClauseId = (typeof OUTLINE)[ChapterId][number];

export const CHAPTER_IDS = Object.keys(OUTLINE) as readonly ChapterId[];

/** Where a chapter or clause stands in the client. */
export function ruleHref(id: ChapterId | ClauseId): string {
  return `#/rules/${id}`;
}
