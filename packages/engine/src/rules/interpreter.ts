import {
  OP_AUTHORITY,
  OP_COMBAT,
  OP_DRAW,
  OP_DRAW_PER_PLAYED,
  OP_DRAW_TALLY,
  OP_END,
  OP_JUMP,
  OP_NEXT_SHIP_ON_TOP,
  OP_OPPONENT_DISCARDS,
  OP_TRADE,
  OP_UNLESS_BASES,
} from '../cards/program.ts';
import { CHOICES } from '../choices/index.ts';
import { type CommandCode, CommandList, DECLINE, kindOf } from '../commands/code.ts';
import { AT, advance, DONE, SEAT, TALLY, topFrame } from '../state/frames.ts';
import type { GameState, Seat } from '../state/state.ts';
import { drawCards } from './draw.ts';
import { basesInPlay } from './in-play.ts';

const answers = new CommandList();

/** Carries out instructions until the stack is empty or its innermost frame has to ask its player. */
export function run(state: GameState): void {
  while (state.frames > 0) {
    const frame = topFrame(state);
    const at = state.cards[frame + AT];
    const instructions = state.catalog.code;
    const a = instructions[at + 1];
    const seat = state.cards[frame + SEAT];
    switch (instructions[at]) {
      case OP_END:
        state.frames--;
        break;
      case OP_TRADE:
        gain(state, seat, 'trade', a);
        advance(state, frame);
        break;
      case OP_COMBAT:
        gain(state, seat, 'combat', a);
        advance(state, frame);
        break;
      case OP_AUTHORITY:
        gain(state, seat, 'authority', a);
        advance(state, frame);
        break;
      case OP_DRAW:
        drawCards(state, seat, a);
        advance(state, frame);
        break;
      case OP_DRAW_TALLY:
        drawCards(state, seat, state.cards[frame + TALLY]);
        advance(state, frame);
        break;
      case OP_DRAW_PER_PLAYED:
        drawCards(state, seat, playedThisTurn(state, seat, a));
        advance(state, frame);
        break;
      case OP_JUMP:
        state.cards[frame + AT] = a;
        break;
      case OP_UNLESS_BASES:
        if (basesInPlay(state, seat) < a) state.cards[frame + AT] = instructions[at + 2];
        else advance(state, frame);
        break;
      case OP_NEXT_SHIP_ON_TOP:
        state.seats[seat].shipsToTop++;
        advance(state, frame);
        break;
      default:
        if (mustAsk(state, frame)) return;
    }
  }
}

/** Carries out the answer to the choice of the innermost frame and whatever follows from it. */
export function answer(state: GameState, command: CommandCode): void {
  const frame = topFrame(state);
  if (kindOf(command) === DECLINE) {
    state.events?.push({ kind: 'declined', seat: state.cards[frame + SEAT] });
    advance(state, frame);
  } else {
    CHOICES[state.catalog.code[state.cards[frame + AT]]].answer(state, frame, command);
  }
  run(state);
}

/**
 * Whether the choice of this frame has to be put to its player. One that has taken all it may, or finds nothing
 * to take, is passed over; the only possible opponent is taken without asking.
 */
function mustAsk(state: GameState, frame: number): boolean {
  const { cards, catalog } = state;
  const at = cards[frame + AT];
  const op = catalog.code[at];
  if (cards[frame + DONE] < catalog.code[at + 1]) {
    answers.length = 0;
    CHOICES[op].list(state, frame, answers);
    if (op === OP_OPPONENT_DISCARDS && answers.length === 1) {
      CHOICES[op].answer(state, frame, answers.codes[0]);
      return false;
    }
    if (answers.length > 0) return true;
  }
  advance(state, frame);
  return false;
}

function gain(
  state: GameState,
  seat: Seat,
  what: 'trade' | 'combat' | 'authority',
  amount: number,
): void {
  state.seats[seat][what] += amount;
  if (state.events !== null) state.events.push({ kind: 'gained', seat, what, amount });
}

/** How many cards of these factions the player has played this turn, by what is printed on them. */
function playedThisTurn(state: GameState, seat: Seat, factions: number): number {
  const { cards, catalog, layout } = state;
  const played = layout.played[seat];
  let matching = 0;
  for (let i = cards[played]; i > 0; i--) {
    if ((catalog.factions[cards[played + i]] & factions) !== 0) matching++;
  }
  return matching;
}
