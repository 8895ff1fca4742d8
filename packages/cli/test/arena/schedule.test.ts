import { FORMATS } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { pairingsOf, seating, setAt, sidesOf, teamsOf } from '../../src/arena/schedule.ts';

describe('pairings', () => {
  it('are of all contenders, once where sides can be swapped', () => {
    expect(pairingsOf(3, 2, 'round-robin')).toEqual([
      { lone: 0, others: 1 },
      { lone: 0, others: 2 },
      { lone: 1, others: 2 },
    ]);
  });

  it('are both ways where one is alone among others', () => {
    expect(pairingsOf(2, 3, 'round-robin')).toEqual([
      { lone: 0, others: 1 },
      { lone: 1, others: 0 },
    ]);
  });

  it('of a ladder are of each and the one before', () => {
    expect(pairingsOf(3, 2, 'ladder')).toEqual([
      { lone: 1, others: 0 },
      { lone: 2, others: 1 },
    ]);
  });

  it('of one in focus have it alone among each of the others', () => {
    expect(pairingsOf(3, 4, 'focus')).toEqual([
      { lone: 0, others: 1 },
      { lone: 0, others: 2 },
    ]);
  });

  it('are played in turn, each set with a number of its own', () => {
    const pairings = pairingsOf(3, 2, 'round-robin');
    const sets = [0, 1, 2, 3].map((number) => setAt(pairings, number));
    expect(sets).toEqual([0, 1, 2, 0].map((i, number) => ({ ...pairings[i], number })));
  });
});

describe('a set', () => {
  const pairing = { lone: 7, others: 8 };
  const seatingsAt = (format: 'standard' | 'hunter' | 'hydra' | 'raid', seats: number) => {
    const teams = teamsOf({ format, seats });
    return Array.from({ length: sidesOf(teams) }, (_, game) => seating(pairing, game, teams));
  };

  it('of a duel is a pair with the seats swapped', () => {
    expect(seatingsAt('standard', 2)).toEqual([
      [7, 8],
      [8, 7],
    ]);
  });

  it('of more players has the lone one on every seat', () => {
    expect(seatingsAt('hunter', 3)).toEqual([
      [7, 8, 8],
      [8, 7, 8],
      [8, 8, 7],
    ]);
  });

  it('of teams swaps the teams', () => {
    expect(seatingsAt('hydra', 4)).toEqual([
      [7, 7, 8, 8],
      [8, 8, 7, 7],
    ]);
    expect(seatingsAt('raid', 3)).toEqual([
      [7, 8, 8],
      [8, 7, 7],
    ]);
  });

  it('gives everybody a seat in every format', () => {
    for (const { id, seatCounts } of FORMATS) {
      for (const seats of seatCounts) {
        const teams = teamsOf({ format: id, seats });
        const lone = teams.map(() => 0);
        for (let game = 0; game < sidesOf(teams); game++) {
          seating(pairing, game, teams).forEach((contender, seat) => {
            lone[seat] += Number(contender === 7);
          });
        }
        expect(lone).toEqual(teams.map(() => 1));
      }
    }
  });
});
