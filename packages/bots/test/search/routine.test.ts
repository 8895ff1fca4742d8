import { core } from '@openrealms/content';
import { apply, awaited, type GameState, isOver, randomFrom } from '@openrealms/engine';
import { ME, table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { Network } from '../../src/network/network.ts';
import { Planner } from '../../src/network/planner.ts';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { Routine } from '../../src/search/routine.ts';
import { randomize } from '../../src/training/learner.ts';

const IDS = core.cards.map(({ id }) => id);

/** Somebody who knows nothing plays this turn in an imagined game, a quick plan at a time. */
function playTurn(state: GameState, seed: string): void {
  const values = new Float32Array(sizeOf(8, IDS.length));
  randomize(values, 8, randomFrom(seed));
  const planner = new Planner(new Network(partsOf(values, 8, IDS), state.catalog), state);
  const routine = new Routine(planner, state.seats.length);
  const { turn } = state;
  while (!isOver(state) && state.turn === turn) {
    const [seat] = awaited(state);
    const options = planner.options(state, seat);
    apply(state, seat, typeof options === 'number' ? options : routine.next(state, seat, options));
  }
}

describe('a quick turn in an imagined game', () => {
  it.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'is not over before the attack that wins (%s)',
    (seed) => {
      const { state } = table([core], {
        me: {
          hand: ['explorer', 'explorer', 'explorer', 'ram', 'battle-pod'],
          trade: 8,
          combat: 12,
        },
        opponent: { authority: 6, inPlay: ['war-world', 'trading-post'] },
        tradeRow: ['cutter', 'blob-fighter', 'corvette', 'trade-bot', 'supply-bot'],
        explorers: 10,
      });
      playTurn(state, seed);
      expect(state.winners).toBe(1 << ME);
    },
  );
});
