import { DEFAULT_OPTIONS } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICE, readChoice } from '../../src/home/new-game-choice.ts';

describe('the remembered choice of a new game', () => {
  it('comes back as it was', () => {
    const choice = {
      seats: [
        { kind: 'bot', bot: 'random' },
        { kind: 'person', name: 'Ada' },
      ],
      boxes: ['core'],
      options: {
        discardTiming: 'next-turn',
        emptyTradeDeck: 'recycle',
        copiesCountAsPlayed: true,
        firstSeat: 1,
      },
    };
    expect(readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
  });

  it.each([null, 3, 'x', {}, { seats: 4, boxes: 'core', options: null }])(
    '%j is the default',
    (stored) => {
      expect(readChoice(stored)).toEqual(DEFAULT_CHOICE);
    },
  );

  it('keeps what is whole of something damaged', () => {
    const stored = {
      seats: [{ kind: 'person', name: 'x'.repeat(99) }, { kind: 'bot', bot: 'retired' }, null],
      boxes: ['core', 'a box that is gone'],
      options: {
        ...DEFAULT_OPTIONS,
        firstSeat: 5,
        discardTiming: 'never',
        emptyTradeDeck: 'recycle',
      },
    };
    const { seats, boxes, options } = readChoice(stored);
    expect(seats).toHaveLength(2);
    expect(seats[0]).toMatchObject({ kind: 'person', name: expect.stringMatching(/^x{1,24}$/) });
    expect(seats[1]).toEqual(DEFAULT_CHOICE.seats[1]);
    expect(boxes).toEqual(['core']);
    expect(options).toEqual({ ...DEFAULT_OPTIONS, emptyTradeDeck: 'recycle' });
  });
});
