import type { Box, CardId, Command, View } from '@openrealms/engine';

/** What somebody who sees as much as the player would do, and why. */
export interface Advice {
  /** The command to give now; one of the legal ones. */
  readonly command: Command;
  /** What follows in the same turn, as far as it can be said. */
  readonly rest: readonly Command[];
  /** Whether cards come to light on the way: what is best after that is anybody's guess. */
  readonly isOpen: boolean;
  /** Whether it wins the game in this turn, whatever is hidden. */
  readonly wins: boolean;
  /** The chance to win after such a turn, from 0 to 1; null where it is not the player's turn. */
  readonly chance: number | null;
  /** The best of the other ways to go on, once everything that needs no thought is done. */
  readonly instead: readonly Alternative[];
  /** What speaks for it, and what against it, the most important first. */
  readonly reasons: readonly Reason[];
}

export interface Alternative {
  /** What would be done, as far as it can be said. */
  readonly commands: readonly Command[];
  readonly chance: number;
}

/**
 * What a reason is about: more of it where its points are above zero, and less where they are below. From `income` to `deck` it is
 * what one's own deck promises.
 */
export type ReasonKind =
  | 'own-authority'
  | 'foe-authority'
  | 'income'
  | 'fire'
  | 'healing'
  | 'draws'
  | 'disruption'
  | 'scrapping'
  | 'allies'
  | 'thinner'
  | 'deck'
  | 'own-bases'
  | 'foe-bases'
  | 'trade-row'
  | 'discards';

export interface Reason {
  readonly kind: ReasonKind;
  /** What it makes of the chance to win, in points of a hundred. */
  readonly points: number;
  /** The cards it is about, if it is about any. */
  readonly cards: readonly CardId[];
}

/** Says what to do in a decision of the viewer. The same view gives the same advice. */
export type Advise = (view: View, legal: readonly Command[], boxes: readonly Box[]) => Advice;
