import type { SeatView } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { distinctNames } from '../../src/after-game/distinct-names.ts';
import { minutesPlayed } from '../../src/after-game/duration.ts';
import { nextLevel, rematchOf } from '../../src/after-game/rematch.ts';
import { resultFor } from '../../src/after-game/result.ts';
import { bossOf, type Player } from '../../src/match/match.ts';

const seats = [0, 1].map((team, seat) => ({ seat, team }) as SeatView);
const players: readonly Player[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', name: 'Nova', bot: 'greedy' },
];

describe('the result', () => {
  it('is told to the one person of the game as theirs', () => {
    expect(resultFor([0], { winners: [0], seats })).toEqual({ kind: 'victory' });
    expect(resultFor([1], { winners: [0], seats })).toEqual({ kind: 'defeat' });
    expect(resultFor([1], { winners: [0, 1], seats })).toEqual({ kind: 'draw' });
  });

  it('is told by name where several, or none of the players, look on', () => {
    expect(resultFor([0, 1], { winners: [1], seats })).toEqual({ kind: 'won-by', seats: [1] });
    expect(resultFor(['spectator'], { winners: [0], seats })).toEqual({
      kind: 'won-by',
      seats: [0],
    });
  });
});

describe('the result against a Boss', () => {
  it('is that of the team, also where several of it look on', () => {
    const team = [0, 0, 1].map((own, seat) => ({ seat, team: own }) as SeatView);
    expect(resultFor([0, 1], { winners: [0, 1], seats: team })).toEqual({ kind: 'victory' });
    expect(resultFor([0, 1], { winners: [2], seats: team })).toEqual({ kind: 'defeat' });
  });
});

describe('a rematch', () => {
  const info = {
    id: 'over',
    boxes: ['core'],
    options: { emptyTradeDeck: 'recycle' },
    fromPosition: false,
    players,
    viewers: [0],
    startedAt: 0,
  } as const;

  it('is dealt anew, and somebody else begins', async () => {
    const start = { seed: 'old', boxes: info.boxes, options: info.options };
    const again = await rematchOf({ info, beginning: async () => start }, 1);
    expect(again).toMatchObject({
      players,
      keep: true,
      start: { boxes: ['core'], options: { emptyTradeDeck: 'recycle', firstSeat: 0 } },
    });
    expect(again.start).not.toHaveProperty('seed', 'old');
  });

  it('of a challenge is the same, or the next level of it', async () => {
    const start = {
      seed: 'old',
      boxes: ['frontiers'],
      options: {},
      seats: 2,
      challenge: { id: 'dimensional-horror', level: 'veteran' },
    } as const;
    const three = { info: { ...info, players: [...players, bossOf('dimensional-horror')] } };
    const match = { ...three, beginning: async () => start };
    expect((await rematchOf(match, 0)).start).toMatchObject({
      challenge: { id: 'dimensional-horror', level: 'veteran' },
      options: { firstSeat: 1 },
    });
    expect((await rematchOf(match, 1, 'expert')).start).toMatchObject({
      challenge: { id: 'dimensional-horror', level: 'expert' },
      // The Boss never begins.
      options: { firstSeat: 0 },
    });
    expect(nextLevel('beginner')).toBe('intermediate');
    expect(nextLevel('expert')).toBeNull();
  });

  it('sets a position up again', async () => {
    const start = { position: 'somewhere' };
    const match = { info: { ...info, fromPosition: true }, beginning: async () => start };
    expect(await rematchOf(match, 0)).toEqual({ start, players, keep: true });
  });
});

describe('the duration', () => {
  it('is in minutes, and unknown for a game that was laid aside', () => {
    expect(minutesPlayed(0, 20_000)).toBe(1);
    expect(minutesPlayed(0, 600_000)).toBe(10);
    expect(minutesPlayed(0, 86_400_000)).toBeNull();
    expect(minutesPlayed(10, 0)).toBeNull();
  });
});

describe('the names after a game', () => {
  it('are told apart where they are the same', () => {
    expect(distinctNames(['Ada', 'Nova'])).toEqual(['Ada', 'Nova']);
    expect(distinctNames(['Ada', 'Ada'])).toEqual(['Ada 1', 'Ada 2']);
  });
});
