import { core } from '@openrealms/content';
import { legalCommands, randomFrom, viewFor } from '@openrealms/engine';
import { type Side, table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { networkBot } from '../../src/network/network-bot.ts';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { randomize } from '../../src/training/learner.ts';

const IDS = core.cards.map(({ id }) => id);

/** Whom somebody with three combat attacks, who thinks this or that of positions by chance. */
function attacked(opinions: string, foes: readonly Side[]): number {
  const values = new Float32Array(sizeOf(8, IDS.length));
  randomize(values, 8, randomFrom(opinions));
  const bot = networkBot('network', partsOf(values, 8, IDS), [core]);
  const seats = [{ combat: 3 }, ...foes];
  const { state } = table([core], { format: 'free-for-all', seats, explorers: 0 });
  const command = bot.choose(viewFor(state, 0), legalCommands(state, 0), randomFrom('turn'));
  if (command.type !== 'attack-player') throw new Error(`It does ${command.type}.`);
  expect(command.amount).toBe(3);
  return command.seat;
}

describe.each(['one', 'two', 'three'])(
  'among players who fight for themselves, thinker %s',
  (opinions) => {
    it('attacks whoever has the dearest cards, wherever they lie', () => {
      const strong: Side = { authority: 30, deck: ['battlecruiser'], discard: ['mothership'] };
      const based: Side = { authority: 30, deck: ['battlecruiser'], inPlay: ['central-office'] };
      const weak: Side = { authority: 10, deck: ['scout', 'viper'] };
      expect(attacked(opinions, [weak, strong])).toBe(2);
      expect(attacked(opinions, [strong, weak])).toBe(1);
      expect(attacked(opinions, [strong, based, weak])).toBe(2);
    });

    it('defeats who can be defeated, the strongest of them', () => {
      const strong: Side = { authority: 30, deck: ['mothership'] };
      const falling: Side = { authority: 3, deck: ['scout'] };
      const fallingToo: Side = { authority: 2, deck: ['corvette'] };
      expect(attacked(opinions, [falling, strong])).toBe(1);
      expect(attacked(opinions, [falling, strong, fallingToo])).toBe(3);
    });
  },
);
