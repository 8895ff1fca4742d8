import type { CardId } from '../cards/card.ts';
import type { UsedSticker } from '../setup.ts';
import type { Side } from './contents.ts';

/** What a finished scenario game hands to the campaign: all that outlives it. */
export interface ScenarioResult {
  /** Null if nobody could do anything any more: the scenario is played again, and what was upgraded stays upgraded. */
  readonly winner: Side | null;
  /** Whether it was won by the fifth sticker of the scenario's own sheet. */
  readonly political: boolean;
  /** All stickers that have been used, those from before the game included. */
  readonly used: readonly UsedSticker[];
  /**
   * All trade cards of all zones, upgraded ones as the designs that they have become: what is shuffled for the next game.
   * Explorers, personal decks and what the rules of the scenario added to them are not among them.
   */
  readonly tradeDeck: Readonly<Record<CardId, number>>;
  /** The victory point cards that were earned on a turn of this game, in this order. */
  readonly earned: readonly EarnedCard[];
}

/** A victory point card and whose it is. */
export interface EarnedCard {
  /** The id of the victory point card. */
  readonly id: string;
  readonly side: Side;
}
