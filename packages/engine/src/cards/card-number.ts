/** A card as a number: its index in the catalog. 0 is no card. */
export type CardNumber = number;

export const NO_CARD = 0;

/** A base has a primary ability to use; a ship's happens when it is played and never again. */
export const HAS_PRIMARY = 1;
export const HAS_ALLY = 2;
/** Losing the card is an effect too: a scrap ability can be used even if the rest of it does nothing. */
export const HAS_SCRAP = 4;

/** The cost of no card: more than anybody has. */
export const UNAFFORDABLE = 0xffff;
