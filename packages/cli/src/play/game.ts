import type { BotName } from '@openrealms/bots';
import { boxes } from '@openrealms/content';
import {
  advance,
  awaited,
  type Command,
  type GameEvent,
  type GameRecord,
  isOver,
  parsePosition,
  type Seat,
  startRecord,
} from '@openrealms/engine';
import { EXIT_USAGE, Failure } from '../failure.ts';

/** Where a game began: dealt from a seed, or set up as a position. */
export type Start = { readonly seed: string } | { readonly position: string };

/** A game of a person against a bot. */
export interface Game {
  readonly start: Start;
  readonly bot: BotName;
  readonly you: Seat;
  readonly record: GameRecord;
}

export function newGame(seed: string, bot: BotName): Game {
  return { start: { seed }, bot, you: 0, record: startRecord({ boxes, seed }) };
}

/** You take the seat that is to act. */
export function gameFromPosition(position: string, bot: BotName): Game {
  const parsed = parsePosition(position, boxes);
  if (!parsed.ok) {
    throw new Failure(`This is not a position: ${parsed.problem.why}`, EXIT_USAGE);
  }
  const state = parsed.value;
  if (isOver(state)) {
    throw new Failure('The game in this position is over. Give one that goes on.', EXIT_USAGE);
  }
  // The seed deals nothing here: the position has its cards and its chance in itself.
  const setup = { boxes, seed: 'position' };
  const [you] = awaited(state);
  return { start: { position }, bot, you, record: { setup, opening: [], moves: [], state } };
}

/** Carries out a legal command. */
export function move(game: Game, seat: Seat, command: Command): Game {
  const { record } = game;
  const result = advance(record, { seat, at: record.state.version, command });
  if (!result.ok) throw new Error(`Refused: ${result.refusal.why}`);
  return { ...game, record: result.record };
}

/** The events of the turn that a seat has just finished, or is in. */
export function lastTurnOf(game: Game, seat: Seat): readonly GameEvent[] {
  const turn: GameEvent[] = [];
  for (const { events } of game.record.moves.toReversed()) {
    const start = events.findIndex((event) => event.kind === 'turn-started' && event.seat === seat);
    turn.unshift(...events.slice(Math.max(start, 0)));
    if (start >= 0) break;
  }
  return turn;
}
