/** A third party, which nobody plays: at the end of a turn it attacks the player whose turn it was. */
import { type CardNumber, NO_CARD } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import type { StrikeReason } from '../events/event.ts';
import { defeat } from '../rules/defeat.ts';
import { defenseLeft, hasOutpost, leavePlay } from '../rules/in-play.ts';
import { type GameState, isOver, type Seat } from '../state/state.ts';
import { push } from '../state/zones.ts';
import { turnsOf } from './numbers.ts';
import type { ScenarioAtTable } from './scenario.ts';

/** The combat that it has against a player who has begun so many turns before the one at the end of which it attacks. */
export function combatAfter(
  { combat, growth }: NonNullable<ScenarioAtTable['thirdParty']>,
  turnsBefore: number,
): number {
  return Math.max(0, combat + growth * turnsBefore);
}

/** Attacks the player whose turn has ended, where a scenario has a third party. */
export function thirdPartyAttacks(state: GameState, target: Seat): void {
  const { thirdParty } = state.format.scenario as ScenarioAtTable;
  if (thirdParty === null) return;
  let combat = combatAfter(thirdParty, turnsOf(state, target) - 1);
  if (combat === 0) return;
  state.events?.push({ kind: 'third-party-attacks', target, combat });
  while (combat > 0 && !isOver(state)) {
    const spent = strike(state, target, combat);
    if (spent === 0) return;
    combat -= spent;
  }
}

/** One blow: a defeat if there is enough for it, an outpost, a base, and else all of it at the player; 0 if an outpost withstands. */
function strike(state: GameState, target: Seat, combat: number): number {
  const own = state.seats[target];
  const shielded = hasOutpost(state, target);
  if (!shielded && own.authority <= combat)
    return strikePlayer(state, target, own.authority, 'defeat');
  const slot = dearest(state, target, combat, shielded);
  if (slot !== null) return strikeBase(state, target, slot, shielded ? 'outpost' : 'base');
  return shielded ? 0 : strikePlayer(state, target, combat, 'rest');
}

function strikePlayer(
  state: GameState,
  target: Seat,
  amount: number,
  reason: StrikeReason,
): number {
  const own = state.seats[target];
  own.authority -= amount;
  state.events?.push({
    kind: 'third-party-strikes',
    target,
    reason,
    amount,
    card: null,
    slot: null,
  });
  if (own.authority <= 0) defeat(state, target);
  return amount;
}

function strikeBase(state: GameState, target: Seat, slot: number, reason: StrikeReason): number {
  const amount = defenseLeft(state, target, slot);
  const card = leavePlay(state, target, slot);
  push(state.cards, state.seats[target].discard, card);
  state.events?.push({
    kind: 'third-party-strikes',
    target,
    reason,
    amount,
    card: cardId(state.catalog, card),
    slot,
  });
  return amount;
}

/** The dearest base, or outpost, that falls to so much combat: of several the one with the highest defense, then the first. */
function dearest(state: GameState, target: Seat, combat: number, outposts: boolean): number | null {
  const { cost, defense, isBase, isOutpost } = state.catalog;
  const { slotCard, slots } = state.seats[target];
  const worth = (card: CardNumber): number => cost[card] * 256 + defense[card];
  let best: number | null = null;
  for (let slot = 0; slot < slots; slot++) {
    const card = state.cards[slotCard + slot];
    if (card === NO_CARD || (outposts ? isOutpost : isBase)[card] === 0) continue;
    if (defenseLeft(state, target, slot) > combat) continue;
    if (best === null || worth(card) > worth(state.cards[slotCard + best])) best = slot;
  }
  return best;
}
