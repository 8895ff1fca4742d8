import { core } from '@openrealms/content';
import { FORMATS, type FormatId, startRecord, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { attackLines, baseLines } from '../../src/formats/attack-lines.ts';
import { seatMark } from '../../src/formats/seat-mark.ts';
import { PICTURE, seatPlaces } from '../../src/formats/seat-places.ts';

const TABLES = FORMATS.flatMap(({ id, seatCounts }) => seatCounts.map((seats) => ({ id, seats })));

describe.each(TABLES)('the picture of $id with $seats players', ({ id, seats }) => {
  it('draws the attacks that the rules allow, and no others', () => {
    const drawn = attackLines(id, seats).flatMap(({ from, to, both }) =>
      both ? [`${from}→${to}`, `${to}→${from}`] : [`${from}→${to}`],
    );
    expect(drawn.toSorted()).toEqual(allowed(id, seats, 'targets'));
  });

  it('draws whose bases are in reach though their owner is not', () => {
    const drawn = baseLines(id, seats).map(({ from, to }) => `${from}→${to}`);
    const attacks = new Set(allowed(id, seats, 'targets'));
    const bases = allowed(id, seats, 'baseTargets').filter((pair) => !attacks.has(pair));
    expect(drawn.toSorted()).toEqual(bases);
  });

  it('has a place of its own for everybody, inside its frame', () => {
    const places = seatPlaces(id, seats);
    expect(places).toHaveLength(seats);
    for (const [i, { x, y }] of places.entries()) {
      expect(x).toBeGreaterThan(15);
      expect(x).toBeLessThan(PICTURE.width - 15);
      expect(y).toBeGreaterThan(15);
      expect(y).toBeLessThan(PICTURE.height - 15);
      for (const other of places.slice(i + 1)) {
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(32);
      }
    }
  });

  it('goes clockwise', () => {
    const places = seatPlaces(id, seats);
    const doubledArea = places
      .map(({ x, y }, i) => {
        const next = places[(i + 1) % seats];
        return x * next.y - next.x * y;
      })
      .reduce((sum, part) => sum + part, 0);
    // Down is positive on a screen.
    expect(doubledArea).toBeGreaterThanOrEqual(-1e-6);
  });
});

it('picks out Boss, Emperors and the end of First Blood', () => {
  const marks = (format: FormatId, seats: number, end: boolean) =>
    Array.from({ length: seats }, (_, seat) => seatMark(format, seat, seats, end));
  expect(marks('raid', 3, true)).toEqual(['boss', 'plain', 'plain']);
  expect(marks('emperor', 6, true)).toEqual([
    'plain',
    'leader',
    'plain',
    'plain',
    'leader',
    'plain',
  ]);
  expect(marks('hunter-first-blood', 3, true)).toEqual(['winner', 'out', 'plain']);
  expect(marks('hunter-first-blood', 3, false)).toEqual(['plain', 'plain', 'plain']);
});

function allowed(format: FormatId, seats: number, what: 'targets' | 'baseTargets'): string[] {
  const { state } = startRecord({ boxes: [core], seed: 'picture', format, seats });
  return viewFor(state, 'spectator')
    .seats.flatMap((seat) => seat[what].map((to) => `${seat.seat}→${to}`))
    .toSorted();
}
