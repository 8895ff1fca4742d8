import {
  type AcquireFree,
  ANY_NUMBER,
  type Draw,
  type Faction,
  type GainPer,
  type OwnZone,
  type Salvage,
  type ScrapOwn,
} from '../cards/ability.ts';
import { alternatives, type Phrasebook, type SimpleEffect } from './phrasebook.ts';

const FACTIONS: Readonly<Record<Faction, string>> = {
  blob: 'Blob',
  'trade-federation': 'Trade Federation',
  'star-empire': 'Star Empire',
  'machine-cult': 'Machine Cult',
  consortium: 'Consortium',
  kingdom: 'Kingdom',
  scavengers: 'Scavengers',
};

const RESOURCES = { trade: 'Trade', combat: 'Combat', authority: 'Authority' } as const;

const ZONES: Readonly<Record<OwnZone, string>> = {
  hand: 'your hand',
  discard: 'your discard pile',
};

const DESTINATIONS: Readonly<Record<AcquireFree['to'], string>> = {
  'top-of-deck': ' and place it on top of your deck',
  discard: '',
};

const SALVAGED: Readonly<Record<Salvage['to'], string>> = {
  'top-of-deck': ' and place it on top of your deck',
  discard: ' into your discard pile',
};

export const english: Phrasebook = {
  name: (card) => card.name,
  types: { ship: 'Ship', base: 'Base', outpost: 'Outpost' },
  factions: FACTIONS,
  unaligned: 'Unaligned',
  cost: (amount) => `Cost ${amount}`,
  allyLabel: (factions) => `${anyOf(factions)} ally`,
  doubleAllyLabel: (factions) => `${anyOf(factions)} double ally`,
  scrapLabel: 'Scrap',
  acquiredLabel: 'When acquired',
  labelled: (label, text) => `${label}: ${text}`,

  clause,
  optional: (text) => `if you wish, ${text}`,
  links: { gain: ', ', option: ' and/or ', step: ', then ', condition: '; ' },
  choice: (branches) => `choose: ${alternatives(branches, 'or')}`,
  ifBases: (count, then) => `if you have ${count} or more bases in play: ${then}`,
  ifYouDo: (then) => `if you do, ${then}`,

  allyOfEveryFaction: 'counts as an ally of every faction',
  wheneverShipPlayed: (then) => `each time you play a ship: ${then}`,
};

function anyOf(factions: readonly Faction[]): string {
  return alternatives(
    factions.map((faction) => FACTIONS[faction]),
    'or',
  );
}

function clause(effect: SimpleEffect): string {
  switch (effect.kind) {
    case 'trade':
    case 'combat':
    case 'authority':
      return `+${effect.amount} ${RESOURCES[effect.kind]}`;
    case 'draw':
      return `draw ${drawn(effect.amount)}`;
    case 'opponent-discards':
      return `${effect.orSelf ? 'a player' : 'an opponent'} of your choice discards ${cards(effect.count)}`;
    case 'discard':
      return `discard ${quantity(effect)}`;
    case 'scrap':
      return `scrap ${quantity(effect)} from ${zones(effect)}`;
    case 'scrap-trade-row':
      return `scrap ${cards(1)} from the trade row`;
    case 'destroy-base':
      return "destroy an opponent's base";
    case 'gain-per':
      return gainPer(effect);
    case 'put-on-deck':
      return `put a ${effect.type ?? 'card'} from your discard pile on top of your deck`;
    case 'acquire-free':
      return `acquire a ${effect.type ?? 'card'} ${limited(effect)} for free${DESTINATIONS[effect.to]}`;
    case 'salvage':
      return `take a card of cost ${effect.maxCost} or less from the scrap heap${SALVAGED[effect.to]}`;
    case 'next-on-top':
      return effect.type === 'ship'
        ? 'the next ship you acquire this turn can go on top of your deck'
        : 'the next base you acquire this turn goes on top of your deck';
    case 'return-at-end-of-turn':
      return 'at the end of the turn, this card comes back to your discard pile';
    case 'copy-ship':
      return 'this ship becomes a copy of another ship you played this turn and keeps its own faction as well';
  }
}

function gainPer({ what, amount, per }: GainPer): string {
  if (per === 'their-cost' && amount === 1) return `gain ${RESOURCES[what]} equal to its cost`;
  return `+${amount} ${RESOURCES[what]} for each ${MEASURES[per]}`;
}

const MEASURES: Readonly<Record<GainPer['per'], string>> = {
  'that-many': 'of them',
  'their-cost': 'Trade of its cost',
  'own-scrapped': 'of your own cards scrapped this turn, this one included',
};

function limited({ maxCost }: AcquireFree): string {
  return maxCost === null ? 'of your choice' : `of cost ${maxCost} or less`;
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
  if (count === ANY_NUMBER) return 'any number of cards';
  return upTo ? `up to ${cards(count)}` : cards(count);
}

function zones({ from, count }: ScrapOwn): string {
  return from.map((zone) => ZONES[zone]).join(count === 1 ? ' or ' : ' and/or ');
}
