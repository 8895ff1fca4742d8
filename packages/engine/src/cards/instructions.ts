/** The instructions abilities are compiled to: see program.ts. */

/** Every instruction is this many numbers: the operation and its three arguments `a`, `b`, `c`. */
export const INSTRUCTION = 4;

/** The ability is done. */
export const OP_END = 0;
/** Gain `a` authority, `b` trade and `c` combat. */
export const OP_GAIN = 1;
/** Draw `a` cards. */
export const OP_DRAW = 2;
/** Draw as many cards as the choice before counted. */
export const OP_DRAW_TALLY = 3;
/** Draw a card for each card of the factions `a` played this turn. */
export const OP_DRAW_PER_PLAYED = 4;
/** Continue at instruction `a`. */
export const OP_JUMP = 5;
/** Continue at instruction `b` unless the player has `a` bases in play. */
export const OP_UNLESS_BASES = 6;
/** The next card acquired this turn goes on top of the deck: a base (`a` 1), or a ship (`a` 0), if the player wishes. */
export const OP_NEXT_ON_TOP = 7;
/** All cards of a defeated player leave the game. */
export const OP_LOSE_CARDS = 8;

/** Gain `b` times as much as the measure `c` says of what `a` names; see below. */
export const OP_GAIN_PER = 9;
/** Continue at instruction `b` unless the choice before has taken something. */
export const OP_UNLESS_TALLY = 10;

/** A rule of the scenario is carried out: says so. */
export const OP_SCENARIO_RULE = 12;
/** Say that what the card `a` does when it is acquired is carried out. */
export const OP_TELL_ACQUIRED = 11;

/** Operations from here on ask the player of the frame for `a` things, one by one. */
export const FIRST_CHOICE_OP = 16;
/** Choose an opponent who discards `a` cards; `c`: or oneself. */
export const OP_OPPONENT_DISCARDS = 16;
/** Discard `a` cards from hand; `b`: may stop early. */
export const OP_DISCARD = 17;
/** Discard as many cards from hand as the tally says: what an opponent forces on a player. */
export const OP_FORCED_DISCARD = 24;
/** Scrap `a` cards from the zones `c`; `b`: may stop early. */
export const OP_SCRAP = 18;
/** Scrap a card of the trade row; `b`: may decline. */
export const OP_SCRAP_TRADE_ROW = 19;
/** Destroy a base of an opponent; `b`: may decline. */
export const OP_DESTROY_BASE = 20;
/** Acquire a card without paying: of the types, to the place and for the cost that `c` holds; see `FREE_TO_TOP`. */
export const OP_ACQUIRE_FREE = 21;
/** Choose one of the `a` branches whose instruction indices follow in OP_JUMP instructions. */
export const OP_CHOOSE = 22;
/** Become a copy of a ship played this turn. */
export const OP_COPY_SHIP = 23;
/** Leave a card to the teammate whose seat the frame has instead of a slot; `b`: may decline. */
export const OP_BEQUEATH = 25;
/** Put a card of the discard pile, of the types `c`, on top of the deck. */
export const OP_PUT_ON_DECK = 26;

/** Take the Boss's turn, step by step; asks nothing itself. */
export const OP_BOSS_TURN = 27;
/** Put a starting card from hand or discard pile on top of the deck. */
export const OP_PUT_STARTER_ON_DECK = 28;

/** Use what the card `c` does when it is acquired, or not. */
export const OP_WHEN_ACQUIRED = 29;
/** Take a card out of the scrap heap: to the place and for the cost that `c` holds; see `SALVAGE_TO_TOP`. */
export const OP_SALVAGE = 30;

export const FROM_HAND = 1;
export const FROM_DISCARD = 2;

// The argument `b` of an instruction that asks.

/** The player may take nothing, or nothing more. */
export const OPTIONAL = 1;
/** What becomes the tally is the cost of the cards taken, not their number. */
export const TALLIES_COST = 2;

/** Types of cards, as bits; above them, of a free acquisition, whether it goes on top of the deck, and the highest cost. */
export const SHIPS = 1;
export const BASES = 2;
export const FREE_TO_TOP = 4;
export const FREE_COST_SHIFT = 3;

/** Of a card out of the scrap heap, whether it goes on top of the deck, and above that the highest cost. */
export const SALVAGE_TO_TOP = 1;
export const SALVAGE_COST_SHIFT = 1;

/** What `OP_GAIN_PER` gives, and what measures it: the tally of the choice before, or own cards scrapped this turn. */
export const GAINS = ['authority', 'trade', 'combat'] as const;
export const PER_TALLY = 0;
export const PER_OWN_SCRAPPED = 1;
