import type { Box } from './cards/card.ts';

/** Everything that decides how a game starts. Seed and setup alone determine every card that will be drawn. */
export interface Setup {
  /** The boxes whose cards are shuffled together. */
  readonly boxes: readonly Box[];
  /** All chance of the game comes from this text. Use `newSeed()` for one that nobody can guess. */
  readonly seed: string;
  /** How many play; 2 in the standard duel, the default. */
  readonly seats?: number;
  /** `'standard'`, the two-player duel, is the default. */
  readonly format?: FormatId;
  readonly options?: Partial<Options>;
}

/** The formats that exist. */
export type FormatId = 'standard';

/** Where the rulebooks leave a choice, or tables differ. The defaults follow the rulebooks. */
export interface Options {
  /** When a forced discard happens: at once, or (as in the publisher's app) when the victim's next turn starts. */
  readonly discardTiming: 'at-once' | 'next-turn';
  /** What happens when the trade deck is empty: spaces stay empty, or the scrap heap is shuffled into a new one. */
  readonly emptyTradeDeck: 'stay-empty' | 'recycle';
  /** Whether a ship that copies another counts as the copied card for "played this turn". */
  readonly copiesCountAsPlayed: boolean;
  /** Who begins. */
  readonly firstSeat: 'random' | number;
}

/** What a setup that names no options has. */
export const DEFAULT_OPTIONS: Options = {
  discardTiming: 'at-once',
  emptyTradeDeck: 'stay-empty',
  copiesCountAsPlayed: false,
  firstSeat: 'random',
};
