import type { ChallengeCards } from '../cards/card.ts';
import type { GameState, Seat } from '../state/state.ts';
import type { ChallengeCard } from './challenge-card.ts';
import type { BossForecast } from './forecast.ts';

/** A step of the Boss's order of play: does it, and says whether anything was done. */
export type Step = (state: GameState, boss: Seat) => boolean;

/** A step of a turn, and the step to which the turn goes back if anything was done; without one it goes on. */
export interface Play {
  readonly step: Step;
  readonly backTo?: number;
}

/** A Boss as the rules play it. */
export interface Boss extends ChallengeCard {
  /** What is done after the trade deck has been shuffled and before the trade row is laid out. */
  setUp(state: GameState, boss: Seat, cards: ChallengeCards): void;
  readonly turn: readonly Play[];
  /** What happens instead when it would draw a card. */
  readonly insteadOfDrawing?: (state: GameState, boss: Seat) => void;
  /** Of the players who can be made to discard, those who are. */
  discarding(state: GameState, able: readonly Seat[]): readonly Seat[];
  /** What everybody can tell of its next turn besides what is the same for all Bosses. */
  foresee(state: GameState, boss: Seat): Partial<BossForecast>;
}

/** A Boss together with the rules that play it. */
export interface BossAtTable extends Boss {
  /** Takes the next step of its turn, whose frame of the effect stack is given. */
  continueTurn(state: GameState, frame: number): void;
  /** Answers a choice of one of its cards, by one of the first `count` commands given or by taking none. */
  answer(state: GameState, frame: number, commands: Int32Array, count: number): void;
}
