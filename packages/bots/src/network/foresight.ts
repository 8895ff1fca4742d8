/** How far a plan goes. */
export interface Foresight {
  /** How many steps of the main phase are thought through before the turn is taken for ended; choices do not count. */
  readonly steps: number;
  /** About how many positions are looked at. */
  readonly positions: number;
}

/** One step at a time, each judged as if the turn ended after it. */
export const ONE_STEP: Foresight = { steps: 1, positions: 100 };

/** The whole turn. */
export const WHOLE_TURN: Foresight = { steps: 12, positions: 1000 };
