import { core } from '@openrealms/content';
import { type Card, copyState, nextWord, randomFrom } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { cardPower } from '../../src/network/card-power.ts';
import { CARD_NUMBERS, cardVector } from '../../src/network/card-vector.ts';
import { Encoding, encode } from '../../src/network/encoding.ts';
import { Network } from '../../src/network/network.ts';
import { resample } from '../../src/network/resample.ts';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { randomize } from '../../src/training/learner.ts';
import { middleOf } from './position.ts';

const IDS = core.cards.map(({ id }) => id);

function randomNetwork(seed: string, hidden = 16) {
  const values = new Float32Array(sizeOf(hidden, IDS.length));
  const random = randomFrom(seed);
  randomize(values, hidden, random);
  return partsOf(
    values.map((value) => value + ((nextWord(random) >>> 0) / 2 ** 32 - 0.5) * 0.1),
    hidden,
    IDS,
  );
}

function encodingOf(state: ReturnType<typeof middleOf>, seat: number, ended = false): Encoding {
  const encoding = new Encoding();
  encode(state, seat, cardPower(state.catalog), ended, 0, encoding);
  return encoding;
}

describe('the numbers of a card', () => {
  it('tell apart all cards that do different things', () => {
    const seen = new Map<string, Card>();
    for (const card of core.cards) {
      const key = [...cardVector(card)].join();
      expect(key.split(',')).toHaveLength(CARD_NUMBERS);
      expect(seen.get(key)?.id).toBeUndefined();
      seen.set(key, card);
    }
  });

  it('come from its effects alone', () => {
    const [card] = core.cards;
    expect(cardVector({ ...card, id: 'another', name: 'Another' })).toEqual(cardVector(card));
  });
});

describe('the value of a position', () => {
  it('does not depend on what is hidden from the player', () => {
    for (const [format, seats] of [
      ['standard', 2],
      ['raid', 4],
      ['hydra', 4],
    ] as const) {
      for (let n = 0; n < 10; n++) {
        const state = middleOf(`value ${n}`, format, seats);
        const network = new Network(randomNetwork('a'), state.catalog);
        const world = copyState(state);
        resample(world, 1, randomFrom(`world ${n}`));
        const value = network.value(encodingOf(state, 1));
        expect(network.value(encodingOf(world, 1))).toBeCloseTo(value, 5);
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(1);
      }
    }
  });

  it('is the same whether it is summed up anew or from a position before it', () => {
    const states = Array.from({ length: 10 }, (_, n) => middleOf(`anchor ${n}`));
    const network = new Network(randomNetwork('b'), states[0].catalog);
    const fresh = states.map((state) => {
      network.forget();
      return network.value(encodingOf(state, 0));
    });
    network.anchor(encodingOf(states[3], 0));
    states.forEach((state, i) => {
      expect(network.value(encodingOf(state, 0))).toBeCloseTo(fresh[i], 5);
      network.anchor(encodingOf(state, 1, true));
    });
  });

  it('changes with the authority, the cards and the end of the turn', () => {
    const state = middleOf('changes');
    const network = new Network(randomNetwork('c'), state.catalog);
    const before = network.value(encodingOf(state, 0));
    expect(network.value(encodingOf(state, 0, true))).not.toBeCloseTo(before, 4);
    expect(network.value(encodingOf(state, 1))).not.toBeCloseTo(before, 4);
    state.seats[0].authority -= 10;
    expect(network.value(encodingOf(state, 0))).not.toBeCloseTo(before, 4);
  });

  it('is found for cards that it has never seen', () => {
    const state = middleOf('unseen');
    const weights = randomNetwork('d');
    const network = new Network({ ...weights, cards: new Map() }, state.catalog);
    expect(network.value(encodingOf(state, 0))).toBeGreaterThan(0);
  });
});
