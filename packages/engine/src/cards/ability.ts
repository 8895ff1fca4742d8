/**
 * The ability language: every effect a card can have, as plain data.
 *
 * A card is a literal made of these values; the rules interpret them, and card text, icons, search and the
 * computer players' features are derived from the same literal. Nothing here knows a card by name.
 */

/** All factions; the bits of a set of factions are counted in this order. */
export const FACTIONS = [
  'blob',
  'trade-federation',
  'star-empire',
  'machine-cult',
  'consortium',
  'kingdom',
  'scavengers',
] as const;
/** One of the factions. */
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
  | GainPer
  | PutOnDeck
  | AcquireFree
  | Salvage
  | NextOnTop
  | ReturnAtEndOfTurn
  | CopyShip
  | Choose
  | IfBasesInPlay
  | IfYouDo;

/** Adds to the trade pool, the combat pool or the authority score. */
export interface Gain {
  readonly kind: 'trade' | 'combat' | 'authority';
  readonly amount: number;
}

/**
 * Adds to a pool or the score `amount` times as much as something measures: the cards that the previous effect of the same
 * ability discarded or scrapped, their printed cost, or the own cards scrapped so far this turn.
 */
export interface GainPer {
  readonly kind: 'gain-per';
  readonly what: Gain['kind'];
  readonly amount: number;
  readonly per: Measure;
}

/** What a `GainPer` is measured by. */
export type Measure = 'that-many' | 'their-cost' | 'own-scrapped';

/**
 * Draws cards: a number, as many as the previous effect of the same ability discarded or scrapped, or one for
 * every card of a faction played this turn.
 */
export interface Draw {
  readonly kind: 'draw';
  readonly amount: number | 'that-many' | { readonly perPlayed: Faction };
}

/**
 * A target player discards cards of their own choice from their hand: an opponent, or (`orSelf`) also the player whose
 * card it is.
 */
export interface OpponentDiscards {
  readonly kind: 'opponent-discards';
  readonly count: number;
  readonly orSelf: boolean;
}

/** The player discards cards from hand, exactly `count` or (`upTo`) any number up to it, which `ANY_NUMBER` leaves open. */
export interface DiscardOwn {
  readonly kind: 'discard';
  readonly count: number;
  readonly upTo: boolean;
}

/** As many cards as there are: no hand or pile holds more. */
export const ANY_NUMBER = 999;

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

/** The player puts a card of their discard pile, of one type or (null) of any, on top of their deck. */
export interface PutOnDeck {
  readonly kind: 'put-on-deck';
  readonly type: CardType | null;
}

/**
 * The player acquires a card of the trade row or the Explorer pile without paying for it: of one type or (null) of any, and
 * with a printed cost of at most `maxCost`, unless that is null.
 */
export interface AcquireFree {
  readonly kind: 'acquire-free';
  readonly type: CardType | null;
  readonly maxCost: number | null;
  readonly to: 'top-of-deck' | 'discard';
}

/** The player takes a card with a printed cost from 1 to `maxCost` out of the scrap heap, which is not acquiring it. */
export interface Salvage {
  readonly kind: 'salvage';
  readonly maxCost: number;
  readonly to: 'top-of-deck' | 'discard';
}

/**
 * The next card of a type that the player acquires this turn goes on top of the deck instead of the discard pile: a ship if
 * the player wishes, a base in any case.
 */
export interface NextOnTop {
  readonly kind: 'next-on-top';
  readonly type: CardType;
}

/** Only in a scrap ability: at the end of the turn this card goes from the scrap heap to its owner's discard pile. */
export interface ReturnAtEndOfTurn {
  readonly kind: 'return-at-end-of-turn';
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

/** Effects that only happen if the effect before them discarded, scrapped or put away at least one card. */
export interface IfYouDo {
  readonly kind: 'if-you-do';
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

/** Gain so much combat for each card that the effect before it discarded or scrapped. */
export const combatForEach = (amount: number): GainPer => ({
  kind: 'gain-per',
  what: 'combat',
  amount,
  per: 'that-many',
});
/** Gain as much combat as the cards cost that the effect before it scrapped. */
export const combatOfItsCost = (): GainPer => ({
  kind: 'gain-per',
  what: 'combat',
  amount: 1,
  per: 'their-cost',
});
/** Gain so much combat for each own card scrapped this turn. */
export const combatPerOwnScrapped = (amount: number): GainPer => ({
  kind: 'gain-per',
  what: 'combat',
  amount,
  per: 'own-scrapped',
});

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
  orSelf: false,
});
/** A player of the player's choice, be it the player, discards so many cards. */
export const playerDiscards = (count = 1): OpponentDiscards => ({
  kind: 'opponent-discards',
  count,
  orSelf: true,
});
/** Discard so many cards from hand. */
export const discardOwn = (count = 1): DiscardOwn => ({ kind: 'discard', count, upTo: false });
/** Discard any number of cards from hand, none to `count`. */
export const discardUpTo = (count: number): DiscardOwn => ({ kind: 'discard', count, upTo: true });

/** Discard any number of cards from hand, none included. */
export const discardAny = (): DiscardOwn => discardUpTo(ANY_NUMBER);

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
export const acquireFreeShip = (): AcquireFree => ({
  kind: 'acquire-free',
  type: 'ship',
  maxCost: null,
  to: 'top-of-deck',
});
/** Acquire a card that costs at most so much for nothing. */
export const acquireFree = (maxCost: number, to: AcquireFree['to']): AcquireFree => ({
  kind: 'acquire-free',
  type: null,
  maxCost,
  to,
});
/** Take a card that costs at most so much, and at least 1, out of the scrap heap. */
export const salvage = (maxCost: number, to: Salvage['to'] = 'discard'): Salvage => ({
  kind: 'salvage',
  maxCost,
  to,
});
/** Put a base of one's discard pile on top of one's deck. */
export const putBaseOnDeck = (): PutOnDeck => ({ kind: 'put-on-deck', type: 'base' });
/** The next ship acquired this turn may go on top of the deck. */
export const nextShipOnTop = (): NextOnTop => ({ kind: 'next-on-top', type: 'ship' });
/** The next base acquired this turn goes on top of the deck. */
export const nextBaseOnTop = (): NextOnTop => ({ kind: 'next-on-top', type: 'base' });
/** In a scrap ability: at the end of the turn this card comes back to its owner's discard pile. */
export const returnAtEndOfTurn = (): ReturnAtEndOfTurn => ({ kind: 'return-at-end-of-turn' });
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

/** These effects, if the effect before them did something. */
export const ifYouDo = (...effects: readonly Effect[]): IfYouDo => ({ kind: 'if-you-do', effects });

/** The card is an ally for every faction. */
export const allyOfEveryFaction = (): StaticAbility => ({ kind: 'ally-of-every-faction' });
/** These effects, each time the card's owner plays a ship. */
export const wheneverShipPlayed = (...effects: readonly Effect[]): StaticAbility => ({
  kind: 'whenever-ship-played',
  effects,
});
