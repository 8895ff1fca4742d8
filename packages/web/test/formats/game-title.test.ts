import type { ChallengeId, FormatId } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { formatOf, gameTitle, scoresOf } from '../../src/formats/game-title.ts';
import { gameTitleWords } from '../../src/formats/game-title-words.ts';
import { sidesOf } from '../../src/formats/sides-of.ts';

const title = (format: FormatId | ChallengeId | undefined, names: string) =>
  gameTitle(format, [...names], gameTitleWords.en, 'Format');

describe('the title of a game', () => {
  it('sets two sides against each other, and lists everybody else', () => {
    expect(title('standard', 'AB')).toBe('A vs. B');
    expect(title('hunter', 'ABC')).toBe('Format: A, B, C');
    expect(title('raid', 'ABC')).toBe('Format: A vs. B, C');
    expect(title('emperor', 'ABCDEF')).toBe('Format: A, B, C vs. D, E, F');
    expect(title(undefined, 'ABC')).toBe('A, B, C');
    expect(title(undefined, 'AB')).toBe('A vs. B');
  });

  it('knows the format of games from before there were formats', () => {
    expect(formatOf({ seed: '', boxes: ['core'], options: {} })).toBe('standard');
    expect(formatOf({ seed: '', boxes: ['core'], options: {}, format: 'raid' })).toBe('raid');
    expect(formatOf({ position: '…' })).toBeUndefined();
  });

  it('has the players of a challenge behind its name, and not the Boss', () => {
    expect(title('automatons', 'AB')).toBe('Format: A');
    expect(title('nemesis-beast', 'ABCD')).toBe('Format: A, B, C');
    const challenge = { id: 'automatons', level: 'expert' } as const;
    expect(formatOf({ seed: '', boxes: ['frontiers'], options: {}, challenge })).toBe('automatons');
  });
});

it('gives a Hydra one figure for each team', () => {
  expect(sidesOf('hydra', 4)).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(scoresOf('hydra', [75, 75, 60, 60])).toEqual([75, 60]);
  expect(scoresOf('emperor', [50, 60, 50, 50, 60, 50])).toHaveLength(6);
  expect(scoresOf('standard', [50, 48])).toEqual([50, 48]);
});

it('gives a Boss a figure beside that of the team, or of every player, if it has authority', () => {
  expect(scoresOf('automatons', [180, 180, 180, 90])).toEqual([180, 90]);
  expect(scoresOf('pirates-of-the-dark-star', [50, 50, 50])).toEqual([50, 50, 50]);
  expect(scoresOf('dimensional-horror', [40, 40, 0])).toEqual([40, 40]);
});
