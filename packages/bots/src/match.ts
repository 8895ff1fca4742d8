import {
  advance,
  awaited,
  type Command,
  createGame,
  type GameRecord,
  isOver,
  legalCommands,
  randomFrom,
  type Seat,
  type Setup,
  startRecord,
  submit,
  viewFor,
} from '@openrealms/engine';
import type { Bot } from './bot.ts';

export interface MatchResult {
  /** Null for a game that was given up at the turn limit. */
  readonly winner: Seat | null;
  readonly firstSeat: Seat;
  /** Turns begun, all players counted together. */
  readonly turns: number;
  readonly commands: number;
  /** At the end, by seat. */
  readonly authority: readonly number[];
}

export interface SeatCommand {
  readonly seat: Seat;
  readonly command: Command;
}

export interface Match {
  readonly result: MatchResult;
  readonly moves: readonly SeatCommand[];
}

/** Two bots that have scrapped all their combat would never finish. */
const TURN_LIMIT = 500;

/** Plays one game; the bots sit in the order given. The setup's seed decides everything, the bots' chance included. */
export function playMatch(setup: Setup, bots: readonly Bot[], turnLimit = TURN_LIMIT): Match {
  let state = createGame(setup);
  const [firstSeat] = awaited(state);
  const randoms = bots.map((_, seat) => randomFrom(`${setup.seed}:bot:${seat}`));
  const moves: SeatCommand[] = [];
  while (!isOver(state) && state.turn <= turnLimit) {
    const [seat] = awaited(state);
    const legal = legalCommands(state, seat);
    const command = bots[seat].choose(viewFor(state, seat), legal, randoms[seat]);
    const result = submit(state, { seat, at: state.version, command });
    if (!legal.includes(command) || !result.ok) {
      throw new Error(`The bot "${bots[seat].name}" chose what is not legal.`);
    }
    moves.push({ seat, command });
    state = result.state;
  }
  const winner = state.seats.findIndex((_, seat) => ((state.winners >> seat) & 1) === 1);
  return {
    moves,
    result: {
      winner: winner < 0 ? null : winner,
      firstSeat,
      turns: state.turn,
      commands: moves.length,
      authority: state.seats.map(({ authority }) => authority),
    },
  };
}

/** The full record of a match, for replays and analysis. */
export function recordOf(setup: Setup, moves: readonly SeatCommand[]): GameRecord {
  let record = startRecord(setup);
  for (const { seat, command } of moves) {
    const result = advance(record, { seat, at: record.state.version, command });
    if (!result.ok) throw new Error(`These moves are not of this game: ${result.refusal.why}`);
    record = result.record;
  }
  return record;
}
