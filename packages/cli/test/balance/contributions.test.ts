import { describe, expect, it } from 'vitest';
import { contributionsOf } from '../../src/balance/contributions.ts';
import { madeGames } from './made-games.ts';

describe('what a card contributes', () => {
  it('is found where each card has its own worth', () => {
    const worth = [0.06, 0, -0.04];
    const games = madeGames(2000, worth, (_turn, _owned, dice) =>
      [0, 1, 2].filter(() => dice() < 0.1),
    );
    const found = contributionsOf(games, 3);
    for (const [i, truth] of worth.entries()) {
      const { value, error } = found[i]!;
      expect(Math.abs(value - truth)).toBeLessThan(3 * error);
      expect(error).toBeLessThan(0.012);
    }
  });

  it('is also what the card brings later', () => {
    // The first card does nothing but bring the second, worth 4 points, more often: 0.3 copies a turn for nine turns.
    const games = madeGames(4000, [0, 0.04], (turn, owned, dice) => {
      if (turn === 1) return dice() < 0.5 ? [0] : [];
      return dice() < (owned.includes(0) ? 0.5 : 0.2) ? [1] : [];
    });
    const [bringer, brought] = contributionsOf(games, 2);
    expect(Math.abs(bringer!.value - 9 * 0.3 * 0.04)).toBeLessThan(3 * bringer!.error);
    expect(bringer!.value).toBeGreaterThan(3 * bringer!.error);
    expect(Math.abs(brought!.value - 0.04)).toBeLessThan(3 * brought!.error);
  });

  it('is not known of a card that is hardly ever acquired, nor from few games', () => {
    const games = madeGames(300, [0.05, 0], (turn, _owned, dice) => [
      ...(dice() < 0.2 ? [0] : []),
      ...(turn === 5 && dice() < 0.02 ? [1] : []),
    ]);
    expect(contributionsOf(games, 2).map((each) => each === null)).toEqual([false, true]);
    expect(contributionsOf(games.slice(0, 20), 2)).toEqual([null, null]);
    expect(contributionsOf([], 2)).toEqual([null, null]);
  });
});
