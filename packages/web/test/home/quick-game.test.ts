import { DEFAULT_OPTIONS } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { labelWords, playerLabels } from '../../src/home/player-label.ts';
import { quickGame } from '../../src/home/quick-game.ts';
import { type StartChoice, startOf } from '../../src/home/start-of.ts';
import type { Player } from '../../src/match/match.ts';

const nobody: Player = { kind: 'person', name: '' };
const nova: Player = { kind: 'bot', bot: 'greedy', name: 'Nova' };

describe('what players are called', () => {
  it('"You" only to somebody alone among computers', () => {
    expect(playerLabels([nobody, nova], labelWords.en)).toEqual(['You', 'Nova']);
    expect(playerLabels([nobody, nova], labelWords.fr)).toEqual(['Vous', 'Nova']);
    expect(playerLabels([nobody, nobody], labelWords.en)).toEqual(['Player 1', 'Player 2']);
  });

  it('by their own names', () => {
    expect(playerLabels([{ kind: 'person', name: 'Ada' }, nova], labelWords.en)[0]).toBe('Ada');
  });
});

describe('the game behind the big button', () => {
  it('is kept, against one computer, and another one each time', () => {
    const game = quickGame('Ada');
    expect(game).toMatchObject({ keep: true, start: { boxes: ['core'] } });
    expect(game.players.map(({ kind }) => kind)).toEqual(['person', 'bot']);
    expect(quickGame('Ada').start).not.toEqual(game.start);
  });
});

describe('where a new game starts', () => {
  const game: StartChoice = {
    format: 'hydra',
    seats: 6,
    boxes: ['core', 'core'],
    options: DEFAULT_OPTIONS,
    seed: '',
    position: '',
  };

  it('from the seed that was typed, or from a new one', () => {
    expect(startOf({ ...game, seed: ' abc ' })).toEqual({
      format: 'hydra',
      seats: 6,
      boxes: ['core', 'core'],
      options: DEFAULT_OPTIONS,
      seed: 'abc',
    });
    const seeds = [startOf(game), startOf(game)].map((start) => 'seed' in start && start.seed);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  it('from the position, if there is one, and from nothing else', () => {
    expect(startOf({ ...game, seed: 'abc', position: ' core@1 … ' })).toEqual({
      position: 'core@1 …',
    });
  });
});
