import type { Faction } from '../cards/ability.ts';
import type { ChallengeId } from '../setup.ts';

/** How the players stand together. */
export type Party =
  /** One authority, one turn, outposts that cover all. */
  | 'hydra'
  /** One turn, trade and combat in common; authority and outposts each for themselves. */
  | 'squadron'
  /** Turns and authority each for themselves; the Boss takes a turn after each. */
  | 'single';

/** Which cards of a pile of the Boss everybody sees. */
export type PileFace = 'open' | 'top-open' | 'bottom-open' | 'face-down';

/** What the challenge card and its page in the rulebook tell of a Boss before it plays. */
export interface ChallengeCard {
  readonly id: ChallengeId;
  readonly players: readonly number[];
  /** For each player; null for a Boss that has none. */
  readonly authority: number | null;
  /** Of each player; a Hydra team has all of it together. */
  readonly playerAuthority: number;
  /** What all players have together by the publisher's correction, where there is one and the option is on. */
  readonly correctedAuthority?: number;
  readonly party: Party;
  /** The faction whose cards leave the trade deck. */
  readonly removes: Faction | null;
  /** Whether it has a deck and a discard pile. If not, its cards go to the scrap heap. */
  readonly hasDeck: boolean;
  /** Cards drawn at the start of its turn. */
  handSize(players: number): number;
  /** Whether its trade is of use to it. */
  readonly buysCards: boolean;
  readonly piles: readonly [PileFace, PileFace];
}
