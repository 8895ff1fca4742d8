/** A card as a number: its index in the catalog. 0 is no card. */
export type CardNumber = number;

export const NO_CARD = 0;

/** Card numbers are below this: they have to fit into a command. */
export const MAX_CARD_NUMBERS = 4096;

/** The cost of no card: more than anybody has. */
export const UNAFFORDABLE = 0xffff;

// What a card in play can do, as bits. Every slot holds those that are left this turn.

/** A base has a primary ability to use; a ship's happens when it is played and never again. */
export const HAS_PRIMARY = 1;
export const HAS_ALLY = 2;
/** Losing the card is an effect too: a scrap ability can be used even if the rest of it does nothing. */
export const HAS_SCRAP = 4;
/** The ally ability has been triggered this turn and stays usable: `LIVE_SHIFT` bits above `HAS_ALLY`. */
export const ALLY_LIVE = 8;
export const LIVE_SHIFT = 2;
/** An ability that may find nothing to do, four bits above the ability itself. */
export const IDLE_SHIFT = 4;
export const IDLE_PRIMARY = 16;
export const IDLE_ALLY = 32;
/** Something happens whenever its owner plays a ship. */
export const WATCHES_SHIPS = 64;
export const HAS_DOUBLE_ALLY = 128;
/** A double ally ability that may find nothing to do: one bit above the ability itself. */
export const IDLE_DOUBLE_ALLY = 256;
export const IDLE_DOUBLE_SHIFT = 1;
/** The double ally ability has been triggered this turn: `LIVE_SHIFT` bits above `HAS_DOUBLE_ALLY`. */
export const DOUBLE_ALLY_LIVE = 512;
/** The ally ability of an upgrade sticker. */
export const HAS_UPGRADE_ALLY = 1024;
/** It has been triggered this turn: one bit above the ability itself. */
export const UPGRADE_ALLY_LIVE = 2048;
export const UPGRADE_LIVE_SHIFT = 1;
/** Above these bits: the damage that the base in the slot has taken and keeps. */
export const DAMAGE_SHIFT = 12;
/** No base has more defense, so that damage fits into its bits. */
export const MAX_DEFENSE = 15;
