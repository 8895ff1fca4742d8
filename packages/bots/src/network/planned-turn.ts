import { type CommandCode, type GameState, ROW_SPACES, type Seat } from '@openrealms/engine';

/** The rest of a plan, to be followed as long as nothing comes to light that could change it. */
export class PlannedTurn {
  private steps: CommandCode[] = [];
  private turn = -1;
  private seat: Seat = -1;
  /** Cards in the draw pile, and in the trade row, when the plan was made. */
  private pile = 0;
  private readonly row = new Uint16Array(ROW_SPACES);

  drop(): void {
    this.steps = [];
  }

  keep(state: GameState, seat: Seat, steps: CommandCode[]): void {
    const { cards, layout, seats, turn } = state;
    this.steps = steps;
    this.turn = turn;
    this.seat = seat;
    this.pile = cards[seats[seat].deck];
    for (let i = 0; i < ROW_SPACES; i++) this.row[i] = cards[layout.tradeRow + i];
  }

  /** The next step of the plan, if it still holds and is one of these; undefined if a new plan is needed. */
  next(state: GameState, seat: Seat, options: readonly CommandCode[]): CommandCode | undefined {
    const [step] = this.steps;
    if (step !== undefined && this.holds(state, seat) && options.includes(step)) {
      this.steps.shift();
      return step;
    }
    // What was planned after a step that cannot be taken means nothing any more.
    this.drop();
    return undefined;
  }

  private holds({ cards, catalog, layout, seats, turn }: GameState, seat: Seat): boolean {
    const { deck, trade } = seats[seat];
    if (turn !== this.turn || seat !== this.seat || cards[deck] !== this.pile) return false;
    for (let i = 0; i < ROW_SPACES; i++) {
      const card = cards[layout.tradeRow + i];
      if (card !== this.row[i] && catalog.cost[card] <= trade) return false;
    }
    return true;
  }
}
