import { isBotName } from '@openrealms/bots';
import { boxes as allBoxes } from '@openrealms/content';
import { DEFAULT_OPTIONS, type Options } from '@openrealms/engine';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage } from '../settings/browser-storage.ts';
import { MAX_NAME } from '../settings/read-settings.ts';
import { DEFAULT_BOT } from './bot-characters.ts';
import type { SeatChoice } from './seat-choice.ts';

/** What is chosen on the page of a new game, and remembered for the next. */
export interface NewGameChoice {
  readonly seats: readonly SeatChoice[];
  readonly boxes: readonly string[];
  readonly options: Options;
}

export const DEFAULT_CHOICE: NewGameChoice = {
  seats: [
    { kind: 'person', name: '' },
    { kind: 'bot', bot: DEFAULT_BOT },
  ],
  boxes: allBoxes.slice(0, 1).map(({ id }) => id),
  options: DEFAULT_OPTIONS,
};

interface ChoiceStore extends NewGameChoice {
  change(choice: Partial<NewGameChoice>): void;
}

export const useNewGameChoice = create<ChoiceStore>()(
  persist((set) => ({ ...DEFAULT_CHOICE, change: (choice) => set(choice) }), {
    name: 'openrealms-new-game',
    version: 1,
    storage: createJSONStorage(() => browserStorage),
    migrate: (stored) => stored as ChoiceStore,
    merge: (stored, current) => ({ ...current, ...readChoice(stored) }),
  }),
);

/** A choice as it was stored; whatever of it is damaged, or no longer on offer, has its default. */
export function readChoice(stored: unknown): NewGameChoice {
  const { seats, boxes, options } = fieldsOf(stored);
  const readSeats = Array.isArray(seats) ? seats.map(readSeat) : [];
  const known = allBoxes
    .map(({ id }) => id)
    .filter((id) => Array.isArray(boxes) && boxes.includes(id));
  return {
    seats: DEFAULT_CHOICE.seats.map((seat, i) => readSeats[i] ?? seat),
    boxes: known.length > 0 ? known : DEFAULT_CHOICE.boxes,
    options: readOptions(fieldsOf(options)),
  };
}

function readSeat(stored: unknown): SeatChoice | undefined {
  const { kind, name, bot } = fieldsOf(stored);
  if (kind === 'person' && typeof name === 'string') {
    return { kind, name: name.slice(0, MAX_NAME) };
  }
  return kind === 'bot' && typeof bot === 'string' && isBotName(bot) ? { kind, bot } : undefined;
}

function readOptions(stored: Fields): Options {
  const { discardTiming, emptyTradeDeck, copiesCountAsPlayed, firstSeat } = stored;
  const seats = DEFAULT_CHOICE.seats.length;
  return {
    discardTiming: discardTiming === 'next-turn' ? discardTiming : DEFAULT_OPTIONS.discardTiming,
    emptyTradeDeck: emptyTradeDeck === 'recycle' ? emptyTradeDeck : DEFAULT_OPTIONS.emptyTradeDeck,
    copiesCountAsPlayed: copiesCountAsPlayed === true,
    firstSeat:
      typeof firstSeat === 'number' &&
      Number.isInteger(firstSeat) &&
      firstSeat >= 0 &&
      firstSeat < seats
        ? firstSeat
        : DEFAULT_OPTIONS.firstSeat,
  };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(stored: unknown): Fields {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
