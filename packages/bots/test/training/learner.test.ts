import { core } from '@openrealms/content';
import { createGame, randomFrom, redeal } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { Desk } from '../../src/network/desk.ts';
import { ONE_STEP } from '../../src/network/foresight.ts';
import { sizeOf } from '../../src/network/weights-layout.ts';
import { Learner, randomize, type SharedWeights } from '../../src/training/learner.ts';
import { type Game, type Sample, selfPlay, setTargets } from '../../src/training/self-play.ts';

const IDS = core.cards.map(({ id }) => id);
const HIDDEN = 8;

function freshWeights(seed: string): SharedWeights {
  const array = () => new Float32Array(sizeOf(HIDDEN, IDS.length));
  const weights = { hidden: HIDDEN, values: array(), means: array(), squares: array() };
  randomize(weights.values, HIDDEN, randomFrom(seed));
  return weights;
}

function playOne(learner: Learner, seed: string, lessons = 0): Game {
  const state = createGame({ boxes: [core], seed });
  const desk = new Desk(learner.network, state);
  redeal(state, seed);
  const manner = { curiosity: 0.1, foresight: ONE_STEP, lessons, character: null, guest: null };
  const game = selfPlay(state, desk, randomFrom(seed), manner);
  setTargets(game.samples, state, 0.7);
  return game;
}

describe('learning', () => {
  it('brings the value nearer to what came of the positions it has seen', () => {
    const { catalog } = createGame({ boxes: [core], seed: 'catalog' });
    const learner = new Learner(freshWeights('learn'), catalog, IDS);
    const random = randomFrom('refresh');
    learner.refresh(random, 0);
    const { samples } = playOne(learner, 'a game to learn from');
    const errors: number[] = [];
    for (let step = 1; step <= 60; step++) {
      for (const sample of samples) learner.learn(sample);
      const { error, samples: count } = learner.step(0.003, step);
      errors.push(error / count);
      learner.refresh(random, 0);
    }
    expect(errors[59]).toBeLessThan(errors[0] / 3);
  });

  it('gives the same weights for the same seed', () => {
    const run = () => {
      const weights = freshWeights('same');
      const { catalog } = createGame({ boxes: [core], seed: 'catalog' });
      const learner = new Learner(weights, catalog, IDS);
      const random = randomFrom('same');
      for (let step = 1; step <= 3; step++) {
        learner.refresh(random, 0.2);
        for (const sample of playOne(learner, `game ${step}`).samples) learner.learn(sample);
        learner.step(0.001, step);
      }
      return [...weights.values];
    };
    expect(run()).toEqual(run());
  });
});

it('a turn that is looked into teaches what each of its plans is worth', () => {
  const { catalog } = createGame({ boxes: [core], seed: 'catalog' });
  const learner = new Learner(freshWeights('lesson'), catalog, IDS);
  expect(playOne(learner, 'a game without lessons').taught).toEqual([]);
  const { samples, taught } = playOne(learner, 'a game with lessons', 0.2);
  expect(taught.length).toBeGreaterThan(samples.length / 8);
  expect(new Set(taught.map(({ target }) => target)).size).toBeGreaterThan(taught.length / 3);
  for (const { target } of taught) {
    expect(target).toBeGreaterThanOrEqual(0);
    expect(target).toBeLessThanOrEqual(1);
  }
});

describe('what a decision should have been thought of', () => {
  it('is the result for the last one, and a mix of what came later before', () => {
    const state = createGame({ boxes: [core], seed: 'targets' });
    state.winners = 1;
    const sample = (seat: number, value: number, foreseen = false) =>
      ({ seat, value, foreseen, target: 0 }) as Sample;
    const samples = [
      sample(0, 0.9, true),
      sample(0, 0.2),
      sample(1, 0.7),
      sample(0, 0.6),
      sample(1, 0.2),
    ];
    setTargets(samples, state, 0.5);
    expect(samples.map(({ target }) => target)).toEqual([0.5, 0.8, 0.1, 1, 0]);
  });
});
