/** Of the time that is left for a turn, the first decisions get more than the last. */
const SHARE = 0.6;

/** Divides the time for a turn among its decisions. */
export class TurnClock {
  private readonly milliseconds: number;
  private turn = -1;
  private left = 0;
  private begun = 0;
  private limit = 0;

  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }

  /** A decision in this turn begins. */
  start(turn: number): void {
    if (turn !== this.turn) {
      this.turn = turn;
      this.left = this.milliseconds;
    }
    this.begun = performance.now();
    this.limit = this.left * SHARE;
  }

  /** Whether the time for this decision is over. */
  isUp(): boolean {
    return performance.now() - this.begun >= this.limit;
  }

  stop(): void {
    this.left = Math.max(this.left - (performance.now() - this.begun), 0);
  }
}
