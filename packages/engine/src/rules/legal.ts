import { HAS_ALLY, HAS_PRIMARY, HAS_SCRAP } from '../cards/card-number.ts';
import { listHand } from '../choices/card-options.ts';
import { CHOICES } from '../choices/index.ts';
import {
  ACQUIRE,
  ACQUIRE_EXPLORER,
  ATTACK_BASE,
  ATTACK_PLAYER,
  type CommandList,
  code,
  DECLINE,
  END_TURN,
  MAX_AMOUNT,
  PLAY,
  USE_ALLY,
  USE_PRIMARY,
  USE_SCRAP,
} from '../commands/code.ts';
import { AT, SEAT, topFrame } from '../state/frames.ts';
import { ROW_SPACES } from '../state/layout.ts';
import type { GameState, Seat } from '../state/state.ts';
import { canUseAlly, canUsePrimary } from './abilities.ts';
import { listBases } from './targets.ts';

/** The seats that may act now, one bit each: the player asked for a choice, or everybody in their main phase. */
export function awaitedBits(state: GameState): number {
  return state.frames > 0 ? 1 << state.cards[topFrame(state) + SEAT] : state.active;
}

/** Fills `out` with every legal command of a seat except conceding, which is always allowed. */
export function listLegal(state: GameState, seat: Seat, out: CommandList): void {
  out.length = 0;
  if (((awaitedBits(state) >> seat) & 1) === 0) return;
  if (state.frames > 0) {
    listAnswers(state, out);
    return;
  }
  listHand(state, state.seats[seat].hand, PLAY, out);
  listUses(state, seat, out);
  listAcquisitions(state, seat, out);
  listAttacks(state, seat, out);
  out.add(code(END_TURN));
}

function listAnswers(state: GameState, out: CommandList): void {
  const frame = topFrame(state);
  const at = state.cards[frame + AT];
  CHOICES[state.catalog.code[at]].list(state, frame, out);
  if (state.catalog.code[at + 2] === 1) out.add(code(DECLINE));
}

function listUses(state: GameState, seat: Seat, out: CommandList): void {
  const { cards } = state;
  const { usable } = state.catalog;
  const { slotForm, slots } = state.seats[seat];
  for (let slot = 0; slot < slots; slot++) {
    const abilities = usable[cards[slotForm + slot]];
    if (abilities === 0) continue;
    if (abilities & HAS_PRIMARY && canUsePrimary(state, seat, slot)) {
      out.add(code(USE_PRIMARY, slot));
    }
    if (abilities & HAS_ALLY && canUseAlly(state, seat, slot)) out.add(code(USE_ALLY, slot));
    if (abilities & HAS_SCRAP) out.add(code(USE_SCRAP, slot));
  }
}

function listAcquisitions(state: GameState, seat: Seat, out: CommandList): void {
  const { cards, catalog } = state;
  const { trade, shipsToTop } = state.seats[seat];
  if (trade < catalog.lowestCost) return;
  const { cost, isShip } = catalog;
  const { tradeRow } = state.layout;
  for (let space = 0; space < ROW_SPACES; space++) {
    const card = cards[tradeRow + space];
    if (cost[card] > trade) continue;
    out.add(code(ACQUIRE, space));
    if (shipsToTop > 0 && isShip[card] === 1) out.add(code(ACQUIRE, space, 1));
  }
  if (state.explorers > 0 && cost[catalog.explorer] <= trade) {
    out.add(code(ACQUIRE_EXPLORER));
    if (shipsToTop > 0) out.add(code(ACQUIRE_EXPLORER, 0, 1));
  }
}

/** A player is attacked for one or for all combat in the pool; every amount can be reached in steps. */
function listAttacks(state: GameState, seat: Seat, out: CommandList): void {
  const combat = Math.min(state.seats[seat].combat, MAX_AMOUNT);
  if (combat === 0) return;
  listBases(state, seat, ATTACK_BASE, combat, out);
  for (let target = 0; target < state.seats.length; target++) {
    if (!state.format.mayAttackPlayer(state, seat, target)) continue;
    out.add(code(ATTACK_PLAYER, target, combat));
    if (combat > 1) out.add(code(ATTACK_PLAYER, target, 1));
  }
}
