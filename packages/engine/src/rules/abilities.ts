/** Using the abilities of cards in play, each at most once a turn. */
import { HAS_ALLY, HAS_PRIMARY, HAS_SCRAP } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import {
  FIRST_CHOICE_OP,
  INSTRUCTION,
  OP_CHOOSE,
  OP_DRAW,
  OP_DRAW_PER_PLAYED,
  OP_DRAW_TALLY,
  OP_END,
} from '../cards/program.ts';
import { CHOICES } from '../choices/index.ts';
import { commandBuffer } from '../commands/code.ts';
import type { UsableAbility } from '../commands/command.ts';
import { pushFrame, topFrame } from '../state/frames.ts';
import { ALLY_USED, type GameState, PRIMARY_USED, type Seat } from '../state/state.ts';
import { canDraw } from './draw.ts';
import { begin } from './interpreter.ts';
import { scrapFromPlay } from './scrap.ts';

/**
 * The abilities of the card in this slot that can be used now, as a sum of `HAS_PRIMARY`, `HAS_ALLY` and
 * `HAS_SCRAP`: not used yet this turn, triggered if it is an ally ability, and not without any effect.
 */
export function usableAbilities(state: GameState, seat: Seat, slot: number): number {
  const { cards, catalog } = state;
  const own = state.seats[seat];
  const form = cards[own.slotForm + slot];
  const flags = cards[own.slotFlags + slot];
  let ready = catalog.usable[form] & ~flags & (HAS_PRIMARY | ((flags >> 2) & HAS_ALLY) | HAS_SCRAP);
  const doubtful = ready & catalog.perhapsIdle[form];
  if (doubtful === 0) return ready;
  if (doubtful & HAS_PRIMARY && !canDoSomething(state, seat, slot, catalog.primary[form])) {
    ready &= ~HAS_PRIMARY;
  }
  if (doubtful & HAS_ALLY && !canDoSomething(state, seat, slot, catalog.ally[form])) {
    ready &= ~HAS_ALLY;
  }
  return ready;
}

export function usePrimary(state: GameState, seat: Seat, slot: number): void {
  const { cards, catalog } = state;
  cards[state.seats[seat].slotFlags + slot] |= PRIMARY_USED;
  tell(state, seat, slot, 'primary');
  begin(state, catalog.primary[cards[state.seats[seat].slotForm + slot]], seat, slot);
}

export function useAlly(state: GameState, seat: Seat, slot: number): void {
  const { cards, catalog } = state;
  cards[state.seats[seat].slotFlags + slot] |= ALLY_USED;
  tell(state, seat, slot, 'ally');
  begin(state, catalog.ally[cards[state.seats[seat].slotForm + slot]], seat, slot);
}

/** The card itself leaves play first, also when it is a copy of another card. */
export function useScrap(state: GameState, seat: Seat, slot: number): void {
  const { cards, catalog } = state;
  const start = catalog.scrap[cards[state.seats[seat].slotForm + slot]];
  tell(state, seat, slot, 'scrap');
  scrapFromPlay(state, seat, slot);
  begin(state, start, seat, slot);
}

function tell(state: GameState, seat: Seat, slot: number, ability: UsableAbility): void {
  if (state.events === null) return;
  const card = cardId(state.catalog, state.cards[state.seats[seat].slotForm + slot]);
  state.events.push({ kind: 'ability-used', seat, card, slot, ability });
}

const options = commandBuffer();

/** Whether an ability would change anything: one that finds nothing to draw, scrap or destroy is not offered. */
function canDoSomething(state: GameState, seat: Seat, slot: number, start: number): boolean {
  const instructions = state.catalog.code;
  for (let at = start; instructions[at] !== OP_END; at += INSTRUCTION) {
    const op = instructions[at];
    if (op === OP_DRAW_TALLY) continue;
    if (op === OP_DRAW || op === OP_DRAW_PER_PLAYED) {
      if (canDraw(state, seat)) return true;
    } else if (op < FIRST_CHOICE_OP || op === OP_CHOOSE || hasOption(state, seat, slot, at)) {
      return true;
    }
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
