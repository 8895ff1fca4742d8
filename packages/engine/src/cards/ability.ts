/**
 * The ability language: every effect a card can have, as plain data.
 *
 * A card is a literal made of these values; the rules interpret them, and card text, icons, search and the
 * computer players' features are derived from the same literal. Nothing here knows a card by name.
 */

/** All factions; the bits of a set of factions are counted in this order. */
export const FACTIONS = ['blob', 'trade-federation', 'star-empire', 'machine-cult'] as const;
/** One of the four factions. */
export type Faction = (typeof FACTIONS)[number];

/** The zones of its owner from which a card can be scrapped. */
export type OwnZone = 'hand' | 'discard';

/** What kind of trade card an effect asks for. */
export type CardType = 'ship' | 'base';

/** One thing an ability does. An ability is a list of effects, carried out in order. */
export type Effect =
  | Gain
  | Draw
  | OpponentDiscards
  | DiscardOwn
  | ScrapOwn
  | ScrapTradeRow
  | DestroyBase
  | AcquireFreeShip
  | NextShipOnTop
  | CopyShip
  | Choose
  | IfBasesInPlay;

/** Adds to the trade pool, the combat pool or the authority score. */
export interface Gain {
  readonly kind: 'trade' | 'combat' | 'authority';
  readonly amount: number;
}

/**
 * Draws cards: a number, as many as the previous effect of the same ability discarded or scrapped, or one for
 * every card of a faction played this turn.
 */
export interface Draw {
  readonly kind: 'draw';
  readonly amount: number | 'that-many' | { readonly perPlayed: Faction };
}

/** A target opponent discards cards of their own choice from their hand. */
export interface OpponentDiscards {
  readonly kind: 'opponent-discards';
  readonly count: number;
}

/** The player discards cards from hand, exactly `count` or (`upTo`) any number up to it. */
export interface DiscardOwn {
  readonly kind: 'discard';
  readonly count: number;
  readonly upTo: boolean;
}

/**
 * The player scraps own cards from the zones named. `may` makes the whole effect optional; `upTo` allows any
 * number from none to `count`.
 */
export interface ScrapOwn {
  readonly kind: 'scrap';
  readonly from: readonly OwnZone[];
  readonly count: number;
  readonly upTo: boolean;
  readonly may: boolean;
}

/** The player scraps one card of the trade row, which is refilled at once. */
export interface ScrapTradeRow {
  readonly kind: 'scrap-trade-row';
  readonly may: boolean;
}

/** The player destroys a base of an opponent without paying combat. */
export interface DestroyBase {
  readonly kind: 'destroy-base';
  readonly may: boolean;
}

/** The player acquires a ship of the trade row or the Explorer pile without paying for it. */
export interface AcquireFreeShip {
  readonly kind: 'acquire-free-ship';
  readonly to: 'top-of-deck';
}

/** The next ship the player acquires this turn may be put on top of the deck instead of the discard pile. */
export interface NextShipOnTop {
  readonly kind: 'next-ship-on-top';
}

/** This ship becomes a copy of another ship played this turn until it leaves play. */
export interface CopyShip {
  readonly kind: 'copy-ship';
}

/** Exactly one branch, of the player's choice. */
export interface Choose {
  readonly kind: 'choose';
  readonly branches: readonly (readonly Effect[])[];
}

/** Effects that only happen with at least `count` own bases in play at that moment. */
export interface IfBasesInPlay {
  readonly kind: 'if-bases';
  readonly count: number;
  readonly effects: readonly Effect[];
}

/** Abilities that are always in effect and never activated. */
export type StaticAbility =
  /** Counts as an ally for every faction. */
  | { readonly kind: 'ally-of-every-faction' }
  /** Happens each time its owner plays a ship while the card is in play. */
  | { readonly kind: 'whenever-ship-played'; readonly effects: readonly Effect[] };

/** Gain trade. */
export const trade = (amount: number): Gain => ({ kind: 'trade', amount });
/** Gain combat. */
export const combat = (amount: number): Gain => ({ kind: 'combat', amount });
/** Gain authority. */
export const authority = (amount: number): Gain => ({ kind: 'authority', amount });

/** Draw so many cards. */
export const draw = (amount: number): Draw => ({ kind: 'draw', amount });
/** Draw as many cards as the effect before it discarded or scrapped. */
export const drawThatMany = (): Draw => ({ kind: 'draw', amount: 'that-many' });
/** Draw a card for every card of a faction played this turn. */
export const drawPerPlayed = (faction: Faction): Draw => ({
  kind: 'draw',
  amount: { perPlayed: faction },
});

/** An opponent of the player's choice discards so many cards. */
export const opponentDiscards = (count = 1): OpponentDiscards => ({
  kind: 'opponent-discards',
  count,
});
/** Discard any number of cards from hand, none to `count`. */
export const discardUpTo = (count: number): DiscardOwn => ({ kind: 'discard', count, upTo: true });

/** Scrap one own card from one of these zones. */
export const scrapFrom = (...from: readonly OwnZone[]): ScrapOwn => ({
  kind: 'scrap',
  from,
  count: 1,
  upTo: false,
  may: false,
});
/** Scrap any number of own cards from these zones, none to `count`. */
export const scrapUpTo = (count: number, ...from: readonly OwnZone[]): ScrapOwn => ({
  kind: 'scrap',
  from,
  count,
  upTo: true,
  may: false,
});
/** Scrap a card of the trade row. */
export const scrapTradeRow = (): ScrapTradeRow => ({ kind: 'scrap-trade-row', may: false });
/** Destroy a base of an opponent. */
export const destroyBase = (): DestroyBase => ({ kind: 'destroy-base', may: false });

/** Makes an effect optional: the card itself prints the option. */
export const may = <E extends ScrapOwn | ScrapTradeRow | DestroyBase>(effect: E): E => ({
  ...effect,
  may: true,
});

/** Acquire a ship of any cost for nothing, to the top of the deck. */
export const acquireFreeShip = (): AcquireFreeShip => ({
  kind: 'acquire-free-ship',
  to: 'top-of-deck',
});
/** The next ship acquired this turn may go on top of the deck. */
export const nextShipOnTop = (): NextShipOnTop => ({ kind: 'next-ship-on-top' });
/** Become a copy of another ship played this turn. */
export const copyShip = (): CopyShip => ({ kind: 'copy-ship' });

/** Exactly one of these branches, each a list of effects. */
export const choose = (...branches: readonly (readonly Effect[])[]): Choose => ({
  kind: 'choose',
  branches,
});
/** These effects, if the player has at least `count` bases in play. */
export const ifBases = (count: number, ...effects: readonly Effect[]): IfBasesInPlay => ({
  kind: 'if-bases',
  count,
  effects,
});

/** The card is an ally for every faction. */
export const allyOfEveryFaction = (): StaticAbility => ({ kind: 'ally-of-every-faction' });
/** These effects, each time the card's owner plays a ship. */
export const wheneverShipPlayed = (...effects: readonly Effect[]): StaticAbility => ({
  kind: 'whenever-ship-played',
  effects,
});
