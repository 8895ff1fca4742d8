/** How far a plan goes. */
export interface Foresight {
  /** How many steps of the main phase are thought through before the turn is taken for ended; choices do not count. */
  readonly steps: number;
  /** About how many positions are looked at. */
  readonly positions: number;
  /** In how many worlds a plan is judged on whose way cards come to light. */
  readonly worlds: number;
}

/** One step at a time, each judged as if the turn ended after it; a decision takes a few milliseconds at most. */
export const ONE_STEP: Foresight = { steps: 1, positions: 40, worlds: 3 };

/** The whole turn. */
export const WHOLE_TURN: Foresight = { steps: 12, positions: 1000, worlds: 6 };

/** A whole turn, but only the first ways through it, in the world at hand: for imagined games. */
export const BRIEFLY: Foresight = { steps: 12, positions: 15, worlds: 1 };
