import type { AcquireFreeShip, Draw, Faction, OwnZone, ScrapOwn } from '../cards/ability.ts';
import { alternatives, type Phrasebook, type SimpleEffect } from './phrasebook.ts';

const FACTIONS: Readonly<Record<Faction, string>> = {
  blob: 'Blob',
  'trade-federation': 'Trade Federation',
  'star-empire': 'Star Empire',
  'machine-cult': 'Machine Cult',
};

const RESOURCES = { trade: 'Trade', combat: 'Combat', authority: 'Authority' } as const;

const ZONES: Readonly<Record<OwnZone, string>> = {
  hand: 'your hand',
  discard: 'your discard pile',
};

const DESTINATIONS: Readonly<Record<AcquireFreeShip['to'], string>> = {
  'top-of-deck': 'on top of your deck',
};

export const english: Phrasebook = {
  name: (card) => card.name,
  types: { ship: 'Ship', base: 'Base', outpost: 'Outpost' },
  factions: FACTIONS,
  unaligned: 'Unaligned',
  cost: (amount) => `Cost ${amount}`,
  allyLabel: (factions) =>
    `${alternatives(
      factions.map((faction) => FACTIONS[faction]),
      'or',
    )} ally`,
  scrapLabel: 'Scrap',
  labelled: (label, text) => `${label}: ${text}`,

  clause,
  optional: (text) => `if you wish, ${text}`,
  links: { gain: ', ', option: ' and/or ', step: ', then ' },
  choice: (branches) => `choose: ${alternatives(branches, 'or')}`,
  ifBases: (count, then) => `if you have ${count} or more bases in play: ${then}`,

  allyOfEveryFaction: 'counts as an ally of every faction',
  wheneverShipPlayed: (then) => `each time you play a ship: ${then}`,
};

function clause(effect: SimpleEffect): string {
  switch (effect.kind) {
    case 'trade':
    case 'combat':
    case 'authority':
      return `+${effect.amount} ${RESOURCES[effect.kind]}`;
    case 'draw':
      return `draw ${drawn(effect.amount)}`;
    case 'opponent-discards':
      return `an opponent of your choice discards ${cards(effect.count)}`;
    case 'discard':
      return `discard ${quantity(effect)}`;
    case 'scrap':
      return `scrap ${quantity(effect)} from ${zones(effect)}`;
    case 'scrap-trade-row':
      return `scrap ${cards(1)} from the trade row`;
    case 'destroy-base':
      return "destroy an opponent's base";
    case 'acquire-free-ship':
      return `acquire a ship of your choice for free and place it ${DESTINATIONS[effect.to]}`;
    case 'next-ship-on-top':
      return 'the next ship you acquire this turn can go on top of your deck';
    case 'copy-ship':
      return 'this ship becomes a copy of another ship you played this turn and keeps its own faction as well';
  }
}

function drawn(amount: Draw['amount']): string {
  if (amount === 'that-many') return 'that many cards';
  if (typeof amount === 'number') return cards(amount);
  return `${cards(1)} for each ${FACTIONS[amount.perPlayed]} card you played this turn`;
}

function cards(count: number): string {
  return `${count} ${count === 1 ? 'card' : 'cards'}`;
}

function quantity({ count, upTo }: Pick<ScrapOwn, 'count' | 'upTo'>): string {
  return upTo ? `up to ${cards(count)}` : cards(count);
}

function zones({ from, count }: ScrapOwn): string {
  return from.map((zone) => ZONES[zone]).join(count === 1 ? ' or ' : ' and/or ');
}
