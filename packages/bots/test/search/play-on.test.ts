import { core } from '@openrealms/content';
import { commandBuffer, copyState, END_TURN, type GameState, randomFrom } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { Network } from '../../src/network/network.ts';
import { Planner } from '../../src/network/planner.ts';
import { settle } from '../../src/network/settle.ts';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { playOn } from '../../src/search/play-on.ts';
import { Routine } from '../../src/search/routine.ts';
import { randomize } from '../../src/training/learner.ts';
import { middleOf } from '../network/position.ts';

const IDS = core.cards.map(({ id }) => id);
const HIDDEN = 8;

function plannerFor(state: GameState): Planner {
  const values = new Float32Array(sizeOf(HIDDEN, IDS.length));
  randomize(values, HIDDEN, randomFrom('play on'));
  return new Planner(new Network(partsOf(values, HIDDEN, IDS), state.catalog), state);
}

function routineFor(planner: Planner, { seats }: GameState): Routine {
  return new Routine(planner, seats.length);
}

describe('playing on in an imagined world', () => {
  it('asks the network for the side that has ended the last turn', () => {
    const world = middleOf('a duel', 'standard', 2, 100);
    const seat = world.active === 1 ? 0 : 1;
    const { turn } = world;
    const planner = plannerFor(world);
    const value = playOn(world, seat, planner, routineFor(planner, world), [], 1);
    expect(world.turn).toBe(turn + 1);
    expect(world.active).toBe(1 << (1 - seat));
    expect(value).toBeCloseTo(1 - planner.valueAtEnd(world, 1 - seat), 6);
  });

  it('goes on to a turn of the own side where there are more than two', () => {
    const world = middleOf('three of us', 'free-for-all', 3, 100);
    const seat = 31 - Math.clz32(world.active);
    const { turn } = world;
    const planner = plannerFor(world);
    const value = playOn(world, seat, planner, routineFor(planner, world), [], 1);
    expect(world.turn).toBe(turn + 3);
    expect(world.active).toBe(1 << seat);
    expect(value).toBeCloseTo(planner.valueAtEnd(world, seat), 6);
  });

  it('follows a plan to its end and does nothing else', () => {
    const world = middleOf('plan 5', 'standard', 2, 100);
    const seat = world.active === 1 ? 0 : 1;
    const planner = plannerFor(world);
    // All cards are played, and there is trade that the plan does not spend.
    const codes = commandBuffer();
    settle(world, seat, codes);
    world.seats[seat].trade = 20;
    const ended = planner.valueAtEnd(copyState(world), seat);
    const routine = routineFor(planner, world);
    expect(playOn(copyState(world), seat, planner, routine, [END_TURN], 0)).toBeCloseTo(ended, 6);
    expect(playOn(copyState(world), seat, planner, routine, [], 0)).not.toBeCloseTo(ended, 6);
  });

  it.each([2, 4, 5])('follows a plan in its own turn only (%i)', (n) => {
    const world = middleOf(`its own turn ${n}`, 'standard', 2, 60);
    const seat = world.active === 1 ? 0 : 1;
    const planner = plannerFor(world);
    const routine = routineFor(planner, world);
    settle(world, seat, commandBuffer());
    // Where nothing else is left to do the turn ends by itself, and nobody asks for the last step of the plan.
    Object.assign(world.seats[seat], { trade: 0, combat: 0 });
    expect(planner.options(world, seat)).toBe(END_TURN);
    const [none, planned] = [[], [END_TURN]].map((steps) =>
      playOn(copyState(world), seat, planner, routine, steps, 2),
    );
    expect(planned).toBe(none);
  });

  it('knows who has won', () => {
    const world = middleOf('nearly over', 'standard', 2, 100);
    const seat = world.active === 1 ? 0 : 1;
    world.seats[1 - seat].authority = 1;
    world.seats[seat].combat = 50;
    const planner = plannerFor(world);
    expect(playOn(world, seat, planner, routineFor(planner, world), [], 4)).toBe(1);
  });
});
