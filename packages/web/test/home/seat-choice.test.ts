import { BOT_NAMES } from '@openrealms/bots';
import { describe, expect, it } from 'vitest';
import { BOT_CHARACTERS, DEFAULT_BOT } from '../../src/home/bot-characters.ts';
import {
  MODES,
  modeOf,
  playersAt,
  type SeatChoice,
  seatsFitted,
  seatsFor,
  seatsSwapped,
} from '../../src/home/seat-choice.ts';

const ada: SeatChoice = { kind: 'person', name: 'Ada' };
const nova: SeatChoice = { kind: 'bot', bot: DEFAULT_BOT };
const pip: SeatChoice = { kind: 'bot', bot: 'random' };

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
    expect(seatsFor('watch', [ada, pip])).toEqual([nova, pip]);
    expect(seatsFor('same-screen', [ada, pip])).toEqual([ada, { kind: 'person', name: '' }]);
    // Somebody who chose a seat keeps it, and people may sit among computers.
    expect(seatsFor('against-computer', [pip, ada, ada])).toEqual([pip, ada, nova]);
    expect(seatsFor('same-screen', [pip, ada, pip, ada])).toEqual([pip, ada, pip, ada]);
  });

  it('are as many as wanted: computers come, and are the first to leave', () => {
    expect(seatsFitted([ada, pip], 4)).toEqual([ada, pip, nova, nova]);
    expect(seatsFitted([pip, nova, pip, ada], 2)).toEqual([pip, ada]);
    expect(seatsFitted([ada, ada, ada], 2)).toEqual([ada, ada]);
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

  it('have a character for every computer player, and no two the same name', () => {
    const names = BOT_NAMES.map((bot) => BOT_CHARACTERS[bot].name);
    expect(new Set(names).size).toBe(BOT_NAMES.length);
    expect(BOT_NAMES).toContain(DEFAULT_BOT);
  });
});
