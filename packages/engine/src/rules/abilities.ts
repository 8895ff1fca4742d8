/** Using the abilities of cards in play, each at most once a turn. */
import {
  HAS_ALLY,
  HAS_DOUBLE_ALLY,
  HAS_PRIMARY,
  HAS_SCRAP,
  HAS_UPGRADE_ALLY,
  IDLE_DOUBLE_SHIFT,
  IDLE_SHIFT,
  LIVE_SHIFT,
  UPGRADE_LIVE_SHIFT,
} from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import type { UsableAbility } from '../commands/command.ts';
import type { GameState, Seat } from '../state/state.ts';
import { canDoSomething } from './can-do-something.ts';
import { formIn } from './in-play.ts';
import { begin } from './interpreter.ts';
import { awaitReturn } from './return.ts';
import { scrapFromPlay } from './scrap.ts';

/**
 * Of the abilities the card in this slot has left, those that can be used now, as a sum of `HAS_PRIMARY`,
 * `HAS_ALLY`, `HAS_DOUBLE_ALLY`, `HAS_UPGRADE_ALLY` and `HAS_SCRAP`: triggered if it is an ally ability, and not without any effect.
 */
export function readyAbilities(
  state: GameState,
  seat: Seat,
  slot: number,
  left = state.cards[state.seats[seat].slotAbilities + slot],
): number {
  const live =
    ((left >> LIVE_SHIFT) & (HAS_ALLY | HAS_DOUBLE_ALLY)) |
    ((left >> UPGRADE_LIVE_SHIFT) & HAS_UPGRADE_ALLY);
  const ready = left & (HAS_PRIMARY | live | HAS_SCRAP);
  const idle =
    ((left >> IDLE_SHIFT) & (HAS_PRIMARY | HAS_ALLY)) |
    ((left >> IDLE_DOUBLE_SHIFT) & HAS_DOUBLE_ALLY) |
    HAS_UPGRADE_ALLY;
  const doubtful = ready & idle;
  return doubtful === 0 ? ready : ready & ~idleOf(state, seat, slot, doubtful);
}

/** The same where cards have the abilities of the core set alone: a primary, an ally and a scrap ability. */
export function readyCoreAbilities(
  state: GameState,
  seat: Seat,
  slot: number,
  left: number,
): number {
  const ready = left & (HAS_PRIMARY | ((left >> LIVE_SHIFT) & HAS_ALLY) | HAS_SCRAP);
  const doubtful = ready & (left >> IDLE_SHIFT);
  return doubtful === 0 ? ready : ready & ~idleOf(state, seat, slot, doubtful);
}

/** Those of these abilities that would do nothing now. */
function idleOf(state: GameState, seat: Seat, slot: number, doubtful: number): number {
  const { catalog } = state;
  const form = formIn(state, seat, slot);
  let idle = 0;
  if (doubtful & HAS_PRIMARY && !canDoSomething(state, seat, slot, catalog.primary[form])) {
    idle |= HAS_PRIMARY;
  }
  if (doubtful & HAS_ALLY && !canDoSomething(state, seat, slot, catalog.ally[form])) {
    idle |= HAS_ALLY;
  }
  if (doubtful & HAS_DOUBLE_ALLY && !canDoSomething(state, seat, slot, catalog.doubleAlly[form])) {
    idle |= HAS_DOUBLE_ALLY;
  }
  if (
    doubtful & HAS_UPGRADE_ALLY &&
    !canDoSomething(state, seat, slot, catalog.upgradeAlly[form])
  ) {
    idle |= HAS_UPGRADE_ALLY;
  }
  return idle;
}

export function usePrimary(state: GameState, seat: Seat, slot: number): void {
  tell(state, seat, slot, 'primary');
  state.cards[state.seats[seat].slotAbilities + slot] &= ~HAS_PRIMARY;
  begin(state, state.catalog.primary[formIn(state, seat, slot)], seat, slot);
}

export function useAlly(state: GameState, seat: Seat, slot: number): void {
  tell(state, seat, slot, 'ally');
  state.cards[state.seats[seat].slotAbilities + slot] &= ~HAS_ALLY;
  begin(state, state.catalog.ally[formIn(state, seat, slot)], seat, slot);
}

export function useDoubleAlly(state: GameState, seat: Seat, slot: number): void {
  tell(state, seat, slot, 'double-ally');
  state.cards[state.seats[seat].slotAbilities + slot] &= ~HAS_DOUBLE_ALLY;
  begin(state, state.catalog.doubleAlly[formIn(state, seat, slot)], seat, slot);
}

export function useUpgradeAlly(state: GameState, seat: Seat, slot: number): void {
  tell(state, seat, slot, 'upgrade-ally');
  state.cards[state.seats[seat].slotAbilities + slot] &= ~HAS_UPGRADE_ALLY;
  begin(state, state.catalog.upgradeAlly[formIn(state, seat, slot)], seat, slot);
}

/** The card itself leaves play first, also when it is a copy of another card. */
export function useScrap(state: GameState, seat: Seat, slot: number): void {
  tell(state, seat, slot, 'scrap');
  const { returns, scrap } = state.catalog;
  const form = formIn(state, seat, slot);
  const card = scrapFromPlay(state, seat, slot);
  if (returns[form] === 1) awaitReturn(state, seat, card);
  begin(state, scrap[form], seat, slot);
}

function tell(state: GameState, seat: Seat, slot: number, ability: UsableAbility): void {
  if (state.events === null) return;
  const card = cardId(state.catalog, formIn(state, seat, slot));
  state.events.push({ kind: 'ability-used', seat, card, slot, ability });
}
