import { cardBoxes as allBoxes } from '@openrealms/content';
import {
  DEFAULT_OPTIONS,
  type FormatId,
  formatNamed,
  type Options,
  type Side,
} from '@openrealms/engine';
import { DEFAULT_BOT } from '../opponents/character-names.ts';
import { type SeatChoice, seatsFitted } from './seat-choice.ts';

/** What is chosen on the page of a new game, and remembered for the next. */
export interface NewGameChoice {
  readonly format: FormatId;
  readonly seats: readonly SeatChoice[];
  /** A box that is played with twice stands here twice. */
  readonly boxes: readonly string[];
  /** The campaign whose grown trade deck is played with, and with which the boxes are shuffled together; null for none. */
  readonly deck: string | null;
  /** By seat, the side whose personal deck the player starts with; null, or nothing, for the usual one. */
  readonly decks: readonly (Side | null)[];
  readonly options: Options;
}

export const DEFAULT_CHOICE: NewGameChoice = {
  format: 'standard',
  seats: [
    { kind: 'person', name: '' },
    { kind: 'bot', bot: DEFAULT_BOT },
  ],
  boxes: allBoxes.slice(0, 1).map(({ id }) => id),
  deck: null,
  decks: [],
  options: DEFAULT_OPTIONS,
};

/**
 * The format decides how many can play, who can begin, and who may have another personal deck. Without the deck of a campaign there is
 * at least one box.
 */
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
    boxes: choice.boxes.length === 0 && choice.deck === null ? DEFAULT_CHOICE.boxes : choice.boxes,
    seats: seatsFitted(choice.seats, count),
    decks: choice.decks
      .slice(0, count)
      .map((deck, seat) => (format.mayChooseDeck(seat, count) ? deck : null)),
    options: canBegin ? choice.options : { ...choice.options, firstSeat: 'random' },
  };
}
