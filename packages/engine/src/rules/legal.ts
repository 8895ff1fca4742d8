import { listHand } from '../choices/card-options.ts';
import { CHOICES } from '../choices/index.ts';
import {
  ACQUIRE,
  ACQUIRE_EXPLORER,
  ATTACK_BASE,
  ATTACK_PLAYER,
  code,
  DECLINE,
  END_TURN,
  MAX_AMOUNT,
  PLAY,
} from '../commands/code.ts';
import { PLAYER } from '../formats/format.ts';
import { listScenarioAcquisitions } from '../scenarios/acquisitions.ts';
import { AT, SEAT } from '../state/frame-entries.ts';
import { isOptional, topFrame } from '../state/frames.ts';
import { ROW_SPACES } from '../state/layout.ts';
import type { GameState, Seat } from '../state/state.ts';
import { listPlaces } from './acquire.ts';
import { listAgainstBoss } from './against-boss.ts';
import { reach as reachOf } from './reach.ts';
import { listBases, listDamage } from './targets.ts';
import { listTeamwork } from './teamwork.ts';
import { listUses } from './uses.ts';

/** The seats that may act now, one bit each: the player asked for a choice, or everybody in their main phase. */
export function awaitedBits(state: GameState): number {
  return state.frames > 0 ? 1 << state.cards[topFrame(state) + SEAT] : state.active;
}

// What is legal is anybody's guess, also the processor's. So the lists below are made without branches where they
// are long: an entry is always written, and kept by moving on or not.

/**
 * Writes every legal command of a seat into `codes` and returns how many there are. Conceding, which is always
 * allowed, is not among them; "end turn" is the last.
 */
export function listLegal(state: GameState, seat: Seat, codes: Int32Array): number {
  if (((awaitedBits(state) >> seat) & 1) === 0) return 0;
  if (state.frames > 0) return listAnswers(state, codes);
  let n = listHand(state, state.seats[seat].hand, PLAY, codes, 0);
  n = listUses(state, seat, codes, n);
  n =
    state.format.scenario === null
      ? listAcquisitions(state, seat, codes, n)
      : listScenarioAcquisitions(state, seat, codes, n);
  n = listAttacks(state, seat, codes, n);
  if (state.format.sharedTurns || state.format.passesCards) n = listTeamwork(state, seat, codes, n);
  if (state.format.boss !== null) n = listAgainstBoss(state, seat, codes, n);
  codes[n] = code(END_TURN);
  return n + 1;
}

function listAnswers(state: GameState, codes: Int32Array): number {
  const frame = topFrame(state);
  const at = state.cards[frame + AT];
  const n = CHOICES[state.catalog.code[at]].list(state, frame, codes, 0);
  if (!isOptional(state, frame)) return n;
  codes[n] = code(DECLINE);
  return n + 1;
}

function listAcquisitions(state: GameState, seat: Seat, codes: Int32Array, n: number): number {
  const { cards, catalog } = state;
  const { basesToTop, shipsToTop, trade } = state.seats[seat];
  if (trade < catalog.lowestCost) return n;
  if (basesToTop + shipsToTop > 0) return listAcquisitionsToTop(state, seat, codes, n);
  const { cost } = catalog;
  const { tradeRow } = state.layout;
  let next = n;
  for (let space = 0; space < ROW_SPACES; space++) {
    codes[next] = code(ACQUIRE, space);
    next += (cost[cards[tradeRow + space]] - trade - 1) >>> 31;
  }
  if (state.explorers > 0 && cost[catalog.explorer] <= trade) {
    codes[next++] = code(ACQUIRE_EXPLORER);
  }
  return next;
}

/** The same while an effect waits to put a card on top of the deck. */
function listAcquisitionsToTop(state: GameState, seat: Seat, codes: Int32Array, n: number): number {
  const { cards, catalog, layout } = state;
  const { cost, explorer } = catalog;
  const { trade } = state.seats[seat];
  let next = n;
  for (let space = 0; space < ROW_SPACES; space++) {
    const card = cards[layout.tradeRow + space];
    if (cost[card] > trade) continue;
    next = listPlaces(state, seat, card, code(ACQUIRE, space), codes, next);
  }
  if (state.explorers > 0 && cost[explorer] <= trade) {
    next = listPlaces(state, seat, explorer, code(ACQUIRE_EXPLORER), codes, next);
  }
  return next;
}

/** A player is attacked for one or for all combat in the pool; every amount can be reached in steps. */
function listAttacks(state: GameState, seat: Seat, codes: Int32Array, n: number): number {
  const combat = Math.min(state.seats[seat].combat, MAX_AMOUNT);
  if (combat === 0) return n;
  const { damageStaysOn } = state.format;
  let next = n;
  for (let other = 0; other < state.seats.length; other++) {
    if (other === seat) continue;
    const reach = reachOf(state, seat, other);
    if (reach === 0) continue;
    next = listBases(state, other, reach, combat, ATTACK_BASE, codes, next);
    if (damageStaysOn === other) {
      next = listDamage(state, other, reach, combat, codes, next);
    }
    if ((reach & PLAYER) === 0) continue;
    codes[next++] = code(ATTACK_PLAYER, other, combat);
    if (combat > 1) codes[next++] = code(ATTACK_PLAYER, other, 1);
  }
  return next;
}
