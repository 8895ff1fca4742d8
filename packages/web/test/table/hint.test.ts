import type { Advice } from '@openrealms/bots';
import { core } from '@openrealms/content';
import { cardBook } from '@openrealms/narrator';
import { describe, expect, it } from 'vitest';
import { hintAloud, hintLines } from '../../src/table/hint/hint-lines.ts';
import { hintWords } from '../../src/table/hint/hint-words.ts';
import { isUpper } from '../../src/table/hint/is-upper.ts';

const advice: Advice = {
  command: { type: 'play', card: 'scout' },
  rest: [
    { type: 'play', card: 'scout' },
    { type: 'play', card: 'viper' },
    { type: 'acquire', card: 'explorer', space: null, to: 'discard' },
    { type: 'acquire', card: 'explorer', space: null, to: 'discard' },
    { type: 'attack-base', seat: 1, slot: 0, card: 'trading-post' },
  ],
  isOpen: false,
  wins: false,
  chance: 0.578,
  instead: [
    {
      commands: [
        { type: 'acquire', card: 'ram', space: 1, to: 'discard' },
        { type: 'attack-base', seat: 1, slot: 0, card: 'trading-post' },
        { type: 'attack-player', seat: 1, amount: 3 },
      ],
      chance: 0.998,
    },
  ],
  reasons: [
    { kind: 'income', points: 3.14, cards: ['explorer', 'explorer'] },
    { kind: 'foe-bases', points: 1.2, cards: ['trading-post'] },
    { kind: 'trade-row', points: -0.66, cards: ['ram'] },
  ],
};
const names = ['Ada', 'Nova'];

function linesIn(language: 'en' | 'fr', of: Advice = advice) {
  return hintLines(of, { names }, cardBook([core], language), hintWords[language]);
}

describe('a hint in words', () => {
  it('tells the plan, its chance, why, and what else could be done', () => {
    expect(linesIn('en')).toEqual({
      plan: [
        'Play 2\u00a0Scout, Viper',
        'Acquire Explorer for 2, 2 times',
        'Destroy Trading Post (4 combat)',
      ],
      after: null,
      chance: 'Win chance 58%',
      because: [
        { points: '+3.1', text: 'more trade a turn (2\u00a0Explorer)' },
        { points: '+1.2', text: 'rid of Trading Post' },
        { points: '-0.7', text: 'leaves others Ram' },
      ],
      otherwise: ['Acquire Ram for 3 · Attack Nova with all 3 combat (99%)'],
    });
  });

  it('is told in French', () => {
    const { chance, because } = linesIn('fr');
    expect(chance).toBe('Chances de victoire\u00a0: 58\u00a0%');
    expect(because[0].points).toBe('+3,1');
    expect(because[0].text).toMatch(/^plus de commerce par tour \(2\u00a0/);
  });

  it('is told aloud in one go', () => {
    expect(hintAloud(linesIn('en'), hintWords.en)).toBe(
      'What the Fleet Admiral would do: Play 2\u00a0Scout, Viper; Acquire Explorer for 2, 2 times; Destroy Trading Post (4 combat). ' +
        'Win chance 58%. Because: +3.1 more trade a turn (2\u00a0Explorer); +1.2 rid of Trading Post; -0.7 leaves others Ram. ' +
        'Otherwise: Acquire Ram for 3 · Attack Nova with all 3 combat (99%).',
    );
  });

  it('says that a win is one, and promises nothing where cards come to light', () => {
    const wins = linesIn('en', { ...advice, wins: true, chance: 1 });
    expect(wins).toMatchObject({ after: hintWords.en.wins, chance: null });
    const open = linesIn('en', { ...advice, isOpen: true, chance: 0.999 });
    expect(open).toMatchObject({ after: hintWords.en.open, chance: 'Win chance 99%' });
  });

  it('answers a choice, and names no more cards than can be read', () => {
    const choice = linesIn('en', {
      ...advice,
      command: { type: 'choose', pick: { from: 'hand', card: 'viper' } },
      rest: [],
      reasons: [{ kind: 'deck', points: 1, cards: ['scout', 'viper', 'ram', 'cutter'] }],
    });
    expect(choice.plan).toEqual(['Choose: Viper, from hand']);
    expect(choice.because).toEqual([{ points: '+1.0', text: 'a better deck' }]);
  });
});

it('a hint stands where it does not hide what it is about', () => {
  expect(['row:2', 'explorers', 'piece:1:0', 'seat:1'].every((place) => isUpper(place, 0))).toBe(
    true,
  );
  expect(['hand:scout', 'piece:0:1', 'discard:0', 'aside'].some((place) => isUpper(place, 0))).toBe(
    false,
  );
  expect(isUpper(null, 0)).toBe(false);
});
