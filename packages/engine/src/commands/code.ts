/**
 * Commands as whole numbers: what the rules and a search work with. A kind in the low bits and two small
 * arguments above it. commands/command.ts has the readable form for everything outside.
 */

/** Discard phase and draw phase follow. */
export const END_TURN = 0;
/** a: card */
export const PLAY = 1;
/** a: slot */
export const USE_PRIMARY = 2;
/** a: slot */
export const USE_ALLY = 3;
/** a: slot */
export const USE_SCRAP = 4;
/** a: space of the trade row, b: 1 to put it on top of the deck, and above that bit the sheet of an upgrade */
export const ACQUIRE = 5;
/** b: 1 to put it on top of the deck */
export const ACQUIRE_EXPLORER = 6;
/** a: seat, b: amount */
export const ATTACK_PLAYER = 7;
/** a: seat, b: slot */
export const ATTACK_BASE = 8;
/** Take none, or no more, of what the choice offers. */
export const DECLINE = 9;
/** a: card */
export const CHOOSE_FROM_HAND = 10;
/** a: card */
export const CHOOSE_FROM_DISCARD = 11;
/** a: space of the trade row, b: as of ACQUIRE, 1 only where both places are possible */
export const CHOOSE_FROM_ROW = 12;
/** The top card of the Explorer pile; b: as above. */
export const CHOOSE_EXPLORER = 13;
/** a: seat, b: slot */
export const CHOOSE_BASE = 14;
/** a: index of the branch as printed */
export const CHOOSE_BRANCH = 15;
/** a: card */
export const CHOOSE_SHIP = 16;
/** a: seat */
export const CHOOSE_OPPONENT = 17;
/** a: seat, b: amount */
export const TRANSFER_TRADE = 18;
/** a: seat, b: amount */
export const TRANSFER_COMBAT = 19;
/** a: card, b: seat */
export const PASS_CARD = 20;
/** a: seat and amount, see `damageCode`; b: slot */
export const DAMAGE_BASE = 21;
/** a: card */
export const CHOOSE_FROM_DECK = 22;
/** a: slot */
export const USE_DOUBLE_ALLY = 23;

/** a: card of a tentacle */
export const ATTACK_TENTACLE = 24;
/** Scrap the whole trade row. */
export const MULLIGAN = 25;

/** a: slot */
export const USE_UPGRADE_ALLY = 27;

/** a: card that has been acquired, to use what it does then */
export const CHOOSE_TO_USE = 26;
/** a: card */
export const CHOOSE_FROM_SCRAP_HEAP = 28;

/** The bit of the second argument of an acquisition that puts the card on top of the deck. */
export const TO_TOP = 1;
const SHEET_SHIFT = 1;

const KIND_BITS = 5;
const ARGUMENT_BITS = 12;
const KIND_MASK = (1 << KIND_BITS) - 1;
const ARGUMENT_MASK = (1 << ARGUMENT_BITS) - 1;

/** A command as a number. */
export type CommandCode = number;

/** The number of a command of this kind with these two arguments. */
export function code(kind: number, a = 0, b = 0): CommandCode {
  return kind | (a << KIND_BITS) | (b << (KIND_BITS + ARGUMENT_BITS));
}

/** `END_TURN`, `PLAY`, … */
export function kindOf(command: CommandCode): number {
  return command & KIND_MASK;
}

/** The argument called a above. */
export function firstOf(command: CommandCode): number {
  return (command >> KIND_BITS) & ARGUMENT_MASK;
}

/** The argument called b above. */
export function secondOf(command: CommandCode): number {
  return (command >> (KIND_BITS + ARGUMENT_BITS)) & ARGUMENT_MASK;
}

/** The sheet, counted from 1, whose stickers an acquisition puts on the card; 0 where it upgrades nothing. */
export function sheetOf(command: CommandCode): number {
  return secondOf(command) >> SHEET_SHIFT;
}

/** The same acquisition with the stickers of a sheet, counted from 1. */
export function withSheet(command: CommandCode, sheet: number): CommandCode {
  return code(kindOf(command), firstOf(command), secondOf(command) | (sheet << SHEET_SHIFT));
}

const SEAT_BITS = 3;
const SEAT_MASK = (1 << SEAT_BITS) - 1;

/** The number of the command that spends so much combat on a base without destroying it. */
export function damageCode(owner: number, slot: number, amount: number): CommandCode {
  return code(DAMAGE_BASE, owner | (amount << SEAT_BITS), slot);
}

/** Whose base a `DAMAGE_BASE` command is about. */
export function damagedSeat(command: CommandCode): number {
  return firstOf(command) & SEAT_MASK;
}

/** The combat that a `DAMAGE_BASE` command spends. */
export function damageAmount(command: CommandCode): number {
  return firstOf(command) >> SEAT_BITS;
}

/** The largest amount one attack can spend. */
export const MAX_AMOUNT = ARGUMENT_MASK;

/** Room for every legal command of any position. Listing functions write from an index on and return the next. */
export function commandBuffer(): Int32Array {
  return new Int32Array(4096);
}
