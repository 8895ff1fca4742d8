import { core } from '@openrealms/content';
import { createGame, randomFrom, redeal } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { Desk } from '../../src/network/desk.ts';
import { ONE_STEP } from '../../src/network/foresight.ts';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { Learner, randomize, type SharedWeights } from '../../src/training/learner.ts';
import { type Game, type Sample, selfPlay } from '../../src/training/self-play.ts';
import { withTargets } from '../../src/training/targets.ts';

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
  return { ...game, samples: withTargets(game.samples, state, 0.7) };
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
  expect(playOne(learner, 'a game without lessons').lessons).toEqual([]);
  const { lessons } = playOne(learner, 'a game with lessons', 0.2);
  const taught = lessons.flat();
  expect(lessons.length).toBeGreaterThan(2);
  for (const lesson of lessons) expect(lesson.length).toBeGreaterThan(1);
  expect(new Set(taught.map(({ target }) => target)).size).toBeGreaterThan(taught.length / 3);
  for (const { target } of taught) {
    expect(target).toBeGreaterThanOrEqual(0);
    expect(target).toBeLessThanOrEqual(1);
  }
});

it('a lesson teaches which of its plans is better, sooner than what all of them are worth', () => {
  const { catalog } = createGame({ boxes: [core], seed: 'catalog' });
  const learner = new Learner(freshWeights('comparison'), catalog, IDS);
  const random = randomFrom('refresh');
  const { lessons } = playOne(learner, 'a game with lessons', 0.2);
  const lesson = lessons.find((each) => each[0].target !== each[1].target)!;
  const [one, other] = lesson;
  const off = () => {
    learner.refresh(random, 0);
    const values = lesson.map(({ position }) => learner.network.value(position));
    return Math.abs(values[0] - values[1] - one.target + other.target);
  };
  const before = off();
  for (let step = 1; step <= 40; step++) {
    learner.learnLesson(lesson);
    learner.step(0.001, step);
    learner.refresh(random, 0);
  }
  expect(off()).toBeLessThan(before / 2);
});

it('changes nothing but the bias of the value, where that is wanted', () => {
  const { catalog } = createGame({ boxes: [core], seed: 'catalog' });
  const weights = freshWeights('bias');
  const before = weights.values.slice();
  const learner = new Learner(weights, catalog, IDS);
  learner.keepAllButBias();
  learner.refresh(randomFrom('refresh'), 0);
  for (const sample of playOne(learner, 'a game').samples) learner.learn(sample);
  learner.step(0.003, 1);
  expect(partsOf(weights.values, HIDDEN, IDS).output[0]).not.toBe(before[0]);
  expect(weights.values.subarray(1)).toEqual(before.subarray(1));
});

describe('what a decision should have been thought of', () => {
  function targetsOf(...samples: readonly Partial<Sample>[]) {
    const state = createGame({ boxes: [core], seed: 'targets' });
    state.winners = 1;
    return withTargets(samples as readonly Sample[], state, 0.5).map(({ target }) => target);
  }

  it('is the result for the last one, and a mix of what came later before', () => {
    const targets = targetsOf(
      { seat: 0, value: 0.9, foreseen: true },
      { seat: 0, value: 0.2 },
      { seat: 1, value: 0.7 },
      { seat: 0, value: 0.6 },
      { seat: 1, value: 0.2 },
    );
    expect(targets).toEqual([0.5, 0.8, 0.1, 1, 0]);
  });

  it('is, before a turn in which another plan was tried, what was foreseen of the best', () => {
    const targets = targetsOf(
      { seat: 0, value: 0.5 },
      { seat: 0, value: 0.8, foreseen: true },
      { seat: 0, value: 0.6, tried: true },
      { seat: 0, value: 0.4 },
    );
    expect(targets).toEqual([0.8, 0.7, 1]);
  });
});

describe('a curious player', () => {
  it('tries other plans than the best, and marks the turns in which it does', () => {
    const { catalog } = createGame({ boxes: [core], seed: 'catalog' });
    const learner = new Learner(freshWeights('curious'), catalog, IDS);
    learner.refresh(randomFrom('refresh'), 0);
    const shareTried = (curiosity: number) => {
      const state = createGame({ boxes: [core], seed: 'curious' });
      redeal(state, 'a curious game');
      const manner = { curiosity, foresight: ONE_STEP, lessons: 0, character: null, guest: null };
      const desk = new Desk(learner.network, state);
      const { samples } = selfPlay(state, desk, randomFrom('dice'), manner);
      const ended = samples.filter(({ foreseen }) => !foreseen);
      return ended.filter(({ tried }) => tried).length / ended.length;
    };
    expect(shareTried(0)).toBe(0);
    expect(shareTried(0.5)).toBeGreaterThan(0.2);
    expect(shareTried(0.5)).toBeLessThan(0.8);
  });
});
