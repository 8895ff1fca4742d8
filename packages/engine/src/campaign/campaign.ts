/**
 * A campaign as a value: the box it is played with, a seed, and a log of what was decided. Everything else (who plays which side,
 * whose turn it is to choose, the stickers, the points) follows from these and is never stored: see fold.ts.
 */
import type { Box, CardId } from '../cards/card.ts';
import type { NamedBox } from '../cards/shelf.ts';
import { SetupError } from '../errors.ts';
import type { CampaignContents, Side } from './contents.ts';
import type { EarnedCard } from './scenario-result.ts';

/** A campaign. Plain JSON; nothing here changes it. Whoever keeps it can stop at any point and go on later. */
export interface Campaign {
  readonly box: NamedBox;
  /** All chance of the campaign and of its games comes from this text, unless the log names another from some point on. */
  readonly seed: string;
  readonly log: readonly CampaignStep[];
}

/** One of the two players; also their seat in every game. */
export type Player = 0 | 1;

/** Which side a player would like to play. */
export type Wish = Side | 'either';

/** Something that was decided. */
export type CampaignStep =
  /** A player says which side they would like; until both have, they may say otherwise. */
  | { readonly kind: 'wish'; readonly player: Player; readonly wish: Wish }
  /** The first player chooses an option of the scenario. */
  | { readonly kind: 'option'; readonly option: string }
  /** A game of the current scenario has ended. */
  | GameStep
  /** After the campaign a card is upgraded: the id of the upgraded card says with which sheet of whom. */
  | { readonly kind: 'upgrade'; readonly card: CardId }
  /** From here on chance comes from another seed. */
  | { readonly kind: 'deal'; readonly seed: string };

/** What a game has left behind. */
export interface GameStep {
  readonly kind: 'game';
  /** Null after a draw: the scenario is played again. */
  readonly winner: Side | null;
  /** The upgraded cards that there are now, each once for every copy. */
  readonly upgraded: readonly CardId[];
  /** The victory point cards earned on a turn. */
  readonly earned: readonly EarnedCard[];
}

/** The campaign of a box, or a `SetupError` if it has none. */
export function campaignOf(box: Box): CampaignContents {
  if (box.campaign !== undefined) return box.campaign;
  throw new SetupError(
    'no-campaign',
    `Box "${box.id}" has no campaign: pass one that has, like riseOfEmpire.`,
  );
}

/** A campaign that has not begun: both players still have to say which side they would like. */
export function newCampaign({ box, seed }: { box: Box; seed: string }): Campaign {
  campaignOf(box);
  if (typeof seed !== 'string' || seed === '') {
    throw new SetupError('wrong-seed', 'A campaign needs a seed, a text that is not empty.');
  }
  return { box: { id: box.id, version: box.version }, seed, log: [] };
}

/** The same campaign from the very beginning, as if from an untouched box. */
export function resetCampaign({ box }: Campaign, seed: string): Campaign {
  return { box, seed, log: [] };
}
