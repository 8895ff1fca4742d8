/** Using the abilities of cards in play, each at most once a turn. */
import {
  HAS_ALLY,
  HAS_DOUBLE_ALLY,
  HAS_PRIMARY,
  HAS_SCRAP,
  IDLE_DOUBLE_SHIFT,
  IDLE_SHIFT,
  LIVE_SHIFT,
} from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import {
  FIRST_CHOICE_OP,
  INSTRUCTION,
  OP_CHOOSE,
  OP_DRAW,
  OP_DRAW_PER_PLAYED,
  OP_END,
  OP_GAIN,
  OP_GAIN_PER,
  OP_NEXT_ON_TOP,
  OP_UNLESS_BASES,
  OP_UNLESS_TALLY,
  PER_OWN_SCRAPPED,
} from '../cards/instructions.ts';
import { CHOICES } from '../choices/index.ts';
import { commandBuffer } from '../commands/code.ts';
import type { UsableAbility } from '../commands/command.ts';
import { pushFrame, topFrame } from '../state/frames.ts';
import type { GameState, Seat } from '../state/state.ts';
import { canDraw } from './draw.ts';
import { basesInPlay, formIn } from './in-play.ts';
import { begin } from './interpreter.ts';
import { awaitReturn } from './return.ts';
import { scrapFromPlay } from './scrap.ts';
import { hasSubstitute } from './substitutions.ts';

/**
 * Of the abilities the card in this slot has left, those that can be used now, as a sum of `HAS_PRIMARY`,
 * `HAS_ALLY`, `HAS_DOUBLE_ALLY` and `HAS_SCRAP`: triggered if it is an ally ability, and not without any effect.
 */
export function readyAbilities(
  state: GameState,
  seat: Seat,
  slot: number,
  left = state.cards[state.seats[seat].slotAbilities + slot],
): number {
  const live = (left >> LIVE_SHIFT) & (HAS_ALLY | HAS_DOUBLE_ALLY);
  const ready = left & (HAS_PRIMARY | live | HAS_SCRAP);
  const idle =
    ((left >> IDLE_SHIFT) & (HAS_PRIMARY | HAS_ALLY)) |
    ((left >> IDLE_DOUBLE_SHIFT) & HAS_DOUBLE_ALLY);
  const doubtful = ready & idle;
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

const options = commandBuffer();

/** Whether an ability would change anything: one that finds nothing to draw, scrap or destroy is not offered. */
function canDoSomething(state: GameState, seat: Seat, slot: number, start: number): boolean {
  const instructions = state.catalog.code;
  let at = start;
  while (instructions[at] !== OP_END) {
    const op = instructions[at];
    // Whatever asks for the cards taken by a choice does nothing if that choice can take none.
    if (op === OP_UNLESS_TALLY) {
      at = instructions[at + 2];
      continue;
    }
    if (op === OP_UNLESS_BASES && basesInPlay(state, seat) < instructions[at + 1]) {
      at = instructions[at + 2];
      continue;
    }
    if (op === OP_DRAW || op === OP_DRAW_PER_PLAYED) {
      if (canDraw(state, seat)) return true;
    } else if (op === OP_GAIN || op === OP_NEXT_ON_TOP || op === OP_CHOOSE) {
      return true;
    } else if (op === OP_GAIN_PER && instructions[at + 3] === PER_OWN_SCRAPPED) {
      if (state.seats[seat].scrapped > 0) return true;
    } else if (op >= FIRST_CHOICE_OP) {
      if (hasOption(state, seat, slot, at) || hasSubstitute(state, seat, op)) return true;
    }
    at += INSTRUCTION;
  }
  return false;
}

/** Asks the choice at an instruction for its options as if the ability had just come to it. */
function hasOption(state: GameState, seat: Seat, slot: number, at: number): boolean {
  pushFrame(state, at, seat, slot);
  const found = CHOICES[state.catalog.code[at]].list(state, topFrame(state), options, 0);
  state.frames--;
  return found > 0;
}
