import { describe, expect, it } from 'vitest';
import { namesForWatching } from '../src/index.ts';

describe('the names of a recorded game', () => {
  it.each([
    [
      ['Ann', 'Bob'],
      ['Ann', 'Bob'],
    ],
    [
      ['You', 'Bob'],
      ['Player', 'Bob'],
    ],
    [
      ['Ann', 'VOUS '],
      ['Ann', 'Player'],
    ],
    [
      ['Greedy', 'greedy'],
      ['Greedy 1', 'greedy 2'],
    ],
    [
      ['', 'Player'],
      ['Player 1', 'Player 2'],
    ],
    [[], ['Player 1', 'Player 2']],
  ])('%j can be told apart, and from whoever watches', (players, names) => {
    expect(namesForWatching(players, 2, 'en')).toEqual(names);
  });

  it('of six players are told apart as well', () => {
    expect(namesForWatching(['Ann', 'Bob', 'ann', '', 'tu', 'Cy'], 6, 'fr')).toEqual([
      'Ann 1',
      'Bob',
      'ann 3',
      'Joueur 4',
      'Joueur 5',
      'Cy',
    ]);
  });
});
