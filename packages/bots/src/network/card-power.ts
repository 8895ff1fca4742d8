import { type Card, type Catalog, type Effect, FACTIONS, type Faction } from '@openrealms/engine';

/** What is counted when a hand is foreseen. */
export const POWERS = ['trade', 'combat', 'authority', 'draw', 'discard', 'scrap'] as const;

/** What each card of some boxes brings: for card * POWERS.length + power, an amount. */
export interface CardPower {
  readonly primary: Float32Array;
  readonly ally: Float32Array;
  /** What the sticker on it brings with an ally. */
  readonly upgradeAlly: Float32Array;
  /** The factions, one bit each, of which its ally ability needs a card, and that of its sticker. */
  readonly allyNeeds: Uint8Array;
  readonly upgradeAllyNeeds: Uint8Array;
}

const powers = new WeakMap<Catalog, CardPower>();

/** What each card of these boxes brings when it is played. */
export function cardPower(catalog: Catalog): CardPower {
  let power = powers.get(catalog);
  if (power === undefined) {
    const amounts = (ability: 'primary' | 'ally' | 'upgradeAlly') =>
      Float32Array.from(
        catalog.cards.flatMap((card) =>
          POWERS.map((power) => (card === null ? 0 : bring(card[ability], power))),
        ),
      );
    const needs = (factions: (card: Card) => readonly Faction[]) =>
      Uint8Array.from(catalog.cards, (card) => (card === null ? 0 : bitsOf(factions(card))));
    power = {
      primary: amounts('primary'),
      ally: amounts('ally'),
      upgradeAlly: amounts('upgradeAlly'),
      allyNeeds: needs(({ ally, allyFactions }) => (ally.length > 0 ? allyFactions : [])),
      upgradeAllyNeeds: needs(({ upgrade, upgradeAlly }) =>
        upgrade === undefined || upgradeAlly.length === 0 ? [] : [upgrade.side],
      ),
    };
    powers.set(catalog, power);
  }
  return power;
}

export const FACTION_COUNT = FACTIONS.length;

function bitsOf(factions: readonly Faction[]): number {
  return factions.reduce((bits, faction) => bits | (1 << FACTIONS.indexOf(faction)), 0);
}

/** The most that these effects bring of it. */
function bring(effects: readonly Effect[], power: (typeof POWERS)[number]): number {
  let most = 0;
  for (const effect of effects) {
    if (effect.kind === 'choose') {
      most += Math.max(...effect.branches.map((branch) => bring(branch, power)));
    } else if (effect.kind === 'if-bases') {
      most += bring(effect.effects, power) / 2;
    } else {
      most += amountOf(effect, power);
    }
  }
  return most;
}

function amountOf(effect: Effect, power: (typeof POWERS)[number]): number {
  switch (effect.kind) {
    case 'trade':
    case 'combat':
    case 'authority':
      return effect.kind === power ? effect.amount : 0;
    case 'draw':
      if (power !== 'draw') return 0;
      return typeof effect.amount === 'number' ? effect.amount : 1;
    case 'opponent-discards':
      return power === 'discard' ? effect.count : 0;
    case 'scrap':
      return power === 'scrap' ? effect.count : 0;
    default:
      return 0;
  }
}
