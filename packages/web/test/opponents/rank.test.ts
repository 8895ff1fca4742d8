import { LEVEL_NAMES, LEVELS, STYLE_NAMES } from '@openrealms/bots';
import { describe, expect, it } from 'vitest';
import type { Player } from '../../src/match/match.ts';
import { opponentWords } from '../../src/opponents/opponent-words.ts';
import { rankOf, ranksOf, withTitles } from '../../src/opponents/rank.ts';
import { rankWords } from '../../src/opponents/rank-words.ts';

const vega: Player = { kind: 'bot', name: 'Vega', bot: 'captain/rusher' };

describe('what a computer player is', () => {
  it('is told in the language of the player', () => {
    expect(rankOf('captain/rusher', rankWords.en)).toEqual({
      level: '4 · Captain',
      short: '4 · Captain · Rusher',
      title: 'Captain, Rusher',
      spoken: 'Level 4, Captain, Rusher',
    });
    expect(rankOf('fleet-admiral', rankWords.fr)).toEqual({
      level: '7 · Grand Amiral',
      short: '7 · Grand Amiral',
      title: 'Grand Amiral',
      spoken: 'Niveau 7, Grand Amiral',
    });
  });

  it('is told of those who played before there were levels, too', () => {
    expect(rankOf('greedy', rankWords.en).title).toBe('computer “greedy”');
    expect(rankOf('greedy', rankWords.fr).title).toBe('ordinateur «\u00a0greedy\u00a0»');
  });

  it('stands behind the names of computers, and of nobody else', () => {
    const players: readonly Player[] = [{ kind: 'person', name: '' }, vega];
    const ranks = ranksOf(players, rankWords.en);
    expect(withTitles(['You', 'Vega'], ranks)).toEqual(['You', 'Vega (Captain, Rusher)']);
    expect(withTitles(['You', 'Vega'], [])).toEqual(['You', 'Vega']);
  });
});

describe.each(['en', 'fr'] as const)('levels and styles in %s', (language) => {
  it('have a word each, and a line about how they play', () => {
    const { levels, styles } = rankWords[language];
    const { manners, likings } = opponentWords[language];
    expect(new Set(LEVEL_NAMES.map((level) => levels[level])).size).toBe(LEVEL_NAMES.length);
    expect(new Set(LEVEL_NAMES.map((level) => manners[level])).size).toBe(LEVEL_NAMES.length);
    expect(LEVELS.length).toBeGreaterThan(0);
    const all = ['balanced', ...STYLE_NAMES] as const;
    expect(new Set(all.map((style) => styles[style])).size).toBe(all.length);
    expect(new Set(all.map((style) => likings[style])).size).toBe(all.length);
    // A style is never taken for a level.
    expect(Object.values(styles).filter((name) => Object.values(levels).includes(name))).toEqual(
      [],
    );
  });
});
