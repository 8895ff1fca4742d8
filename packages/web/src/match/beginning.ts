import {
  type Box,
  type Command,
  formatPosition,
  loadGame,
  type Result,
  readReplay,
  type Seat,
} from '@openrealms/engine';
import { fieldsOf } from '../home/fields-of.ts';
import { keyOf } from './box-key.ts';
import type { Player, Start } from './match.ts';
import { missingBox } from './missing-box.ts';
import { recordOf, type SeatMove } from './stored-game.ts';

/** What a game that begins, or begins again from a moment of another, is made of. */
export interface Beginning {
  readonly start: Start;
  readonly players: readonly Player[];
  /** Moves that have been made already. */
  readonly moves?: readonly SeatMove[];
  /** False for a game that is forgotten with the page. */
  readonly keep: boolean;
  /** The campaign that it belongs to, as this browser keeps it. */
  readonly campaign?: string;
}

/** What a game file begins with, be it a replay or a saved game; why not, if it is none that these rules can play. */
export async function beginningOf(file: unknown): Promise<Result<Omit<Beginning, 'keep'>>> {
  const { everyBox } = await import('./whole-shelf.ts');
  const all = await everyBox();
  const saved = loadGame(file, all);
  if (saved.ok) {
    const players = saved.value.seats.map((): Player => ({ kind: 'person', name: '' }));
    return { ok: true, value: { start: { position: formatPosition(saved.value) }, players } };
  }
  if (saved.problem.code === 'not-a-save') return beginningOfReplay(file, all);
  const missing = saved.problem.code === 'other-boxes' ? missingBox(boxesIn(file), all) : null;
  return missing === null ? saved : { ok: false, problem: missing };
}

/** The boxes that a saved game names. */
function boxesIn(file: unknown): readonly { readonly id: string; readonly version: string }[] {
  const { game } = fieldsOf(file);
  const { boxes } = fieldsOf(game);
  return (Array.isArray(boxes) ? boxes : []).map((box) => {
    const { id, version } = fieldsOf(box);
    return { id: String(id), version: String(version) };
  });
}

async function beginningOfReplay(
  file: unknown,
  all: readonly Box[],
): Promise<Result<Omit<Beginning, 'keep'>>> {
  const read = readReplay(file);
  if (!read.ok) return read;
  const { engine, setup, players, moves } = read.value;
  const missing = missingBox(setup.boxes, all);
  if (missing !== null) return { ok: false, problem: missing };
  const boxes = setup.boxes.flatMap(
    ({ id, version }) =>
      all.filter((each) => each.id === id && each.version === version).map(keyOf)[0] ?? [],
  );
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
