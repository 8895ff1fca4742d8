import { bossSeat } from '../bosses/numbers.ts';
import type { CardNumber } from '../cards/card-number.ts';
import { cardId, programAt } from '../cards/catalog.ts';
import {
  GAINS,
  INSTRUCTION,
  OP_BOSS_TURN,
  OP_DRAW,
  OP_DRAW_PER_PLAYED,
  OP_DRAW_TALLY,
  OP_END,
  OP_GAIN,
  OP_GAIN_PER,
  OP_JUMP,
  OP_LOSE_CARDS,
  OP_NEXT_ON_TOP,
  OP_OPPONENT_DISCARDS,
  OP_SCENARIO_RULE,
  OP_TELL_ACQUIRED,
  OP_UNLESS_BASES,
  OP_UNLESS_TALLY,
  OP_WHEN_ACQUIRED,
  PER_OWN_SCRAPPED,
} from '../cards/instructions.ts';
import { CHOICES } from '../choices/index.ts';
import { type CommandCode, commandBuffer, DECLINE, kindOf } from '../commands/code.ts';
import type { ScenarioRuleName } from '../scenarios/rule-programs.ts';
import { AT, DONE, NO_SLOT, SEAT, TALLY } from '../state/frame-entries.ts';
import { advance, limitOf, pushFrame, topFrame } from '../state/frames.ts';
import type { GameState, Seat } from '../state/state.ts';
import { canDoSomething } from './can-do-something.ts';
import { drawCards } from './draw.ts';
import { loseCards } from './estate.ts';
import { basesInPlay } from './in-play.ts';
import { gainInstead, hasSubstitute } from './substitutions.ts';
import { shareAuthority } from './teams.ts';

const answers = commandBuffer();

/**
 * Begins an ability: carries out what asks nothing, and puts the rest on the stack if there is any. `run` goes on
 * from there. Instruction 0 is an END, so beginning an ability that a card does not have does nothing.
 */
export function begin(state: GameState, start: number, seat: Seat, slot: number): void {
  const at = runPlain(state, start, seat, 0);
  if (state.catalog.code[at] !== OP_END) pushFrame(state, at, seat, slot);
}

/** Goes on until the stack is empty or its innermost frame has to ask its player. */
export function run(state: GameState): void {
  while (state.frames > 0) {
    const frame = topFrame(state);
    const { cards } = state;
    const at = runPlain(state, cards[frame + AT], cards[frame + SEAT], cards[frame + TALLY]);
    if (state.catalog.code[at] === OP_END) {
      state.frames--;
    } else {
      cards[frame + AT] = at;
      if (mustAsk(state, frame)) return;
    }
  }
}

/** Carries out instructions that ask nothing; gives the index of the first other one, the END at the latest. */
function runPlain(state: GameState, start: number, seat: Seat, tally: number): number {
  const instructions = state.catalog.code;
  const own = state.seats[seat];
  let at = start;
  for (;;) {
    const a = instructions[at + 1];
    switch (instructions[at]) {
      case OP_GAIN:
        own.authority += a;
        if (a !== 0 && state.format.sharedAuthority) shareAuthority(state, seat);
        own.trade += instructions[at + 2];
        own.combat += instructions[at + 3];
        if (state.events !== null) tellGain(state, seat, at);
        break;
      case OP_DRAW:
        drawCards(state, seat, a);
        break;
      case OP_DRAW_TALLY:
        drawCards(state, seat, tally);
        break;
      case OP_DRAW_PER_PLAYED:
        drawCards(state, seat, playedThisTurn(state, seat, a));
        break;
      case OP_JUMP:
        at = a;
        continue;
      case OP_UNLESS_BASES:
        if (basesInPlay(state, seat) < a) {
          at = instructions[at + 2];
          continue;
        }
        break;
      case OP_NEXT_ON_TOP:
        if (a === 1) own.basesToTop++;
        else own.shipsToTop++;
        state.events?.push({ kind: a === 1 ? 'next-base-on-top' : 'next-ship-on-top', seat });
        break;
      case OP_GAIN_PER:
        gainPer(state, seat, at, tally);
        break;
      case OP_UNLESS_TALLY:
        if (tally === 0) {
          at = instructions[at + 2];
          continue;
        }
        break;
      case OP_SCENARIO_RULE:
        if (state.events !== null) tellRule(state, seat, at);
        break;
      case OP_TELL_ACQUIRED:
        if (state.events !== null) tellAcquired(state, seat, a);
        break;
      case OP_LOSE_CARDS:
        loseCards(state, seat);
        break;
      default:
        return at;
    }
    at += INSTRUCTION;
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
 * to take, is passed over; the only possible opponent is taken without asking. A Boss is never asked: the rules play it.
 */
function mustAsk(state: GameState, frame: number): boolean {
  const { cards, catalog } = state;
  const at = cards[frame + AT];
  const op = catalog.code[at];
  const { boss } = state.format;
  if (boss !== null && op === OP_BOSS_TURN) {
    boss.continueTurn(state, frame);
    return false;
  }
  if (cards[frame + DONE] < limitOf(state, frame) && !isVain(state, frame)) {
    const options = CHOICES[op].list(state, frame, answers, 0);
    if (boss !== null && options > 0 && cards[frame + SEAT] === bossSeat(state)) {
      boss.answer(state, frame, answers, options);
      return false;
    }
    if (op === OP_OPPONENT_DISCARDS && options === 1 && catalog.code[at + 3] === 0) {
      CHOICES[op].answer(state, frame, answers[0]);
      return false;
    }
    if (options > 0) return true;
    if (cards[frame + DONE] === 0 && hasSubstitute(state, cards[frame + SEAT], op)) {
      gainInstead(state, cards[frame + SEAT]);
    }
  }
  advance(state, frame);
  return false;
}

/** Whether the choice is to use what a card does when it is acquired, where that would do nothing. */
function isVain(state: GameState, frame: number): boolean {
  const at = state.cards[frame + AT];
  if (state.catalog.code[at] !== OP_WHEN_ACQUIRED) return false;
  return !canDoSomething(state, state.cards[frame + SEAT], NO_SLOT, at + 2 * INSTRUCTION);
}

/** Gains as much as the cards that the choice before took, or own cards scrapped this turn, are good for. */
function gainPer(state: GameState, seat: Seat, at: number, tally: number): void {
  const { code } = state.catalog;
  const own = state.seats[seat];
  const what = GAINS[code[at + 1]];
  const amount = code[at + 2] * (code[at + 3] === PER_OWN_SCRAPPED ? own.scrapped : tally);
  own[what] += amount;
  if (what === 'authority' && state.format.sharedAuthority) shareAuthority(state, seat);
  if (amount > 0) state.events?.push({ kind: 'gained', seat, what, amount });
}

function tellRule({ catalog, events }: GameState, seat: Seat, at: number): void {
  const rule = programAt(catalog, at).ability as ScenarioRuleName;
  events?.push({ kind: 'scenario-rule', seat, rule });
}

function tellAcquired(state: GameState, seat: Seat, card: CardNumber): void {
  const name = cardId(state.catalog, card);
  state.events?.push({ kind: 'ability-used', seat, card: name, slot: null, ability: 'acquired' });
}

function tellGain(state: GameState, seat: Seat, at: number): void {
  GAINS.forEach((what, i) => {
    const amount = state.catalog.code[at + 1 + i];
    if (amount > 0) state.events?.push({ kind: 'gained', seat, what, amount });
  });
}

/** How many cards of these factions the player has played this turn, by what is printed on them. */
function playedThisTurn(state: GameState, seat: Seat, factions: number): number {
  const { cards, catalog } = state;
  const played = state.seats[seat].played;
  let matching = 0;
  for (let i = cards[played]; i > 0; i--) {
    if ((catalog.factions[cards[played + i]] & factions) !== 0) matching++;
  }
  return matching;
}
