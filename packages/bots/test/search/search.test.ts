import { core } from '@openrealms/content';
import { type CommandCode, type GameState, randomFrom } from '@openrealms/engine';
import { ME, table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { Desk } from '../../src/network/desk.ts';
import { Network } from '../../src/network/network.ts';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { type Contest, search } from '../../src/search/search.ts';
import { randomize } from '../../src/training/learner.ts';

const IDS = core.cards.map(({ id }) => id);
const HIDDEN = 8;

/** Everything that a search says of a turn with several purchases to choose from, as it stood then. */
function heard(): {
  options: readonly CommandCode[];
  said: readonly { worlds: number; plan: CommandCode }[];
} {
  const { state } = table([core], {
    me: { trade: 8, deck: ['scout', 'scout', 'viper'] },
    tradeRow: ['cutter', 'blob-fighter', 'corvette', 'trade-bot', 'supply-bot'],
    explorers: 10,
  });
  const desk = deskFor(state);
  const options = desk.options(state, ME) as readonly CommandCode[];
  const dice = randomFrom('dice');
  const thoughts = search(state, ME, options, desk, dice, { worlds: 5, turns: 1, plans: 3 });
  const said = Array.from(thoughts, ({ left }: Contest) => ({
    worlds: left[0].count,
    plan: left[0].steps[0],
  }));
  return { options, said };
}

function deskFor(state: GameState): Desk {
  const values = new Float32Array(sizeOf(HIDDEN, IDS.length));
  randomize(values, HIDDEN, randomFrom('search'));
  return new Desk(new Network(partsOf(values, HIDDEN, IDS), state.catalog), state);
}

describe('a search that may be cut short', () => {
  it('has something to play as soon as it has looked at one option, and speaks up after each', () => {
    const { options, said } = heard();
    expect(options.length).toBeGreaterThan(5);
    const beforeWorlds = said.slice(0, options.length);
    expect(beforeWorlds.every(({ worlds }) => worlds === 0)).toBe(true);
    expect(said[0].plan).toBe(options[0]);
    for (const { plan } of beforeWorlds) expect(options).toContain(plan);
  });

  it('tries the plans out afterwards, one world at a time', () => {
    const { options, said } = heard();
    expect(said.slice(options.length).map(({ worlds }) => worlds)).toEqual([1, 2, 3, 4, 5]);
  });
});
