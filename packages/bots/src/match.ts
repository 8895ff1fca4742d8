import {
  advance,
  apply,
  awaited,
  createGame,
  type GameRecord,
  type GameState,
  isDraw,
  isOver,
  randomFrom,
  type Seat,
  type Setup,
  startRecord,
  viewFor,
} from '@openrealms/engine';
import type { Bot } from './bot.ts';
import { nextMove, type SeatCommand } from './next-move.ts';

/** How a match ended. */
export interface MatchResult {
  /** Everybody on the winning team, defeated ones too; nobody after a draw or a game given up at the turn limit. */
  readonly winners: readonly Seat[];
  /** The number of the winning team; null if there is none. A player without teammates is a team alone. */
  readonly winningTeam: number | null;
  /** Nobody could ever do anything again: all who were left have drawn. */
  readonly draw: boolean;
  /** Who began; of a team that takes its turns together, the first seat. */
  readonly firstSeat: Seat;
  /** Turns begun, all players counted together; the turn of a team is one. */
  readonly turns: number;
  readonly commands: number;
  /** At the end, by seat. */
  readonly authority: readonly number[];
}

/** A finished match: its result and every command of it. */
export interface Match {
  readonly result: MatchResult;
  readonly moves: readonly SeatCommand[];
}

/** Bots that have scrapped all their combat would never finish. */
const TURNS_A_PLAYER = 250;

/**
 * Plays one game in the format of the setup; the bots sit in the order given. The setup's seed decides everything,
 * the bots' chance included.
 */
export function playMatch(setup: Setup, bots: readonly Bot[], turnLimit?: number): Match {
  const state = createGame(setup);
  const seats = state.format.boss === null ? state.seats.length : state.seats.length - 1;
  if (bots.length !== seats) {
    throw new Error(`There are ${seats} seats and ${bots.length} bots to sit on them.`);
  }
  const limit = turnLimit ?? TURNS_A_PLAYER * seats;
  const [firstSeat] = awaited(state);
  const seated = bots.map((bot, seat) => ({
    bot,
    random: randomFrom(`${setup.seed}:bot:${seat}`),
  }));
  const moves: SeatCommand[] = [];
  while (!isOver(state) && state.turn <= limit) {
    const { seat, command, code } = nextMove(state, (each) => seated[each])!;
    moves.push({ seat, command });
    apply(state, seat, code);
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

function outcome(state: GameState): Pick<MatchResult, 'winners' | 'winningTeam' | 'draw'> {
  const view = viewFor(state, 'spectator');
  const draw = isDraw(view);
  const winners = draw ? [] : view.winners;
  const winningTeam = winners.length > 0 ? view.seats[winners[0]].team : null;
  return { winners, winningTeam, draw };
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
