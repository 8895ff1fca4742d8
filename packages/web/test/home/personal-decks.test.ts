import { boxes as allBoxes } from '@openrealms/content';
import { createGame, FORMATS, type FormatId, toData } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICE, madeToFit, type NewGameChoice } from '../../src/home/new-game-choice.ts';
import { chosenDecks, seatsWithDecks } from '../../src/home/personal-decks.ts';

const [person] = DEFAULT_CHOICE.seats;

/** A table at which everybody would like the deck of the Star Empire. */
const table = (
  format: FormatId,
  count: number,
  more: Partial<NewGameChoice> = {},
): NewGameChoice => ({
  ...DEFAULT_CHOICE,
  format,
  boxes: ['core', 'rise-of-empire'],
  seats: Array.from({ length: count }, () => person!),
  decks: Array.from({ length: count }, () => 'star-empire' as const),
  ...more,
});

describe('the personal deck of a side', () => {
  it('may be chosen by both in a duel, by both Emperors and by the Boss [MULTI-24]', () => {
    expect(seatsWithDecks(table('standard', 2))).toEqual([0, 1]);
    expect(seatsWithDecks(table('emperor', 6))).toEqual([1, 4]);
    expect(seatsWithDecks(table('raid', 4))).toEqual([0]);
    expect(seatsWithDecks(table('hydra', 4))).toEqual([]);
  });

  it('comes with its box, or with the deck of a campaign', () => {
    expect(seatsWithDecks(table('standard', 2, { boxes: ['core'] }))).toEqual([]);
    expect(chosenDecks(table('standard', 2, { boxes: ['core'] }))).toEqual({});
    expect(seatsWithDecks(table('standard', 2, { boxes: [], deck: 'a war' }))).toEqual([0, 1]);
  });

  it('is forgotten by who may not have it in another format', () => {
    const { decks } = madeToFit(table('raid', 3));
    expect(decks).toEqual(['star-empire', null, null]);
    expect(madeToFit(table('free-for-all', 3)).decks).toEqual([null, null, null]);
  });

  it.each(FORMATS.flatMap(({ id, seatCounts }) => seatCounts.map((count) => [id, count] as const)))(
    'is dealt in %s for %i to those who may have it, and to nobody else',
    (format, count) => {
      const choice = table(format, count);
      const { seats } = toData(
        createGame({
          boxes: allBoxes.filter(({ id }) => choice.boxes.includes(id)),
          seed: 'decks',
          format,
          seats: count,
          ...chosenDecks(choice),
        }),
      );
      const owners = seats.flatMap(({ hand, deck }, seat) =>
        [...hand, ...deck].includes('smuggler') ? [seat] : [],
      );
      expect(owners).toEqual(seatsWithDecks(choice));
    },
  );
});
