import type { CardId, ChoiceAnswer, Command, Seat } from '@openrealms/engine';

/**
 * A thing on the table that a player can tap: "hand:scout", "piece:1:4" (seat and slot), "row:2", "explorers",
 * "seat:1", "discard:0", "tentacle:ram", "mulligan" for the trade row as a whole, or "aside" for what lies nowhere, like the branches of a
 * choice.
 */
export type Place = string;

export const ASIDE: Place = 'aside';
export const handPlace = (card: string): Place => `hand:${card}`;
export const piecePlace = (seat: Seat, slot: number): Place => `piece:${seat}:${slot}`;
export const rowPlace = (space: number): Place => `row:${space}`;
export const EXPLORERS: Place = 'explorers';
export const seatPlace = (seat: Seat): Place => `seat:${seat}`;
/** A card before a Boss that can be attacked. */
export const tentaclePlace = (card: string): Place => `tentacle:${card}`;
export const MULLIGAN: Place = 'mulligan';
export const discardPlace = (seat: Seat): Place => `discard:${seat}`;

export type LegalByPlace = ReadonlyMap<Place, readonly Command[]>;

/** What may be done with each thing on the table. */
export function legalByPlace(legal: readonly Command[], you: Seat | null): LegalByPlace {
  const places = new Map<Place, Command[]>();
  if (you === null) return places;
  for (const command of legal) {
    const place = placeOf(command, you);
    if (place === null) continue;
    const there = places.get(place);
    if (there === undefined) places.set(place, [command]);
    else there.push(command);
  }
  return places;
}

/** The thing on the table that a command of the viewer is about; null where it is about none. */
export function placeOf(command: Command, you: Seat): Place | null {
  switch (command.type) {
    case 'play':
      return handPlace(command.card);
    case 'use':
      return piecePlace(you, command.slot);
    case 'acquire':
      return command.space === null ? EXPLORERS : rowPlace(command.space);
    case 'attack-player':
      return seatPlace(command.seat);
    case 'attack-base':
      return piecePlace(command.seat, command.slot);
    case 'damage-base':
      return piecePlace(command.seat, command.slot);
    case 'transfer':
      return seatPlace(command.to);
    case 'pass-card':
      return discardPlace(you);
    case 'choose':
      return placeOfAnswer(command.pick, you);
    case 'attack-tentacle':
      return tentaclePlace(command.card);
    case 'mulligan':
      return MULLIGAN;
    case 'end-turn':
    case 'concede':
      return null;
  }
}

function placeOfAnswer(pick: ChoiceAnswer, you: Seat): Place {
  switch (pick.from) {
    case 'hand':
      return handPlace(pick.card);
    case 'discard':
      return discardPlace(you);
    case 'trade-row':
      return rowPlace(pick.space);
    case 'explorer-pile':
      return EXPLORERS;
    case 'in-play':
      return piecePlace(pick.seat, pick.slot);
    case 'opponents':
      return seatPlace(pick.seat);
    case 'deck':
    case 'scrap-heap':
    case 'played':
    case 'branches':
    case 'when-acquired':
    case 'nothing':
      return ASIDE;
  }
}

/** The ways to pass a card of a pile to somebody; of any card for null. */
export function passesAt(commands: readonly Command[], card: CardId | null): readonly Command[] {
  return commands.filter(
    (command) => command.type === 'pass-card' && (card === null || command.card === card),
  );
}

/** What a tap on a thing does: one command, or a question which of several. */
export type Tap =
  | { readonly kind: 'do'; readonly command: Command }
  | { readonly kind: 'ask'; readonly commands: readonly Command[] };

/**
 * One tap acts where only one thing can be meant. An attack means all combat, and a base that can be destroyed is. Scrapping a card for its effect, or
 * the whole trade row, is never the first tap: the cards are gone for good.
 */
export function tapOn(commands: readonly Command[]): Tap | null {
  if (commands.length === 0) return null;
  const falls = commands.find(({ type }) => type === 'attack-base');
  if (falls !== undefined) return { kind: 'do', command: falls };
  const strongest = commands.reduce((best, command) =>
    amountOf(command) > amountOf(best) ? command : best,
  );
  if (amountOf(strongest) > 0) return { kind: 'do', command: strongest };
  const [only] = commands;
  return commands.length === 1 && !scraps(only)
    ? { kind: 'do', command: only }
    : { kind: 'ask', commands };
}

/** Whether a command puts stickers on the card that it acquires. */
export function isUpgrade(command: Command): boolean {
  if (command.type === 'acquire') return command.upgrade !== undefined;
  return (
    command.type === 'choose' &&
    command.pick.from === 'trade-row' &&
    command.pick.upgrade !== undefined
  );
}

function amountOf(command: Command): number {
  return command.type === 'attack-player' ? command.amount : 0;
}

function scraps(command: Command): boolean {
  if (command.type === 'mulligan') return true;
  return command.type === 'use' && command.ability === 'scrap';
}
