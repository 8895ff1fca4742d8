import { DEFAULT_OPTIONS, type FormatId } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICE, madeToFit } from '../../src/home/new-game-choice.ts';
import { readChoice } from '../../src/home/read-choice.ts';
import type { SeatChoice } from '../../src/home/seat-choice.ts';

const ada: SeatChoice = { kind: 'person', name: 'Ada' };
const pip: SeatChoice = { kind: 'bot', bot: 'recruit/rusher' };

describe('the remembered choice of a new game', () => {
  it('comes back as it was', () => {
    const choice = {
      format: 'raid',
      seats: [pip, ada, pip, pip],
      boxes: ['core', 'core'],
      deck: 'a war',
      decks: ['star-empire', null, null, null],
      options: {
        ...DEFAULT_OPTIONS,
        discardTiming: 'next-turn',
        emptyTradeDeck: 'recycle',
        copiesCountAsPlayed: true,
        firstSeat: 0,
        bossHandWithThreeRaiders: 8,
      },
    };
    expect(readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
  });

  it('has an opponent of a middle level instead of one that is no longer offered', () => {
    const read = readChoice({ seats: [ada, { kind: 'bot', bot: 'greedy' }] });
    expect(read.seats).toEqual([ada, DEFAULT_CHOICE.seats[1]]);
  });

  it('comes back from a time when there were only duels', () => {
    const { bossHandWithThreeRaiders: _, ...options } = { ...DEFAULT_OPTIONS, firstSeat: 1 };
    const read = readChoice({ seats: [pip, ada], boxes: ['core'], options });
    expect(read).toEqual({
      format: 'standard',
      seats: [pip, ada],
      boxes: ['core'],
      deck: null,
      decks: [],
      options: { ...DEFAULT_OPTIONS, firstSeat: 1 },
    });
  });

  it('needs no box beside the deck of a campaign', () => {
    expect(readChoice({ boxes: [], deck: 'a war' })).toMatchObject({ boxes: [], deck: 'a war' });
    expect(readChoice({ boxes: [], deck: 7 })).toEqual(DEFAULT_CHOICE);
  });

  it.each([null, 3, 'x', {}, { format: 7, seats: 4, boxes: 'core', options: null }])(
    '%j is the default',
    (stored) => {
      expect(readChoice(stored)).toEqual(DEFAULT_CHOICE);
    },
  );

  it('keeps what is whole of something damaged', () => {
    const stored = {
      format: 'a format that is gone',
      seats: [{ kind: 'person', name: 'x'.repeat(99) }, { kind: 'bot', bot: 'retired' }, null],
      boxes: ['core', 'a box that is gone', 'core', 'core'],
      options: {
        ...DEFAULT_OPTIONS,
        firstSeat: 5,
        discardTiming: 'never',
        emptyTradeDeck: 'recycle',
        bossHandWithThreeRaiders: 70,
      },
    };
    const { format, seats, boxes, options } = readChoice(stored);
    expect(format).toBe('standard');
    expect(seats).toHaveLength(2);
    expect(seats[0]).toMatchObject({ kind: 'person', name: expect.stringMatching(/^x{1,24}$/) });
    expect(seats[1]).toEqual(DEFAULT_CHOICE.seats[1]);
    expect(boxes).toEqual(['core', 'core']);
    expect(options).toEqual({ ...DEFAULT_OPTIONS, emptyTradeDeck: 'recycle' });
  });

  it('seats no more than a table holds', () => {
    const { seats } = readChoice({ format: 'hunter', seats: Array(5000).fill(pip) });
    expect(seats).toHaveLength(6);
  });
});

describe('a choice that is changed', () => {
  const at = (format: FormatId, seats: readonly SeatChoice[], firstSeat: number | 'random') =>
    madeToFit({ ...DEFAULT_CHOICE, format, seats, options: { ...DEFAULT_OPTIONS, firstSeat } });

  it('seats the nearest number of players that the format can have', () => {
    const seated = (format: FormatId, count: number) =>
      at(format, Array(count).fill(pip), 'random').seats.length;
    expect(seated('free-for-all', 2)).toBe(3);
    expect(seated('hydra', 2)).toBe(4);
    expect(seated('hydra', 5)).toBe(4);
    expect(seated('emperor', 3)).toBe(6);
    expect(seated('standard', 6)).toBe(2);
  });

  it('keeps who begins only where they can', () => {
    const six = Array<SeatChoice>(6).fill(pip);
    expect(at('hunter', six, 5).options.firstSeat).toBe(5);
    expect(at('emperor', six, 3).options.firstSeat).toBe(3);
    expect(at('emperor', six, 4).options.firstSeat).toBe('random');
    expect(at('raid', six, 1).options.firstSeat).toBe('random');
  });

  it('has a box, unless there is the deck of a campaign', () => {
    const boxesWith = (deck: string | null) =>
      madeToFit({ ...DEFAULT_CHOICE, boxes: [], deck }).boxes;
    expect(boxesWith('a war')).toEqual([]);
    expect(boxesWith(null)).toEqual(DEFAULT_CHOICE.boxes);
  });
});
