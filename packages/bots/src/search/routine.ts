import type { CommandCode, GameState, Seat } from '@openrealms/engine';
import { BRIEFLY } from '../network/foresight.ts';
import { PlannedTurn } from '../network/planned-turn.ts';
import type { Planner } from '../network/planner.ts';

/**
 * How everybody plays in imagined games: a quick plan for each turn, followed as long as nothing new comes to light. Where it ends, the
 * turn need not: a quick plan may have stopped before the attack that wins.
 */
export class Routine {
  private readonly planner: Planner;
  private readonly plans: readonly PlannedTurn[];

  constructor(planner: Planner, seats: number) {
    this.planner = planner;
    this.plans = Array.from({ length: seats }, () => new PlannedTurn());
  }

  /** Another world: what was planned in the one before is forgotten. */
  forget(): void {
    for (const plan of this.plans) plan.drop();
  }

  /** What this player, who has more than one option, does now. */
  next(world: GameState, seat: Seat, options: readonly CommandCode[]): CommandCode {
    const { planner } = this;
    const plan = this.plans[seat];
    const planned = plan.next(world, seat, options);
    if (planned !== undefined) return planned;
    planner.enter(world, seat);
    const [step, ...rest] = planner.bestPlan(seat, options, BRIEFLY);
    plan.keep(world, seat, rest);
    return step;
  }
}
