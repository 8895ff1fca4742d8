import { core } from '@openrealms/content';
import { createGame, type GameState, isOver, randomFrom, redeal } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { Desk } from '../../src/network/desk.ts';
import { ONE_STEP } from '../../src/network/foresight.ts';
import { Network } from '../../src/network/network.ts';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { botNamed } from '../../src/registry.ts';
import { ahead, Edges } from '../../src/training/edges.ts';
import { randomize } from '../../src/training/learner.ts';
import { selfPlay } from '../../src/training/self-play.ts';
import { trainingRooms } from '../../src/training/tables.ts';
import { planned } from './planned.ts';

const IDS = core.cards.map(({ id }) => id);
const HIDDEN = 8;

const MANNER = { curiosity: 0, foresight: ONE_STEP, lessons: 0, character: null };

function networkFor({ catalog }: GameState): Network {
  const values = new Float32Array(sizeOf(HIDDEN, IDS.length));
  randomize(values, HIDDEN, randomFrom('guests'));
  return new Network(partsOf(values, HIDDEN, IDS), catalog);
}

function playWithGuest(edges: Edges) {
  const state = createGame({ boxes: [core], seed: 'table' });
  redeal(state, 'a game with a guest');
  const random = randomFrom('dice');
  return selfPlay(state, new Desk(networkFor(state), state), random, {
    ...MANNER,
    guest: { seats: 1 << 1, bot: botNamed('tuned', [core]), random, edge: { number: 2, edges } },
  });
}

describe('a game against a guest', () => {
  it('teaches from the side of the network only', () => {
    const { samples } = playWithGuest(new Edges(new Float32Array(3)));
    expect(samples.length).toBeGreaterThan(5);
    expect(new Set(samples.map(({ seat }) => seat))).toEqual(new Set([0]));
    expect(new Set(samples.map(({ against }) => against?.guest))).toEqual(new Set([2]));
    const shares = samples.map(({ against }) => against?.ahead ?? 0);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  });

  it('is thought to be won more often by who plays better, most of all when it begins', () => {
    const edges = new Edges(new Float32Array(3));
    const even = playWithGuest(edges).samples;
    for (let i = 0; i < 1000; i++) edges.learn({ guest: 2, ahead: 1 }, -0.5);
    const better = playWithGuest(edges).samples;
    expect(better[0].position).toEqual(even[0].position);
    expect(better[0].value).toBeGreaterThan(even[0].value + 0.1);
    expect(edges.chanceIn({ guest: 2, ahead: 1 }, 0.5)).toBeCloseTo(1 / (1 + Math.exp(-1)), 5);
    expect(edges.chanceIn({ guest: 2, ahead: 0 }, 0.5)).toBe(0.5);
    expect(edges.chanceIn({ guest: 1, ahead: 1 }, 0.5)).toBe(0.5);
    expect(edges.chanceIn(null, 0.3)).toBe(0.3);
    expect([0, 1].map((sure) => edges.chanceIn({ guest: 2, ahead: 1 }, sure))).toEqual([0, 1]);
  });

  it('is one of the network against all others where everybody fights alone', () => {
    const state = createGame({ boxes: [core], seed: 'table', format: 'free-for-all', seats: 3 });
    const random = randomFrom('dice');
    const { samples } = selfPlay(state, new Desk(networkFor(state), state), random, {
      ...MANNER,
      guest: { seats: 0b101, bot: botNamed('captain', [core]), random, edge: null },
    });
    expect(isOver(state)).toBe(true);
    expect(new Set(samples.map(({ seat }) => seat))).toEqual(new Set([1]));
    expect(new Set(samples.map(({ against }) => against))).toEqual(new Set([null]));
  });

  it('is half over after eight turns of each player', () => {
    const state = createGame({ boxes: [core], seed: 'table' });
    state.turn = 16;
    expect(ahead(state)).toBe(0.5);
    state.turn = 90;
    expect(ahead(state)).toBe(0);
  });
});

it('takes every number that it is given into the plan of a training', () => {
  const numbers = {
    duels: 0.9,
    lessons: 0.1,
    guests: 0.4,
    curiosity: 0.2,
    lambda: 0.7,
    positions: 300,
  };
  const args = Object.entries(numbers).flatMap(([name, number]) => [`--${name}`, `${number}`]);
  expect(planned(...args)).toMatchObject(numbers);
  expect(() => planned('--positions', '0')).toThrow('--positions must be a whole number');
});

describe('the boxes of a training', () => {
  it('are all of them, or those named', () => {
    const boxesOf = (...args: string[]) => {
      const names = trainingRooms(planned(...args)).map(({ duels: [{ catalog }] }) =>
        catalog.boxes.map(({ id }) => id).join(),
      );
      return [...new Set(names)];
    };
    expect(boxesOf()).toEqual([
      'core',
      'core,frontiers',
      'frontiers',
      'rise-of-empire',
      'core,frontiers,rise-of-empire',
      'rise-of-empire-campaign',
    ]);
    expect(boxesOf('--boxes', 'core')).toEqual(['core']);
    expect(() => planned('--boxes', 'core,empire')).toThrow('core, frontiers, rise-of-empire');
    expect(() => planned('--guests', '2')).toThrow('--guests must be from 0 to 1');
  });
});
