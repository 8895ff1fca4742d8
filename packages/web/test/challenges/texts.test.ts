import { CHALLENGES } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { drawBoss } from '../../src/challenges/art/draw-boss.ts';
import { bossTexts } from '../../src/challenges/boss-texts.ts';
import { DEFAULT_CHALLENGE } from '../../src/challenges/challenge-choice.ts';
import { challengeFacts } from '../../src/challenges/challenge-facts.ts';
import { stories } from '../../src/challenges/stories.ts';
import { LANGUAGES } from '../../src/i18n/language.ts';

describe.each(CHALLENGES.map(({ id }) => id))('%s', (id) => {
  it('has a short story in every language, and one of its own', () => {
    for (const language of LANGUAGES) {
      const words = stories[language][id].split(/\s+/).filter((word) => /\p{L}/u.test(word));
      expect(words.length, `${id} in ${language}`).toBeGreaterThanOrEqual(60);
      expect(words.length, `${id} in ${language}`).toBeLessThanOrEqual(120);
      expect(new Set(Object.values(stories[language])).size).toBe(CHALLENGES.length);
    }
  });

  it('sets French with spaces on which no line breaks', () => {
    const { line, special } = bossTexts.fr[id];
    const french = [stories.fr[id], line, ...special];
    expect(french.filter((text) => / [:;?!»]|« |[^\u00a0\s][;?!]/.test(text))).toEqual([]);
  });

  it('leaves numbers of the rules to the engine', () => {
    const said = LANGUAGES.flatMap((language) => bossTexts[language][id].special);
    expect(said.filter((text) => /\d/.test(text))).toEqual([]);
  });

  it('has a picture of its own that is always the same', () => {
    const picture = drawBoss(id);
    expect(picture).toMatch(/^<svg .*<\/svg>$/s);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawBoss(id)).toBe(picture);
    const others = CHALLENGES.filter((each) => each.id !== id).map((each) => drawBoss(each.id));
    expect(others).not.toContain(picture);
  });
});

describe('the facts of a challenge', () => {
  const { options } = DEFAULT_CHALLENGE;

  it('grow with the players', () => {
    expect(challengeFacts('automatons', 1, options)).toMatchObject({
      bossAuthority: 30,
      playerAuthority: 60,
      bossHand: 0,
      missing: null,
      deck: null,
    });
    expect(challengeFacts('defy-the-empire', 3, options)).toMatchObject({
      bossAuthority: 120,
      playerAuthority: 150,
      authorityIsShared: true,
      bossHand: 9,
      missing: 'star-empire',
    });
    expect(challengeFacts('pirates-of-the-dark-star', 4, options)).toMatchObject({
      bossAuthority: 100,
      playerAuthority: 50,
      authorityIsShared: false,
      party: 'squadron',
    });
  });

  it('know a Boss without authority, decks of their own, and the correction', () => {
    expect(challengeFacts('dimensional-horror', 2, options).bossAuthority).toBeNull();
    expect(challengeFacts('madness-of-the-machine', 2, options).deck).toEqual({
      scout: 7,
      viper: 1,
    });
    const corrected = { ...options, firstEditionCorrection: true };
    expect(challengeFacts('nemesis-beast', 3, corrected).playerAuthority).toBe(50);
    expect(challengeFacts('automatons', 3, corrected).playerAuthority).toBe(180);
  });
});
