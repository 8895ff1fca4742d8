/** What follows from the log of a campaign. */
import type { CardId } from '../cards/card.ts';
import type { UsedSticker } from '../setup.ts';
import type { Player, Wish } from './campaign.ts';
import type { Side } from './contents.ts';
import type { EarnedCard } from './scenario-result.ts';

/**
 * What comes next: the players say which sides they would like, the first player chooses an option of the scenario, a game is played,
 * the players bring their upgrades up to twenty, nothing.
 */
export type CampaignPhase = 'sides' | 'choice' | 'game' | 'upgrades' | 'finished';

/** Where a campaign stands. Plain data, derived from its log. */
export interface CampaignState {
  readonly phase: CampaignPhase;
  /** Where chance comes from now. */
  readonly seed: string;
  /** By player; null as long as nothing has been said. */
  readonly wishes: readonly [Wish | null, Wish | null];
  /** By player, who plays which side; null as long as that is open. */
  readonly sides: readonly [Side, Side] | null;
  /** The player whom the coin gave their choice; null if there was none to toss. */
  readonly coin: Player | null;
  /** The number of the scenario that is played now; of a finished campaign the last one. */
  readonly scenario: number;
  /** The how many-th game of this scenario is next: more than 1 after draws. */
  readonly attempt: number;
  /** The option that the first player has chosen for this scenario. */
  readonly option: string | null;
  /** The scenarios that have been won, in order. */
  readonly won: readonly WonScenario[];
  /** All cards that are shuffled for the next game, upgraded ones as the designs that they have become. */
  readonly tradeDeck: Readonly<Record<CardId, number>>;
  readonly used: readonly UsedSticker[];
  /** All victory point cards that have been earned, in this order. */
  readonly earned: readonly Earned[];
  /** Whose turn it is to upgrade a card after the campaign. */
  readonly upgrading: Side | null;
  /** Who won the campaign, and by what; null as long as it goes on. */
  readonly verdict: Verdict | null;
}

/** A scenario that has been won. */
export interface WonScenario {
  readonly number: number;
  readonly faceUp: Side;
  readonly option: string | null;
  readonly winner: Side;
  readonly political: boolean;
  /** How many games it took. */
  readonly games: number;
}

/** A victory point card in a vault. */
export interface Earned extends EarnedCard {
  /** The scenario in or after which it was earned. */
  readonly scenario: number;
}

/** Who won a campaign. */
export interface Verdict {
  readonly winner: Side;
  /** What made the difference: the points, or with equal points the scenarios won, or with equal scenarios the last one. */
  readonly by: 'points' | 'scenarios' | 'last-scenario';
}
