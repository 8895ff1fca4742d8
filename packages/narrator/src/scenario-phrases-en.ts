import type { BetweenGamesFeat, EndFeat, Faction, TurnFeat, Whom } from '@openrealms/engine';
import { cards as counted } from './grammar-en.ts';
import type { NamedFilter, Occasion, ScenarioPhrases } from './scenario-phrases.ts';

const FACTIONS: Readonly<Record<Faction, string>> = {
  blob: 'Blob',
  'trade-federation': 'Trade Federation',
  'star-empire': 'Star Empire',
  'machine-cult': 'Machine Cult',
  consortium: 'Consortium',
  kingdom: 'Kingdom',
  scavengers: 'Scavengers',
};

const DOING = {
  'when-played': 'whenever you play',
  'when-acquired': 'whenever you acquire',
  'when-upgraded': 'whenever you upgrade',
} as const;

const TURN: Readonly<Record<TurnFeat, (atLeast: number) => string>> = {
  trade: (n) => `have ${n} or more trade on your turn`,
  combat: (n) => `have ${n} or more combat on your turn`,
  authority: (n) => `have ${n} or more authority on your turn`,
  'bases-in-play': (n) => `have ${n} or more bases in play on your turn`,
  'outposts-in-play': (n) => `have ${n} or more outposts in play on your turn`,
  'factions-in-play': (n) => `have cards of ${n} or more factions in play on your turn`,
  'upgraded-in-play': (n) => `have ${n} or more upgraded cards in play on your turn`,
  'acquired-this-turn': (n) => `acquire ${n} or more cards in one turn`,
  'played-this-turn': (n) => `play ${n} or more cards in one turn`,
  'scrapped-this-turn': (n) => `scrap ${n} or more cards in one turn`,
};

export const scenarioEnglish: ScenarioPhrases = {
  effects: (whom, occasion, effects) => `${called(whom)}, ${when(occasion)}: ${effects}`,
  startingAuthority: (whom, amount) => `${subject(whom, 'start')} with ${more(amount)} authority.`,
  openingHand: (whom, cards) =>
    `${subject(whom, 'start')} with ${counted(Math.abs(cards))} ${cards > 0 ? 'more' : 'fewer'} in hand.`,
  personalDeck: (whom, cards) =>
    whom === 'both'
      ? `Both personal decks also have: ${cards}.`
      : `The ${FACTIONS[whom]}’s personal deck also has: ${cards}.`,
  price: (whom, cards, less) =>
    `${capital(several(cards))} cost ${object(whom)} ${difference(less)} to acquire${limit(less)}.`,
  upgradePrice: (whom, less) =>
    `Upgrading costs ${object(whom)} ${difference(less)}${limit(less)}.`,
  handSize: (whom, cards) =>
    `${subject(whom, 'draw')} ${counted(Math.abs(cards))} ${cards > 0 ? 'more' : 'fewer'} at the end of ${whom === 'both' ? 'each turn' : 'each of its turns'}.`,
  thirdParty: (combat, growth) =>
    [
      `At the end of each turn, the Blobs attack the player whose turn it was with ${combat} combat`,
      growth > 0 ? `, and ${growth} more for each turn that player has had before` : '',
      '. They defeat the player if they can; if not, they destroy the dearest outpost they can, then the dearest base, and hit the player with the rest.',
    ].join(''),

  winScenario: (number) => `Win scenario ${number}.`,
  onTurn: (what, atLeast) => `Be the first to ${TURN[what](atLeast)}.`,
  betweenGames: (what, atLeast) => `Be the first to ${done(what, atLeast)}.`,
  atTheEnd: (what) => `At the end of the campaign, have ${compared(what)} than your opponent.`,

  scrap: 'Scrap',
  ally: (side) => `${FACTIONS[side]} ally`,
  labelled: (label, text) => `${label}: ${text}`,
};

function called(whom: Whom): string {
  return whom === 'both' ? 'Both sides' : FACTIONS[whom];
}

function subject(whom: Whom, verb: string): string {
  return whom === 'both' ? `Both sides ${verb}` : `The ${FACTIONS[whom]} ${verb}s`;
}

function object(whom: Whom): string {
  return whom === 'both' ? 'both sides' : `the ${FACTIONS[whom]}`;
}

function when(occasion: Occasion): string {
  return occasion.kind === 'start-of-turn'
    ? 'at the start of each of your turns'
    : `${DOING[occasion.kind]} ${withArticle(single(occasion.cards))}`;
}

function single(filter: NamedFilter): string {
  return worded(filter, filter.type ?? 'card');
}

function several(filter: NamedFilter): string {
  return worded(filter, `${filter.type ?? 'card'}s`);
}

function worded({ card, name, faction, upgraded }: NamedFilter, kind: string): string {
  const of = name ?? card;
  const words = [
    ...(upgraded === true ? ['upgraded'] : []),
    ...(faction === undefined ? [] : [FACTIONS[faction]]),
    ...(of === undefined ? [kind] : [kind.endsWith('s') ? `${of} cards` : of]),
    ...(upgraded === false ? ['without an upgrade'] : []),
  ];
  return words.join(' ');
}

function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}

function more(amount: number): string {
  return amount > 0 ? `${amount} more` : `${-amount} less`;
}

function difference(less: number): string {
  return less > 0 ? `${less} less` : `${-less} more`;
}

function limit(less: number): string {
  return less > 0 ? ' (but never less than 1)' : '';
}

function done(what: BetweenGamesFeat, atLeast: number): string {
  if (typeof what === 'object') return `upgrade ${atLeast} ${FACTIONS[what.upgradesOf]} cards`;
  switch (what) {
    case 'victories-in-a-row':
      return `win ${atLeast} scenarios in a row`;
    case 'victories':
      return `win ${atLeast} scenarios`;
    case 'political-victories':
      return atLeast === 1 ? 'win a Political Victory' : `win ${atLeast} Political Victories`;
    case 'upgrades':
      return `upgrade ${atLeast} cards`;
  }
}

function compared(what: EndFeat): string {
  if (typeof what === 'object') return `upgraded more ${FACTIONS[what.upgradesOf]} cards`;
  switch (what) {
    case 'upgrades':
      return 'upgraded more cards';
    case 'upgraded-bases':
      return 'upgraded more bases';
    case 'victories':
      return 'won more scenarios';
  }
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
