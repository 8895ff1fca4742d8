import type { SheetNumber, Side } from './campaign/contents.ts';
import type { CardType } from './cards/ability.ts';
import type { Box, CardId } from './cards/card.ts';

/** Everything that decides how a game starts. Seed and setup alone determine every card that will be drawn. */
export interface Setup {
  /** The boxes whose cards are shuffled together. */
  readonly boxes: readonly Box[];
  /** All chance of the game comes from this text. Use `newSeed()` for one that nobody can guess. */
  readonly seed: string;
  /** How many play; if left out, the fewest that the format is for. */
  readonly seats?: number;
  /** `'standard'`, the two-player duel, is the default. */
  readonly format?: FormatId;
  /**
   * By seat, the name of the personal deck that replaces the usual one, as a box calls it; null for the usual one. The
   * format says who may have one.
   */
  readonly personalDecks?: readonly (string | null)[];
  /** Play together against a Boss that the rules play, instead of a format; `seats` then counts the players. */
  readonly challenge?: { readonly id: ChallengeId; readonly level?: Level };
  /** How many of which cards are shuffled into the trade deck, instead of what the boxes say; all of them cards of the boxes. */
  readonly tradeDeck?: Readonly<Record<CardId, number>>;
  /** Play a scenario of the campaign of one of the boxes, instead of a format. */
  readonly scenario?: ScenarioSetup;
  readonly options?: Partial<Options>;
}

/** A scenario as the campaign has brought the players to it. */
export interface ScenarioSetup {
  /** From 1 to 12. */
  readonly number: number;
  /** By seat, who plays which side. */
  readonly sides: readonly [Side, Side];
  /** Which face of the scenario card is up; the player of that side goes first. */
  readonly faceUp: Side;
  /** The id of the option that the first player has chosen, where the face asks for a choice. */
  readonly choice?: string;
  /** The stickers that had been used before this game. */
  readonly used: readonly UsedSticker[];
  /** The ids of the victory point cards that can still be earned on a turn. */
  readonly openVictoryCards: readonly string[];
}

/** A sticker that has been used: that of a cost on a sheet, and on what type of card. */
export interface UsedSticker {
  readonly side: Side;
  readonly sheet: SheetNumber;
  readonly cost: number;
  readonly type: CardType;
}

/** The formats that exist. */
export type FormatId =
  | 'standard'
  | 'free-for-all'
  | 'hunter'
  | 'hunter-first-blood'
  | 'hydra'
  | 'emperor'
  | 'raid';

/** The challenges that exist: each is a table of its own, and a format to whoever asks for one by its name. */
export type ChallengeId =
  | 'automatons'
  | 'blob-assault'
  | 'dimensional-horror'
  | 'madness-of-the-machine'
  | 'nemesis-beast'
  | 'pirates-of-the-dark-star'
  | 'defy-the-empire'
  | 'the-cost-of-freedom';

/** Every kind of table: a format, a challenge, or a scenario of a campaign. */
export type TableId = FormatId | ChallengeId | 'scenario';

/** How hard a challenge is, from the easiest on. */
export const LEVELS = ['beginner', 'intermediate', 'veteran', 'expert'] as const;
/** One of the four difficulty levels. */
export type Level = (typeof LEVELS)[number];

/** Where the rulebooks leave a choice, or tables differ. The defaults follow the rulebooks. */
export interface Options {
  /** When a forced discard happens: at once, or (as in the publisher's app) when the victim's next turn starts. */
  readonly discardTiming: 'at-once' | 'next-turn';
  /** What happens when the trade deck is empty: spaces stay empty, or the scrap heap is shuffled into a new one. */
  readonly emptyTradeDeck: 'stay-empty' | 'recycle';
  /** Whether a ship that copies another counts as the copied card for "played this turn". */
  readonly copiesCountAsPlayed: boolean;
  /** Who begins; one of the seats that the format lets begin. */
  readonly firstSeat: 'random' | number;
  /** Cards in the Boss's hand in a Raid with three Raiders: 7 in the later rulebooks, 8 in the core set's. */
  readonly bossHandWithThreeRaiders: 7 | 8;
  /**
   * Only in a challenge: what the older challenge cards put in the place of abilities that the Boss gives nothing to work on.
   * Making a Boss without a hand discard becomes a draw and a discard of one's own, destroying a base that is not there 3 combat.
   */
  readonly gambitSubstitutions: boolean;
  /** Only against a Boss that has one: the publisher's correction of the authority that the players have together. */
  readonly firstEditionCorrection: boolean;
}

/** What a setup that names no options has. */
export const DEFAULT_OPTIONS: Options = {
  discardTiming: 'at-once',
  emptyTradeDeck: 'stay-empty',
  copiesCountAsPlayed: false,
  firstSeat: 'random',
  bossHandWithThreeRaiders: 7,
  gambitSubstitutions: false,
  firstEditionCorrection: false,
};
