import { CHALLENGES, LEVELS } from '@openrealms/engine';
import { expect, it } from 'vitest';
import { levelFacts } from '../../src/challenges/level-facts.ts';

it.each(CHALLENGES.map(({ id }) => id))('finds out what the levels of %s change', (id) => {
  expect(LEVELS.map((level) => levelFacts(id, level))).toEqual([
    { turns: 3, cards: 3 },
    { turns: 2, cards: 3 },
    { turns: 1, cards: 3 },
    { turns: 0, cards: 5 },
  ]);
});
