import { botNamed, playMatch, recordOf } from '@openrealms/bots';
import { boxes } from '@openrealms/content';
import { describe, expect, it } from 'vitest';
import { happeningsOf } from '../../src/match/happenings.ts';
import { turnAfter, turnAt, turnBefore, turnMarks } from '../../src/replay/turn-marks.ts';

const setup = { boxes, seed: 'turn marks', options: { firstSeat: 1 } };
const bot = botNamed('greedy', boxes);
const record = recordOf(setup, playMatch(setup, [bot, bot]).moves);
const last = record.moves.length;

describe('the happenings of a replay', () => {
  it('have the set-up and every move', () => {
    const happenings = happeningsOf(record, 'spectator');
    expect(happenings.map(({ move }) => move)).toEqual([...Array(last + 1).keys()]);
    expect(happenings[0].by).toBeNull();
    expect(happenings[1].by).toBe(1);
  });

  it('show each viewer only what they may know', () => {
    const drawn = (viewer: 0 | 1 | 'spectator', seat: number) =>
      happeningsOf(record, viewer)
        .flatMap(({ events }) => events)
        .filter((event) => event.kind === 'card-drawn' && event.seat === seat)
        .map((event) => 'card' in event && event.card);
    expect(drawn(0, 0)).not.toContain(null);
    expect(new Set(drawn(0, 1))).toEqual(new Set([null]));
    expect(new Set(drawn('spectator', 0))).toEqual(new Set([null]));
  });
});

describe('the marks of turns', () => {
  const marks = turnMarks(happeningsOf(record, 'spectator'));

  it('count every turn once, where it begins', () => {
    expect(marks.map(({ turn }) => turn)).toEqual(marks.map((_, i) => i + 1));
    expect(marks[0]).toEqual({ move: 0, turn: 1, seat: 1 });
    for (const { move, turn } of marks.slice(1)) {
      expect(record.moves[move - 1].command.type).toBe('end-turn');
      expect(record.moves[move]?.before.turn ?? turn).toBe(turn);
    }
  });

  it('lead from turn to turn and stop at both ends', () => {
    const [, second, third] = marks;
    expect(turnAfter(marks, 0, last)).toBe(second.move);
    expect(turnAfter(marks, second.move, last)).toBe(third.move);
    expect(turnAfter(marks, last, last)).toBe(last);
    expect(turnBefore(marks, third.move)).toBe(second.move);
    expect(turnBefore(marks, third.move + 1)).toBe(third.move);
    expect(turnBefore(marks, 0)).toBe(0);
    expect(turnAt(marks, third.move - 1)).toBe(second);
    expect(turnAt([], 3)).toBeUndefined();
  });
});
