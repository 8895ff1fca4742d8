import type { Faction } from '../cards/ability.ts';
import type { ChallengeCards } from '../cards/card.ts';
import type { ChallengeId } from '../setup.ts';
import type { GameState, Seat } from '../state/state.ts';

/** A step of the Boss's order of play: does it, and says whether anything was done. */
export type Step = (state: GameState, boss: Seat) => boolean;

/** A step of a turn, and the step to which the turn goes back if anything was done; without one it goes on. */
export interface Play {
  readonly step: Step;
  readonly backTo?: number;
}

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

/** The challenge card and its page in the rulebook. */
export interface Boss {
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
  /** What is done after the trade deck has been shuffled and before the trade row is laid out. */
  setUp(state: GameState, boss: Seat, cards: ChallengeCards): void;
  readonly turn: readonly Play[];
  /** What happens instead when it would draw a card. */
  readonly insteadOfDrawing?: (state: GameState, boss: Seat) => void;
  /** Of the players who can be made to discard, those who are. */
  discarding(state: GameState, able: readonly Seat[]): readonly Seat[];
}

/** A Boss together with the rules that play it. */
export interface BossAtTable extends Boss {
  /** Takes the next step of its turn, whose frame of the effect stack is given. */
  continueTurn(state: GameState, frame: number): void;
  /** Answers a choice of one of its cards, by one of the first `count` commands given or by taking none. */
  answer(state: GameState, frame: number, commands: Int32Array, count: number): void;
}
