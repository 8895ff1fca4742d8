import { MAX_CARD_NUMBERS } from '../cards/card-number.ts';
import { code } from '../commands/code.ts';
import type { GameState } from '../state/state.ts';

/** Writes one command for each different card of a hand, which is sorted. */
export function listHand(
  state: GameState,
  zone: number,
  kind: number,
  codes: Int32Array,
  n: number,
): number {
  const { cards } = state;
  const end = zone + cards[zone];
  let next = n;
  let last = 0;
  for (let i = zone + 1; i <= end; i++) {
    const card = cards[i];
    // Kept if it is larger than the one before, which is decided without a branch.
    codes[next] = code(kind, card);
    next += (last - card) >>> 31;
    last = card;
  }
  return next;
}

/** By card number, the listing in which it was last seen; listings are numbered from 1 and never again. */
const lastSeen = new Float64Array(MAX_CARD_NUMBERS);
let listing = 0;

/** Writes one command for each different card of a pile that is in no order, oldest first. */
export function listPile(
  state: GameState,
  zone: number,
  kind: number,
  codes: Int32Array,
  n: number,
  allowed: (state: GameState, card: number) => boolean = anyCard,
): number {
  const { cards } = state;
  const end = zone + cards[zone];
  let next = n;
  listing++;
  for (let i = zone + 1; i <= end; i++) {
    const card = cards[i];
    if (lastSeen[card] === listing) continue;
    lastSeen[card] = listing;
    if (allowed(state, card)) codes[next++] = code(kind, card);
  }
  return next;
}

export function anyCard(): boolean {
  return true;
}
