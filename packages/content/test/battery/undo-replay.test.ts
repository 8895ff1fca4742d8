import {
  advance,
  type EventKind,
  type GameRecord,
  readReplay,
  resimulate,
  roll,
  toData,
  toReplay,
  undo,
  undoReach,
  verify,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { games, isFullBattery, playRandomGame, TIMEOUT } from './random-games.ts';

const NAMES = ['Ada', 'Bob', 'Cem', 'Dea', 'Eva', 'Fay'];

/** The state but for its version, which never goes back. */
function position({ state }: GameRecord): string {
  return JSON.stringify({ ...toData(state), version: 0 });
}

function expectSame(one: GameRecord, other: GameRecord): void {
  const [positionOfOne, positionOfOther] = [position(one), position(other)];
  // To compare without `expect` takes a tenth of the time.
  if (positionOfOne !== positionOfOther) expect(positionOfOne).toBe(positionOfOther);
}

/** What is known or has changed for good once it has happened. */
const BARRIERS: ReadonlySet<EventKind> = new Set([
  'card-drawn',
  'deck-shuffled',
  'row-refilled',
  'trade-deck-recycled',
  'card-bequeathed',
  'cards-lost',
]);

describe('in random games', () => {
  it(
    'undoing and giving the same commands again leads to the same state',
    () => {
      let undone = 0;
      for (const n of games(1000)) {
        playRandomGame('undo', n, ({ record, seat, random }) => {
          for (const player of record.state.seats.keys()) {
            const { depth } = undoReach(record, player);
            if (depth === 0 || roll(random, 8) > 0) continue;
            const steps = 1 + roll(random, depth);
            const back = undo(record, player, steps);
            if (!back.ok) throw new Error(`Undo of ${steps} of ${depth} was refused.`);
            const { before } = record.moves[record.moves.length - steps];
            expectSame(back.record, { ...record, state: before });
            let again = back.record;
            for (const { command } of back.undone) {
              const result = advance(again, { seat: player, at: again.state.version, command });
              if (!result.ok) throw new Error(result.refusal.why);
              again = result.record;
            }
            expectSame(again, record);
            undone += steps;
          }
          const other = (seat + 1) % record.state.seats.length;
          const none = undo(record, other, undoReach(record, other).depth + 1);
          if (none.ok) throw new Error(`Seat ${other} went back further than undo reaches.`);
        });
      }
      if (isFullBattery) expect(undone).toBeGreaterThan(1000);
    },
    TIMEOUT,
  );

  it(
    'undo never reaches behind a draw, a shuffle, a refilled row or another player',
    () => {
      for (const n of games(300)) {
        playRandomGame('barrier', n, ({ record, seat }) => {
          const { depth } = undoReach(record, seat);
          for (const move of record.moves.slice(record.moves.length - depth)) {
            if (move.seat !== seat) throw new Error(`Undo reaches a move of seat ${move.seat}.`);
            const barrier = move.events.find(({ kind }) => BARRIERS.has(kind));
            if (barrier !== undefined) throw new Error(`Undo reaches behind ${barrier.kind}.`);
          }
        });
      }
    },
    TIMEOUT,
  );

  it(
    'a replay read from its file plays the same game again, byte for byte',
    async () => {
      for (const n of games(1000)) {
        const record = playRandomGame('replay', n, () => {});
        const file = JSON.stringify(
          await toReplay(record, NAMES.slice(0, record.state.seats.length)),
        );
        const read = readReplay(file);
        if (!read.ok) throw new Error(read.problem.why);
        const again = resimulate(read.value, record.setup.boxes);
        if (!again.ok) throw new Error(`${again.problem.at}: ${again.problem.why}`);
        expect(toData(again.value.state)).toEqual(toData(record.state));
        // It resimulates, too, and compares what the file tells of the end.
        if (n % 3 === 0) expect((await verify(file, record.setup.boxes)).ok).toBe(true);
      }
    },
    TIMEOUT,
  );
});
