import {
  advance,
  type Command,
  ENGINE_VERSION,
  type GameRecord,
  type Problem,
  type Result,
  type Seat,
  SetupError,
  startRecord,
  viewFor,
} from '@openrealms/engine';
import type { MatchId, Player, Start } from './match.ts';
import { unknownBox } from './missing-box.ts';
import { boxesFor } from './shelf.ts';

/** A game as it is kept in the browser: how it began and every move, so that nothing else need be trusted. */
export interface StoredGame {
  readonly id: MatchId;
  /** Counts the changes, so that two tabs do not overwrite each other's moves. */
  readonly revision: number;
  readonly engine: string;
  readonly start: Start;
  readonly players: readonly Player[];
  readonly moves: readonly SeatMove[];
  readonly startedAt: number;
  readonly changedAt: number;
  /** Said again here so that a list of games need not play them. */
  readonly outcome: Outcome;
  /** The campaign that it belongs to, which reads its result when it is over. */
  readonly campaign?: string;
}

export interface SeatMove {
  readonly seat: Seat;
  readonly command: Command;
}

export interface Outcome {
  readonly turn: number;
  /** Empty while the game goes on. */
  readonly winners: readonly Seat[];
  readonly authority: readonly number[];
}

export function outcomeOf({ state }: GameRecord): Outcome {
  const { turn, winners, seats } = viewFor(state, 'spectator');
  return { turn, winners, authority: seats.map(({ authority }) => authority) };
}

/** Deals a game, or sets its position up. */
async function recordFrom(start: Start): Promise<Result<GameRecord>> {
  if ('position' in start) return (await import('./from-position.ts')).fromPosition(start.position);
  const { boxes: ids, ...setup } = start;
  const boxes = await boxesFor(ids);
  if (boxes === null) return { ok: false, problem: unknownBox(await firstMissing(ids)) };
  try {
    return { ok: true, value: startRecord({ ...setup, boxes }) };
  } catch (error) {
    if (error instanceof SetupError) return failed(error.code, error.message);
    throw error;
  }
}

/** The first of these boxes that is not here. */
async function firstMissing(keys: readonly string[]): Promise<string> {
  const found = await Promise.all(keys.map((key) => boxesFor([key])));
  return keys[found.indexOf(null)] ?? '';
}

/** Plays a stored game again up to where it stood. */
export async function recordOf(
  game: Pick<StoredGame, 'engine' | 'start' | 'moves'>,
): Promise<Result<GameRecord>> {
  if (game.engine !== ENGINE_VERSION) return otherVersion(game);
  const begun = await recordFrom(game.start);
  return begun.ok ? playedAgain(begun.value, game) : begun;
}

/** The same for a game whose beginning is at hand: before its first move, or after any. */
export function playedAgain(
  { setup, opening, moves, state }: GameRecord,
  game: Pick<StoredGame, 'engine' | 'moves'>,
): Result<GameRecord> {
  if (game.engine !== ENGINE_VERSION) return otherVersion(game);
  let record: GameRecord = { setup, opening, moves: [], state: moves[0]?.before ?? state };
  for (const { seat, command } of game.moves) {
    const result = advance(record, { seat, at: record.state.version, command });
    if (!result.ok)
      return failed('refused', `Its moves do not fit the rules: ${result.refusal.why}`);
    record = result.record;
  }
  return { ok: true, value: record };
}

function otherVersion({ engine }: Pick<StoredGame, 'engine'>): ReturnType<typeof failed> {
  return failed(
    'other-version',
    `This game was played with version ${engine} of the rules; this is ${ENGINE_VERSION}.`,
  );
}

function failed(code: string, why: string): { ok: false; problem: Problem } {
  return { ok: false, problem: { code, why } };
}
