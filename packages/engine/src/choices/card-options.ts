import { type CommandList, code } from '../commands/code.ts';
import type { GameState } from '../state/state.ts';

/** Adds one command for each different card of a hand, which is sorted. */
export function listHand(state: GameState, zone: number, kind: number, out: CommandList): void {
  const cards = state.cards;
  const end = zone + cards[zone];
  let last = 0;
  for (let i = zone + 1; i <= end; i++) {
    const card = cards[i];
    if (card !== last) out.add(code(kind, card));
    last = card;
  }
}

const lastSeen = new Uint32Array(256);
let listing = 0;

/** Adds one command for each different card of a pile that is in no order, oldest first. */
export function listPile(
  state: GameState,
  zone: number,
  kind: number,
  out: CommandList,
  allowed: (state: GameState, card: number) => boolean = anyCard,
): void {
  const cards = state.cards;
  const end = zone + cards[zone];
  listing = (listing + 1) >>> 0;
  for (let i = zone + 1; i <= end; i++) {
    const card = cards[i];
    if (lastSeen[card] === listing) continue;
    lastSeen[card] = listing;
    if (allowed(state, card)) out.add(code(kind, card));
  }
}

function anyCard(): boolean {
  return true;
}
