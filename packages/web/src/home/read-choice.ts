import { isBotName } from '@openrealms/bots';
import { cardBoxes as allBoxes } from '@openrealms/content';
import { DEFAULT_OPTIONS, FORMATS, type Options, SIDES, type Side } from '@openrealms/engine';
import { MAX_NAME } from '../settings/read-settings.ts';
import { MAX_COPIES } from './box-copies.ts';
import { type Fields, fieldsOf } from './fields-of.ts';
import { DEFAULT_CHOICE, madeToFit, type NewGameChoice } from './new-game-choice.ts';
import type { SeatChoice } from './seat-choice.ts';

/** A choice as it was stored; whatever of it is damaged, or no longer on offer, has its default. */
export function readChoice(stored: unknown): NewGameChoice {
  const { format, seats, boxes, deck, decks, options } = fieldsOf(stored);
  const known = FORMATS.find(({ id }) => id === format)?.id ?? DEFAULT_CHOICE.format;
  return madeToFit({
    format: known,
    seats: readSeats(seats),
    boxes: readBoxes(boxes, deck),
    deck: typeof deck === 'string' ? deck : null,
    decks: readDecks(decks),
    options: readOptions(fieldsOf(options)),
  });
}

function readSeats(stored: unknown): readonly SeatChoice[] {
  if (!Array.isArray(stored)) return DEFAULT_CHOICE.seats;
  const [person, bot] = DEFAULT_CHOICE.seats;
  const seats = stored.map((seat, i) => readSeat(seat) ?? (i === 0 ? person : bot));
  // More than any format has room for.
  return seats.slice(0, Math.max(...FORMATS.flatMap(({ seatCounts }) => seatCounts)));
}

export function readSeat(stored: unknown): SeatChoice | undefined {
  const { kind, name, bot } = fieldsOf(stored);
  if (kind === 'person' && typeof name === 'string') {
    return { kind, name: name.slice(0, MAX_NAME) };
  }
  return kind === 'bot' && typeof bot === 'string' && isBotName(bot) ? { kind, bot } : undefined;
}

function readDecks(stored: unknown): readonly (Side | null)[] {
  if (!Array.isArray(stored)) return DEFAULT_CHOICE.decks;
  return stored.map((deck) => SIDES.find((side) => side === deck) ?? null);
}

function readBoxes(stored: unknown, deck: unknown): readonly string[] {
  const named: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const known = allBoxes.flatMap(({ id }) =>
    named
      .filter((name) => name === id)
      .slice(0, MAX_COPIES)
      .map(() => id),
  );
  // The deck of a campaign needs no box beside it.
  return known.length > 0 || typeof deck === 'string' ? known : DEFAULT_CHOICE.boxes;
}

export function readOptions(stored: Fields): Options {
  const { discardTiming, emptyTradeDeck, copiesCountAsPlayed, firstSeat } = stored;
  const { bossHandWithThreeRaiders } = stored;
  return {
    ...DEFAULT_OPTIONS,
    discardTiming: discardTiming === 'next-turn' ? discardTiming : DEFAULT_OPTIONS.discardTiming,
    emptyTradeDeck: emptyTradeDeck === 'recycle' ? emptyTradeDeck : DEFAULT_OPTIONS.emptyTradeDeck,
    copiesCountAsPlayed: copiesCountAsPlayed === true,
    firstSeat: typeof firstSeat === 'number' ? firstSeat : DEFAULT_OPTIONS.firstSeat,
    bossHandWithThreeRaiders:
      bossHandWithThreeRaiders === 8 ? 8 : DEFAULT_OPTIONS.bossHandWithThreeRaiders,
  };
}
