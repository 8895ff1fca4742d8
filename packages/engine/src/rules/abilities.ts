/** Using the abilities of cards in play, each at most once a turn. */
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
import { CommandList } from '../commands/code.ts';
import { pushFrame, topFrame } from '../state/frames.ts';
import { ALLY_LIVE, ALLY_USED, type GameState, PRIMARY_USED, type Seat } from '../state/state.ts';
import { canDraw } from './draw.ts';
import { scrapFromPlay } from './scrap.ts';

/** A base's primary ability; a ship's happens when it is played and never again. */
export function canUsePrimary(state: GameState, seat: Seat, slot: number): boolean {
  const { cards, catalog, layout } = state;
  const form = cards[layout.slotForm[seat] + slot];
  const start = catalog.primary[form];
  if (start === 0 || catalog.isShip[form] === 1) return false;
  if ((cards[layout.slotFlags[seat] + slot] & PRIMARY_USED) !== 0) return false;
  return canDoSomething(state, seat, slot, start);
}

export function canUseAlly(state: GameState, seat: Seat, slot: number): boolean {
  const { cards, catalog, layout } = state;
  const flags = cards[layout.slotFlags[seat] + slot];
  if ((flags & (ALLY_LIVE | ALLY_USED)) !== ALLY_LIVE) return false;
  return canDoSomething(state, seat, slot, catalog.ally[cards[layout.slotForm[seat] + slot]]);
}

/** Losing the card is an effect too: a scrap ability can be used even if the rest of it does nothing. */
export function canUseScrap(state: GameState, seat: Seat, slot: number): boolean {
  return state.catalog.scrap[state.cards[state.layout.slotForm[seat] + slot]] !== 0;
}

export function usePrimary(state: GameState, seat: Seat, slot: number): void {
  const { cards, catalog, layout } = state;
  cards[layout.slotFlags[seat] + slot] |= PRIMARY_USED;
  use(state, seat, slot, 'primary', catalog.primary[cards[layout.slotForm[seat] + slot]]);
}

export function useAlly(state: GameState, seat: Seat, slot: number): void {
  const { cards, catalog, layout } = state;
  cards[layout.slotFlags[seat] + slot] |= ALLY_USED;
  use(state, seat, slot, 'ally', catalog.ally[cards[layout.slotForm[seat] + slot]]);
}

/** The card itself leaves play first, also when it is a copy of another card. */
export function useScrap(state: GameState, seat: Seat, slot: number): void {
  const { cards, catalog, layout } = state;
  use(state, seat, slot, 'scrap', catalog.scrap[cards[layout.slotForm[seat] + slot]]);
  scrapFromPlay(state, seat, slot);
}

function use(
  state: GameState,
  seat: Seat,
  slot: number,
  ability: 'primary' | 'ally' | 'scrap',
  start: number,
): void {
  if (state.events !== null) {
    const card = cardId(state.catalog, state.cards[state.layout.slotForm[seat] + slot]);
    state.events.push({ kind: 'ability-used', seat, card, slot, ability });
  }
  pushFrame(state, start, seat, slot);
}

const options = new CommandList();

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
  options.length = 0;
  CHOICES[state.catalog.code[at]].list(state, topFrame(state), options);
  state.frames--;
  return options.length > 0;
}
