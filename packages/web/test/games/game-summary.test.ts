import { ENGINE_VERSION } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { ownVictory, standingOf } from '../../src/games/game-summary.ts';
import { problemText } from '../../src/games/problem-text.ts';
import type { Player } from '../../src/match/match.ts';
import type { StoredGame } from '../../src/match/stored-game.ts';

const person: Player = { kind: 'person', name: '' };
const bot: Player = { kind: 'bot', bot: 'greedy', name: 'Nova' };

function game(winners: number[], players: Player[] = [person, bot], engine = ENGINE_VERSION) {
  return {
    engine,
    players,
    outcome: { turn: 5, winners, authority: [5, 5] },
  } as unknown as StoredGame;
}

describe('a kept game', () => {
  it('goes on, is over, or cannot be opened any more', () => {
    expect(standingOf(game([]))).toBe('unfinished');
    expect(standingOf(game([1]))).toBe('finished');
    expect(standingOf(game([], [person, bot], '0.0.1'))).toBe('old-rules');
  });

  it('was won by the player only if one person played and won', () => {
    expect(ownVictory(game([0]))).toBe(true);
    expect(ownVictory(game([1]))).toBe(false);
    expect(ownVictory(game([0], [person, person]))).toBe(false);
    expect(ownVictory(game([0], [bot, bot]))).toBe(false);
  });
});

describe('what is wrong with a file', () => {
  it('is said in the language of the player', () => {
    const problem = { code: 'refused', why: 'Its moves do not fit.' };
    expect(problemText(problem, 'en')).toMatch(/moves.*rules/);
    expect(problemText(problem, 'fr')).toMatch(/coups.*règles/);
    expect(problemText({ code: 'not-json', why: 'No JSON.' }, 'en')).toMatch(/OpenRealms/);
  });

  it('names the box that is missing as its author does', () => {
    const missing = (at: string) => ({ code: 'unknown-box', why: 'x', at });
    expect(problemText(missing('my-box-campaign@1.0@b'), 'en')).toMatch(
      /the box “my-box”, version 1\.0@b, which/,
    );
    expect(problemText(missing('my-box@2'), 'fr')).toMatch(/«\u00a0my-box\u00a0», version 2, qui/);
    expect(problemText(missing('gone'), 'en')).toMatch(/the box “gone”, which/);
  });

  it('names the place, and has words for what is not foreseen', () => {
    const problem = { code: 'something-new', why: 'x', at: 'moves[3]' };
    expect(problemText(problem, 'en')).toBe('x');
    expect(problemText(problem, 'fr')).toMatch(/\(moves\[3\]\)$/);
  });
});
