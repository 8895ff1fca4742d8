import { core } from '@openrealms/content';
import { legalCommands, randomFrom, viewFor } from '@openrealms/engine';
import { table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bot.ts';
import { networkBot } from '../../src/network/network-bot.ts';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { searchBot } from '../../src/search/search-bot.ts';
import { randomize } from '../../src/training/learner.ts';

const IDS = core.cards.map(({ id }) => id);
const values = new Float32Array(sizeOf(8, IDS.length));
randomize(values, 8, randomFrom('teamwork'));
const weights = partsOf(values, 8, IDS);
const effort = { worlds: 2, turns: 1, plans: 2 };

describe.each<[string, Bot]>([
  ['a network player', networkBot('network', weights, [core])],
  ['a searching player', searchBot('search', weights, [core], { effort })],
])('%s of a Hydra team', (_, bot) => {
  const tradeRow = ['corvette', 'freighter', 'mothership', 'mothership', 'mothership'];

  function choose(mine: number, mates: number) {
    const seats = [{ trade: mates }, { trade: mine }, {}, {}];
    const { state } = table([core], { format: 'hydra', seats, tradeRow, explorers: 0 });
    return bot.choose(viewFor(state, 1), legalCommands(state, 1), randomFrom('turn'));
  }

  it('gives trade that buys a teammate what neither can buy alone', () => {
    expect(choose(1, 3)).toEqual({ type: 'transfer', what: 'trade', to: 0, amount: 1 });
  });

  it('gives nothing that buys nothing more', () => {
    expect(choose(1, 4)).toEqual({ type: 'end-turn' });
  });
});
