import { core } from '@openrealms/content';
import {
  apply,
  awaited,
  type Card,
  commandBuffer,
  copyState,
  type GameState,
  isOver,
  listLegal,
  nextWord,
  randomFrom,
  roll,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { cardPower } from '../../src/network/card-power.ts';
import { CARD_NUMBERS, cardVector } from '../../src/network/card-vector.ts';
import { Encoder } from '../../src/network/encoder.ts';
import { Encoding } from '../../src/network/encoding.ts';
import { chanceOf, Network } from '../../src/network/network.ts';
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

function encoderOf({ catalog }: GameState): Encoder {
  return new Encoder(catalog, cardPower(catalog));
}

function encodingOf(state: GameState, seat: number, unseen = 0): Encoding {
  const encoding = new Encoding();
  encoderOf(state).look(state, seat, unseen, encoding);
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

  it.each([
    ['standard', 2],
    ['free-for-all', 4],
    ['emperor', 6],
    ['raid', 3],
  ] as const)('is the same in %s read as a whole or as what has changed', (format, seats) => {
    const codes = commandBuffer();
    const state = middleOf(`changes in ${format}`, format, seats, 100);
    const network = new Network(randomNetwork('b'), state.catalog);
    const another = new Network(randomNetwork('b'), state.catalog);
    const encoder = encoderOf(state);
    const encoding = new Encoding();
    const random = randomFrom('steps');
    for (let step = 0; step < 200 && !isOver(state) && !state.seats[0].defeated; step++) {
      if (step % 9 === 0) {
        encoder.look(state, 0, 0, encoding);
        network.anchor(encoding);
      }
      const [seat] = awaited(state);
      apply(state, seat, codes[roll(random, listLegal(state, seat, codes))]);
      if (isOver(state) || state.seats[0].defeated) break;
      const unseen = step % 4;
      encoder.compare(state, 0, unseen, encoding);
      const whole = another.value(encodingOf(state, 0, unseen));
      expect(chanceOf(network.score(encoding))).toBeCloseTo(whole, 4);
    }
  });

  it('changes with the authority, the cards and the seat', () => {
    const state = middleOf('changes');
    const network = new Network(randomNetwork('c'), state.catalog);
    const before = network.value(encodingOf(state, 0));
    expect(network.value(encodingOf(state, 0, 0b11111))).not.toBeCloseTo(before, 4);
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
