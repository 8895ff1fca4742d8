/** Measures the thought of one player, turn by turn. */
export interface TurnClock {
  /** Milliseconds left for this turn. */
  left(turn: number): number;
  spend(turn: number, milliseconds: number): void;
  /** What each turn so far has taken. */
  readonly times: readonly number[];
}

export function turnClock(turnTime: number): TurnClock {
  const times: number[] = [];
  let current = -1;
  return {
    times,
    left: (turn) => (turn === current ? turnTime - times[times.length - 1] : turnTime),
    spend(turn, milliseconds) {
      if (turn !== current) {
        current = turn;
        times.push(0);
      }
      times[times.length - 1] += milliseconds;
    },
  };
}
