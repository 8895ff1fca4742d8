import type { CardId } from '../cards/card.ts';
import { quietTurns } from '../rules/challenge-turns.ts';
import type { GameState, Seat } from '../state/state.ts';
import type { BossAtTable } from './boss.ts';
import { bossSeat } from './numbers.ts';
import { cardsToDraw } from './steps.ts';

/** What everybody can tell of the Boss's next turn or, while it lasts, of the present one. What its page does not speak of is 0 or empty. */
export interface BossForecast {
  /** Turns of the player who acts now, this one included, that the Boss does not follow yet. */
  readonly quietTurns: number;
  /** How often it draws at the start of its turn, or does what it does instead. */
  readonly draws: number;
  /** The spaces of the trade row whose cards it takes, in this order. */
  readonly takes: readonly number[];
  /** The cards of its discard pile of which one comes back first. */
  readonly returns: readonly CardId[];
  /** How many bases come back for what it draws. */
  readonly bases: number;
  /** The combat that it gains for what it has, before anything that is not known yet. */
  readonly combat: number;
  /** The one player it deals with; null where it deals with all. */
  readonly target: Seat | null;
  /** How many players it attacks one after the other, each alone. */
  readonly raids: number;
  /** The highest cost in the trade row without the cards that it takes, where that counts. */
  readonly highestCost: number;
  /** What the cards it has played this turn cost together, where that decides how many follow. */
  readonly playedCost: number;
  /** So many purchases bring its next acquisition. */
  readonly purchases: number;
}

export function forecast(state: GameState): BossForecast {
  const boss = bossSeat(state);
  const { foresee } = state.format.boss as BossAtTable;
  return {
    quietTurns: quietTurns(state),
    draws: cardsToDraw(state, boss),
    takes: [],
    returns: [],
    bases: 0,
    combat: 0,
    target: null,
    raids: 0,
    highestCost: 0,
    playedCost: 0,
    purchases: 0,
    ...foresee(state, boss),
  };
}
