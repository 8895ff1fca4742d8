import { boxes as allBoxes } from '@openrealms/content';
import {
  type Command,
  formatPosition,
  loadGame,
  type Result,
  readReplay,
  type Seat,
} from '@openrealms/engine';
import type { Player, Start } from './match.ts';
import { recordOf, type SeatMove } from './stored-game.ts';

/** What a game that begins, or begins again from a moment of another, is made of. */
export interface Beginning {
  readonly start: Start;
  readonly players: readonly Player[];
  /** Moves that have been made already. */
  readonly moves?: readonly SeatMove[];
  /** False for a game that is forgotten with the page. */
  readonly keep: boolean;
}

/** What a game file begins with, be it a replay or a saved game; why not, if it is none that these rules can play. */
export async function beginningOf(file: unknown): Promise<Result<Omit<Beginning, 'keep'>>> {
  const saved = loadGame(file, allBoxes);
  if (saved.ok) {
    const players = saved.value.seats.map((): Player => ({ kind: 'person', name: '' }));
    return { ok: true, value: { start: { position: formatPosition(saved.value) }, players } };
  }
  return saved.problem.code === 'not-a-save' ? beginningOfReplay(file) : saved;
}

async function beginningOfReplay(file: unknown): Promise<Result<Omit<Beginning, 'keep'>>> {
  const read = readReplay(file);
  if (!read.ok) return read;
  const { engine, setup, players, moves } = read.value;
  const boxes = setup.boxes.map(({ id }) => id);
  const start: Start = { ...setup, boxes, options: setup.options ?? {} };
  const seatMoves = moves.map(({ seat, command }): { seat: Seat; command: Command } => ({
    seat,
    command,
  }));
  const record = await recordOf({ engine, start, moves: seatMoves });
  if (!record.ok) return record;
  const people = record.value.state.seats.map(
    (_, seat): Player => ({ kind: 'person', name: players[seat] ?? '' }),
  );
  return { ok: true, value: { start, players: people, moves: seatMoves } };
}
