/** A turn that a player has ended: what chance it gave itself, and what came of it. */
export interface Prediction {
  /** Which of the player's own turns, counted from 1. */
  readonly turn: number;
  /** From 0 to 1. */
  readonly chance: number;
  /** 1 for a game that its side won, 0 for one that it lost; a game that nobody won is shared by all sides. */
  readonly result: number;
}

/** The predictions of one game. They are not independent: all of them end in the same result. */
export type PredictedGame = readonly Prediction[];
