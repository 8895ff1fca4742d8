import { core } from '@openrealms/content';
import {
  type CommandCode,
  END_TURN,
  type GameState,
  kindOf,
  randomFrom,
  USE_SCRAP,
} from '@openrealms/engine';
import { ME, table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { learnedWeights } from '../../src/levels/learned-levels.ts';
import { ONE_STEP, WHOLE_TURN } from '../../src/network/foresight.ts';
import { Network } from '../../src/network/network.ts';
import { meanChances } from '../../src/network/open-plans.ts';
import { Planner } from '../../src/network/planner.ts';

/** One card in ten would win; an Imperial Frigate can be scrapped to draw one. */
function gamble(): { state: GameState; planner: Planner; options: readonly CommandCode[] } {
  const { state } = table([core], {
    me: {
      inPlay: ['imperial-frigate'],
      deck: ['blob-destroyer', ...Array.from({ length: 9 }, () => 'scout')],
      trade: 2,
    },
    opponent: { authority: 5, deck: Array.from({ length: 10 }, () => 'viper') },
    tradeRow: ['mothership', 'brain-world', 'blob-fighter', 'flagship', 'dreadnaught'],
    explorers: 10,
  });
  const planner = new Planner(new Network(learnedWeights, state.catalog), state);
  const options = planner.options(state, ME);
  if (typeof options === 'number') throw new Error('There is something to decide.');
  return { state, planner, options };
}

const scrap = (options: readonly CommandCode[]): CommandCode =>
  options.find((code) => kindOf(code) === USE_SCRAP)!;

describe('a plan on whose way cards come to light', () => {
  it('is known as one', () => {
    const { state, planner, options } = gamble();
    planner.imagine(state, ME, randomFrom('a world'));
    for (const option of options) {
      planner.judge(ME, option, ONE_STEP);
      expect(planner.isOpen(ME)).toBe(option === scrap(options));
    }
  });

  it('is made up to the step that brings them to light, and any other to the end of the turn', () => {
    const { state, planner, options } = gamble();
    planner.imagine(state, ME, randomFrom('a world'));
    const [other] = options.filter((code) => code !== scrap(options) && kindOf(code) !== END_TURN);
    expect(planner.foreseeable(ME, [scrap(options), other])).toEqual([scrap(options)]);
    expect(planner.foreseeable(ME, [other])).toEqual([other, END_TURN]);
    expect(planner.foreseeable(ME, [other, END_TURN])).toEqual([other, END_TURN]);
  });

  it('is worth what it is worth on average, though the first world be lucky', () => {
    const { state, planner, options } = gamble();
    const code = scrap(options);
    const worldsOf = (name: string) => (world: number) => randomFrom(`${name} ${world}`);
    const first = (name: string): number => {
      planner.imagine(state, ME, worldsOf(name)(0));
      return planner.judge(ME, code, WHOLE_TURN);
    };
    const names = Array.from({ length: 60 }, (_, i) => `luck ${i}`);
    const lucky = names.filter((name) => first(name) === 1);
    expect(lucky.length).toBeGreaterThan(0);
    expect(lucky.length).toBeLessThan(20);
    const chances = lucky.map((name) => {
      const look = { code, chance: 1, isOpen: true };
      return meanChances(planner, state, ME, [look], WHOLE_TURN, worldsOf(name))[0];
    });
    const unlucky = first(names.find((name) => !lucky.includes(name))!);
    for (const chance of chances) expect(chance).toBeLessThan(1);
    for (const chance of chances) expect(chance).toBeGreaterThan(unlucky);
  });
});
