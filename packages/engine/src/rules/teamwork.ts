/** What a player may do for a teammate. */
import type { CardNumber } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { listPile } from '../choices/card-options.ts';
import {
  code,
  firstOf,
  MAX_AMOUNT,
  PASS_CARD,
  TRANSFER_COMBAT,
  TRANSFER_TRADE,
} from '../commands/code.ts';
import type { GameState, Seat } from '../state/state.ts';
import { push, removeOne } from '../state/zones.ts';
import { areNeighbours } from './neighbours.ts';
import { areTeammates } from './teams.ts';

/** The trade it costs to hand a card on. */
export const PASSING_COST = 1;

/** Writes what this player may do for teammates from `codes[n]` on and returns the next index. */
export function listTeamwork(state: GameState, seat: Seat, codes: Int32Array, n: number): number {
  let next = n;
  for (let mate = 0; mate < state.seats.length; mate++) {
    if (mate === seat || !areTeammates(state, seat, mate)) continue;
    if (mayTransfer(state, mate)) next = listTransfers(state, seat, mate, codes, next);
    if (mayPass(state, seat, mate)) next = listPasses(state, seat, mate, codes, next);
  }
  return next;
}

/** A teammate who has ended the main phase could not spend anything any more. */
export function mayTransfer(state: GameState, mate: Seat): boolean {
  return state.format.sharedTurns && ((state.active >> mate) & 1) === 1;
}

export function mayPass(state: GameState, seat: Seat, mate: Seat): boolean {
  return (
    state.format.passesCards && !state.seats[mate].defeated && areNeighbours(state, seat, mate)
  );
}

/** One, or all of a pool; every amount can be reached in steps. */
function listTransfers(
  state: GameState,
  seat: Seat,
  mate: Seat,
  codes: Int32Array,
  n: number,
): number {
  const { trade, combat } = state.seats[seat];
  let next = n;
  for (const [kind, pool] of [
    [TRANSFER_TRADE, trade],
    [TRANSFER_COMBAT, combat],
  ] as const) {
    const all = Math.min(pool, MAX_AMOUNT);
    if (all > 0) codes[next++] = code(kind, mate, all);
    if (all > 1) codes[next++] = code(kind, mate, 1);
  }
  return next;
}

function listPasses(
  state: GameState,
  seat: Seat,
  mate: Seat,
  codes: Int32Array,
  n: number,
): number {
  const { discard, trade } = state.seats[seat];
  if (trade < PASSING_COST) return n;
  const end = listPile(state, discard, PASS_CARD, codes, n);
  for (let i = n; i < end; i++) codes[i] = code(PASS_CARD, firstOf(codes[i]), mate);
  return end;
}

export function transfer(
  state: GameState,
  seat: Seat,
  what: 'trade' | 'combat',
  to: Seat,
  amount: number,
): void {
  state.seats[seat][what] -= amount;
  state.seats[to][what] += amount;
  state.events?.push({ kind: 'transferred', seat, to, what, amount });
}

/** Pays for moving a card from one's own discard pile to a teammate's. */
export function passCard(state: GameState, seat: Seat, card: CardNumber, to: Seat): void {
  const own = state.seats[seat];
  own.trade -= PASSING_COST;
  removeOne(state.cards, own.discard, card);
  push(state.cards, state.seats[to].discard, card);
  if (state.events !== null) {
    state.events.push({ kind: 'card-passed', seat, to, card: cardId(state.catalog, card) });
  }
}
