import { core } from '@openrealms/content';
import {
  awaited,
  copyState,
  type GameState,
  legalCommands,
  randomFrom,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bot.ts';
import { ONE_STEP } from '../../src/network/foresight.ts';
import { networkBot } from '../../src/network/network-bot.ts';
import { resample } from '../../src/network/resample.ts';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { searchBot } from '../../src/search/search-bot.ts';
import { randomize } from '../../src/training/learner.ts';
import { middleOf } from './position.ts';

const IDS = core.cards.map(({ id }) => id);
const HIDDEN = 8;
const values = new Float32Array(sizeOf(HIDDEN, IDS.length));
randomize(values, HIDDEN, randomFrom('honest'));
const weights = partsOf(values, HIDDEN, IDS);

const effort = { worlds: 6, turns: 1, plans: 4 };
const BOTS: readonly Bot[] = [
  networkBot('whole turns', weights, [core]),
  networkBot('single steps', weights, [core], { foresight: ONE_STEP }),
  searchBot('search', weights, [core], { effort }),
];

function decision(bot: Bot, state: GameState, seat: number) {
  return bot.choose(viewFor(state, seat), legalCommands(state, seat), randomFrom('its dice'));
}

describe.each(BOTS)('the player called $name', (bot) => {
  it.each([
    ['standard', 2],
    ['free-for-all', 3],
    ['hydra', 4],
    ['raid', 3],
  ] as const)('decides the same in %s whatever is hidden from it', (format, seats) => {
    for (let n = 0; n < 6; n++) {
      const state = middleOf(`honest ${n}`, format, seats, 100);
      const [seat] = awaited(state);
      const command = decision(bot, state, seat);
      expect(legalCommands(state, seat)).toContainEqual(command);
      const other = copyState(state);
      resample(other, seat, randomFrom(`another world ${n}`));
      expect(decision(bot, other, seat)).toEqual(command);
    }
  });
});
