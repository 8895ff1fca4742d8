import {
  advance,
  apply,
  awaited,
  type Command,
  commandBuffer,
  createGame,
  type GameRecord,
  type GameState,
  isOver,
  listLegal,
  randomFrom,
  readable,
  type Seat,
  type Setup,
  saysTheSame,
  startRecord,
  viewFor,
} from '@openrealms/engine';
import type { Bot } from './bot.ts';

/** How a match ended. */
export interface MatchResult {
  /** Null for a draw, and for a game that was given up at the turn limit. */
  readonly winner: Seat | null;
  /** Nobody could ever do anything again: all who were left have drawn. */
  readonly draw: boolean;
  readonly firstSeat: Seat;
  /** Turns begun, all players counted together. */
  readonly turns: number;
  readonly commands: number;
  /** At the end, by seat. */
  readonly authority: readonly number[];
}

/** A command and who gave it. */
export interface SeatCommand {
  readonly seat: Seat;
  readonly command: Command;
}

/** A finished match: its result and every command of it. */
export interface Match {
  readonly result: MatchResult;
  readonly moves: readonly SeatCommand[];
}

/** Two bots that have scrapped all their combat would never finish. */
const TURN_LIMIT = 500;

/** Plays one game; the bots sit in the order given. The setup's seed decides everything, the bots' chance included. */
export function playMatch(setup: Setup, bots: readonly Bot[], turnLimit = TURN_LIMIT): Match {
  const state = createGame(setup);
  const [firstSeat] = awaited(state);
  const randoms = bots.map((_, seat) => randomFrom(`${setup.seed}:bot:${seat}`));
  const moves: SeatCommand[] = [];
  const codes = commandBuffer();
  while (!isOver(state) && state.turn <= turnLimit) {
    const [seat] = awaited(state);
    const legal: Command[] = [];
    const count = listLegal(state, seat, codes);
    for (let i = 0; i < count; i++) legal.push(readable(state, seat, codes[i]));
    const command = bots[seat].choose(viewFor(state, seat), legal, randoms[seat]);
    const chosen = legal.findIndex((each) => saysTheSame(command, each));
    if (chosen < 0) throw new Error(`The bot "${bots[seat].name}" chose what is not legal.`);
    moves.push({ seat, command });
    apply(state, seat, codes[chosen]);
  }
  return {
    moves,
    result: {
      ...outcome(state),
      firstSeat,
      turns: state.turn,
      commands: moves.length,
      authority: state.seats.map(({ authority }) => authority),
    },
  };
}

function outcome(state: GameState): Pick<MatchResult, 'winner' | 'draw'> {
  const { winners, seats } = viewFor(state, 'spectator');
  const teams = new Set(winners.map((seat) => seats[seat].team));
  return { winner: teams.size === 1 ? winners[0] : null, draw: teams.size > 1 };
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
