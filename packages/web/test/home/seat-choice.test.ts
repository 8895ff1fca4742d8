import { botParts, LEVEL_NAMES, LEVELS } from '@openrealms/bots';
import { describe, expect, it } from 'vitest';
import {
  MODES,
  modeOf,
  playersAt,
  type SeatChoice,
  seatsFitted,
  seatsFor,
  seatsSwapped,
} from '../../src/home/seat-choice.ts';
import { levelOfAll, seatsAtLevel } from '../../src/home/seat-levels.ts';
import { characterName, DEFAULT_BOT, GENTLEST_BOT } from '../../src/opponents/character-names.ts';

const ada: SeatChoice = { kind: 'person', name: 'Ada' };
const nova: SeatChoice = { kind: 'bot', bot: DEFAULT_BOT };
const pip: SeatChoice = { kind: 'bot', bot: 'recruit/rusher' };

describe('the seats of a new game', () => {
  it.each(MODES)('can be made to fit: %s', (mode) => {
    for (const seats of [
      [ada, nova],
      [nova, ada],
      [pip, nova],
      [ada, ada, nova, pip],
    ]) {
      expect(modeOf(seatsFor(mode, seats))).toBe(mode);
    }
  });

  it('keep whoever fits', () => {
    expect(seatsFor('against-computer', [ada, pip])).toEqual([ada, pip]);
    expect(seatsFor('watch', [ada, pip])).toEqual([pip, pip]);
    expect(seatsFor('same-screen', [ada, pip])).toEqual([ada, { kind: 'person', name: '' }]);
    // Somebody who chose a seat keeps it, and people may sit among computers.
    expect(seatsFor('against-computer', [pip, ada, ada])).toEqual([pip, ada, pip]);
    expect(seatsFor('same-screen', [pip, ada, pip, ada])).toEqual([pip, ada, pip, ada]);
  });

  it('are as many as wanted: computers come, and are the first to leave', () => {
    expect(seatsFitted([ada, pip], 4)).toEqual([ada, pip, pip, pip]);
    expect(seatsFitted([ada, ada], 3)).toEqual([ada, ada, nova]);
    expect(seatsFitted([pip, nova, pip, ada], 2)).toEqual([pip, ada]);
    expect(seatsFitted([ada, ada, ada], 2)).toEqual([ada, ada]);
  });

  it('have one level if all computers have it, and can all be given another', () => {
    expect(levelOfAll([ada, nova, nova])).toBe('trader');
    expect(levelOfAll([ada, nova, pip])).toBeNull();
    expect(levelOfAll([ada, ada])).toBeNull();
    expect(seatsAtLevel([ada, nova, pip], 'captain')).toEqual([
      ada,
      { kind: 'bot', bot: 'captain' },
      { kind: 'bot', bot: 'captain/rusher' },
    ]);
  });

  it('can be changed with each other', () => {
    expect(seatsSwapped([ada, nova, pip], 0, 1)).toEqual([nova, ada, pip]);
  });
});

describe('the players of a new game', () => {
  it('are called as they like, alone also as in the settings', () => {
    const nobody: SeatChoice = { kind: 'person', name: ' ' };
    expect(playersAt([ada, nova], 'Zoe')[0].name).toBe('Ada');
    expect(playersAt([nobody, nova], ' Zoe ')[0].name).toBe('Zoe');
    expect(playersAt([nobody, nobody], 'Zoe').map(({ name }) => name)).toEqual(['', '']);
  });

  it('are told apart when the same computer player sits there twice', () => {
    const names = playersAt([nova, pip, nova], '').map(({ name }) => name);
    expect(new Set(names).size).toBe(3);
  });

  it('have a name for every level, and no two the same', () => {
    expect(new Set(LEVEL_NAMES.map(characterName)).size).toBe(LEVEL_NAMES.length);
    expect(characterName('captain/rusher')).toBe(characterName('captain'));
  });

  it('are of a middle level, or the gentlest, if nobody says otherwise', () => {
    expect(LEVELS.slice(1)).toContain(botParts(DEFAULT_BOT)?.level);
    expect(LEVELS.indexOf(botParts(GENTLEST_BOT)!.level)).toBe(0);
  });
});
