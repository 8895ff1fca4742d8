import { boxes as allBoxes } from '@openrealms/content';
import { DEFAULT_OPTIONS, type FormatId, formatNamed, type Options } from '@openrealms/engine';
import { DEFAULT_BOT } from '../opponents/character-names.ts';
import { type SeatChoice, seatsFitted } from './seat-choice.ts';

/** What is chosen on the page of a new game, and remembered for the next. */
export interface NewGameChoice {
  readonly format: FormatId;
  readonly seats: readonly SeatChoice[];
  /** A box that is played with twice stands here twice. */
  readonly boxes: readonly string[];
  readonly options: Options;
}

export const DEFAULT_CHOICE: NewGameChoice = {
  format: 'standard',
  seats: [
    { kind: 'person', name: '' },
    { kind: 'bot', bot: DEFAULT_BOT },
  ],
  boxes: allBoxes.slice(0, 1).map(({ id }) => id),
  options: DEFAULT_OPTIONS,
};

/** The format decides how many can play, and who can begin. */
export function madeToFit<Choice extends NewGameChoice>(choice: Choice): Choice {
  const format = formatNamed(choice.format);
  const wanted = choice.seats.length;
  const [count] = format.seatCounts.toSorted(
    (a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b,
  );
  const { firstSeat } = choice.options;
  const canBegin = firstSeat === 'random' || format.firstSeats(count).includes(firstSeat);
  return {
    ...choice,
    seats: seatsFitted(choice.seats, count),
    options: canBegin ? choice.options : { ...choice.options, firstSeat: 'random' },
  };
}
