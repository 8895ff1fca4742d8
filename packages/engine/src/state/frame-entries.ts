/** The entries of a frame of the effect stack: see frames.ts. */

/** Index of the next instruction. */
export const AT = 0;
/** The seat that carries the ability out and makes its choices. */
export const SEAT = 1;
/** The slot of the card the ability came from, which may have left play; of a bequest the heir's seat; else `NO_SLOT`. */
export const SLOT = 2;
/** How many cards the current choice has taken so far. */
export const DONE = 3;
/**
 * How many cards the last choice that is finished took, or what they cost, where that is asked for; of a forced discard,
 * how many it takes.
 */
export const TALLY = 4;

export const NO_SLOT = 0xffff;
