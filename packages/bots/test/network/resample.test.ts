import { copyState, randomFrom, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { resample } from '../../src/network/resample.ts';
import { middleOf } from './position.ts';

describe('a world imagined anew', () => {
  it.each([
    ['standard', 2],
    ['raid', 4],
    ['hydra', 4],
    ['hunter', 3],
  ] as const)('looks the same to its player in %s', (format, seats) => {
    for (let n = 0; n < 20; n++) {
      const state = middleOf(`resample ${n}`, format, seats);
      for (let viewer = 0; viewer < seats; viewer++) {
        const world = copyState(state);
        resample(world, viewer, randomFrom(`world ${n}`));
        expect(viewFor(world, viewer)).toEqual(viewFor(state, viewer));
      }
    }
  });

  it('has other cards in hands and on decks', () => {
    const state = middleOf('resample');
    const hands = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const world = copyState(state);
      resample(world, 0, randomFrom(`world ${n}`));
      hands.add(JSON.stringify(viewFor(world, 1).seats[1].hand));
    }
    expect(hands.size).toBeGreaterThan(1);
  });
});
