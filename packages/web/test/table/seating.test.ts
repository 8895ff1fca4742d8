import { boxes } from '@openrealms/content';
import { createGame, type FormatId, type View, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { mateAt } from '../../src/table/mate-at.ts';
import { seatRows } from '../../src/table/zones/seat-rows.ts';
import { nextTurn, standingOf } from '../../src/table/zones/standing.ts';

function table(format: FormatId, seats: number): View {
  return viewFor(createGame({ boxes, seed: 'seats', format, seats, options: { firstSeat: 0 } }), 0);
}

const rows = (format: FormatId, seats: number, near: number) =>
  seatRows(table(format, seats), near).map((row) => row.seats);

describe('the seats around a table', () => {
  it('go clockwise from the left neighbour where everybody is alone', () => {
    expect(rows('free-for-all', 5, 0)).toEqual([[1, 2, 3, 4]]);
    expect(rows('hunter', 4, 2)).toEqual([[3, 0, 1]]);
  });

  it.each([
    [
      0,
      [
        [3, 4, 5],
        [2, 1, 0],
      ],
    ],
    [
      1,
      [
        [3, 4, 5],
        [2, 1, 0],
      ],
    ],
    [
      2,
      [
        [3, 4, 5],
        [2, 1, 0],
      ],
    ],
    [
      3,
      [
        [0, 1, 2],
        [5, 4, 3],
      ],
    ],
    [
      4,
      [
        [0, 1, 2],
        [5, 4, 3],
      ],
    ],
  ])('face each other in two rows, seen from seat %i', (near, expected) => {
    expect(rows('emperor', 6, near)).toEqual(expected);
    expect(rows('hydra', 6, near)).toEqual(expected);
  });

  it('have the player across right above', () => {
    for (let near = 0; near < 6; near++) {
      const [far, own] = rows('emperor', 6, near);
      for (const [i, seat] of own.entries()) expect(far[i]).toBe(5 - seat);
    }
  });

  it('have the Boss across from all Raiders, and the Raiders in a row before the Boss', () => {
    expect(rows('raid', 5, 2)).toEqual([[0], [4, 3, 2, 1]]);
    expect(seatRows(table('raid', 5), 0)).toEqual([{ team: 1, seats: [1, 2, 3, 4] }]);
  });
});

describe('how players stand to each other', () => {
  it('is hunting and being hunted', () => {
    const view = table('hunter', 5);
    const standings = [1, 2, 3, 4].map((seat) => standingOf(view, 0, seat));
    expect(standings.map(({ reach }) => reach)).toEqual(['player', null, null, 'bases']);
    expect(standings.map(({ threat }) => threat)).toEqual([false, false, false, true]);
    expect(standings.map(({ next }) => next)).toEqual([true, false, false, false]);
  });

  it('is teamwork', () => {
    const view = table('emperor', 6);
    expect([1, 2, 3, 4, 5].map((seat) => standingOf(view, 0, seat).mate)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([4, 5].map((seat) => standingOf(view, 0, seat).reach)).toEqual([null, 'player']);
    expect(mateAt('seat:1', view, 0)).toBe(1);
    expect(mateAt('seat:3', view, 0)).toBeNull();
    expect(mateAt('hand:scout', view, 0)).toBeNull();
  });

  it('has a whole team next where teams take their turns together', () => {
    expect(nextTurn(table('hydra', 6))).toEqual([3, 4, 5]);
    expect(nextTurn(table('raid', 4))).toEqual([1]);
  });
});
