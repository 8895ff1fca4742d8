import type {
  CampaignContents,
  ScenarioRule,
  Sheet,
  Side,
  TurnFeat,
  VictoryCard,
} from '../campaign/contents.ts';
import type { Seat } from '../state/state.ts';

/** A scenario with its rules ready to be carried out. It never changes, and is shared by all games of it. */
export interface ScenarioAtTable {
  readonly contents: CampaignContents;
  readonly number: number;
  /** By seat. */
  readonly sides: readonly [Side, Side];
  readonly faceUp: Side;
  /** Null where the face asks for no choice. */
  readonly choice: string | null;
  /** The seat of the side that is face up. */
  readonly first: Seat;
  /** What is in force: the rules of the face, then those of the option that was chosen. */
  readonly rules: readonly ScenarioRule[];

  /** Who starts with what, and how many cards are drawn; by seat. */
  readonly decks: readonly Uint16Array[];
  readonly authority: readonly number[];
  readonly openingHand: readonly number[];
  readonly handSize: readonly number[];

  /** By seat, the sheets that lie before the player, in order. */
  readonly sheets: readonly (readonly Sheet[])[];
  /** By seat and card, what it costs to acquire it. */
  readonly prices: readonly Uint16Array[];
  /** By seat, sheet (from 0) and card: the upgraded design, 0 where there is none. Only sheets that are there already. */
  readonly upgrades: readonly (readonly Uint16Array[])[];
  /** By seat, sheet (from 0) and card: the row of the sheet that its stickers are in, as a bit. */
  readonly rows: readonly (readonly Uint16Array[])[];
  /** By seat, the price of upgrading a base and, behind it, a ship: the index is `isShip`. */
  readonly upgradePrices: readonly (readonly [number, number])[];

  /** By seat, the first instructions of what happens at the start of the turn. */
  readonly startOfTurn: readonly (readonly number[])[];
  readonly whenPlayed: readonly (readonly Trigger[])[];
  readonly whenAcquired: readonly (readonly Trigger[])[];
  readonly whenUpgraded: readonly (readonly Trigger[])[];

  /** Null where there is no third party. */
  readonly thirdParty: { readonly combat: number; readonly growth: number } | null;
  /** The victory point cards of the box that are earned on a turn, open or not. */
  readonly turnCards: readonly TurnCard[];
}

/** Effects that follow when something happens to one of these cards. */
export interface Trigger {
  readonly start: number;
  /** By card number, 1 where the rule is about it. */
  readonly cards: Uint8Array;
}

/** A victory point card that is earned on a turn. */
export interface TurnCard {
  readonly card: VictoryCard;
  readonly what: TurnFeat;
  readonly atLeast: number;
}
