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

const lastSeen = new Uint32Array(256);
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
  listing = (listing + 1) >>> 0;
  for (let i = zone + 1; i <= end; i++) {
    const card = cards[i];
    if (lastSeen[card] === listing) continue;
    lastSeen[card] = listing;
    if (allowed(state, card)) codes[next++] = code(kind, card);
  }
  return next;
}

function anyCard(): boolean {
  return true;
}
