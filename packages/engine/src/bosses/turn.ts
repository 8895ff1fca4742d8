/** A Boss's turn, step by step on the effect stack, where it waits while a player makes a choice. */

import { discardPhase, startTurn } from '../rules/turn.ts';
import { DONE } from '../state/frame-entries.ts';
import { type GameState, isOver, type Seat } from '../state/state.ts';
import { push, toArray } from '../state/zones.ts';
import type { BossAtTable } from './boss.ts';
import { bossSeat, nextPlayer, numberOf, OPENING, setNumber, TARGET } from './numbers.ts';

export function continueTurn(state: GameState, frame: number): void {
  const { turn } = state.format.boss as BossAtTable;
  const at = state.cards[frame + DONE];
  if (at === turn.length) {
    state.frames--;
    endBossTurn(state);
    return;
  }
  const { step, backTo = at + 1 } = turn[at];
  const did = step(state, bossSeat(state));
  if (!isOver(state)) state.cards[frame + DONE] = did ? backTo : at + 1;
}

function endBossTurn(state: GameState): void {
  const boss = bossSeat(state);
  discardPhase(state, boss);
  throwAway(state, boss);
  startTurn(state, afterBoss(state));
}

/** A Boss without a discard pile keeps nothing: what would lie there goes to the scrap heap. */
function throwAway(state: GameState, boss: Seat): void {
  if (state.format.boss?.hasDeck !== false) return;
  const { cards, layout } = state;
  const { discard } = state.seats[boss];
  for (const card of toArray(cards, discard)) push(cards, layout.scrapHeap, card);
  cards[discard] = 0;
}

/** Whose turn follows the Boss's: another of its own before the game has begun, or the players'. */
function afterBoss(state: GameState): Seat {
  const target = numberOf(state, TARGET) - 1;
  const opening = numberOf(state, OPENING);
  const next = nextPlayer(state, target);
  if (opening === 0) return next;
  setNumber(state, OPENING, opening - 1);
  if (opening === 1) return next;
  setNumber(state, TARGET, next + 1);
  return bossSeat(state);
}
