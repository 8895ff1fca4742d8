import { createGame, type Level, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core, frontiers } from '../../src/index.ts';
import { bossOf, endTurns, seen, stage, start, told } from './support.ts';

const FIVE = ['builder-bot', 'builder-bot', 'builder-bot', 'builder-bot', 'builder-bot'];

describe('the table of a challenge', () => {
  it.each([
    ['automatons', 4],
    ['defy-the-empire', 3],
  ] as const)('%s is for one to %i players [CHALLENGE-1]', (id, most) => {
    expect(start(id, most).seats).toHaveLength(most + 1);
    expect(() => start(id, most + 1)).toThrow(expect.objectContaining({ code: 'wrong-seats' }));
  });

  it('needs a box that has the challenge, and a level that exists [CHALLENGE-1]', () => {
    const setup = { boxes: [core], seed: 'any', challenge: { id: 'automatons' } } as const;
    expect(() => createGame(setup)).toThrow(expect.objectContaining({ code: 'no-challenge' }));
    const level = 'nightmare' as Level;
    const hard = { ...setup, boxes: [frontiers], challenge: { id: 'automatons', level } } as const;
    expect(() => createGame(hard)).toThrow(expect.objectContaining({ code: 'unknown-level' }));
    const none = { ...setup, challenge: { id: 'chess' as 'automatons' } };
    expect(() => createGame(none)).toThrow(expect.objectContaining({ code: 'unknown-challenge' }));
  });

  it('gives a Hydra team the authority of a player times their number [CHALLENGE-2]', () => {
    expect(seen('automatons', 3).seats.map(({ authority }) => authority)).toEqual([
      180, 180, 180, 90,
    ]);
  });

  it('has outposts that cover the whole team and one turn for all [CHALLENGE-2]', () => {
    const t = stage('automatons', {
      players: [{ inPlay: ['defense-system'] }, {}],
      tradeDeck: ['blob-alpha', 'blob-alpha'],
      challenge: { count: 1 },
    });
    expect(t.data.active).toEqual([0, 1]);
    endTurns(t);
    expect(told(t, 'boss-aims').map(({ reason }) => reason)).toEqual([
      'outpost',
      'lowest-authority',
    ]);
  });

  it('lets nobody play the Boss [CHALLENGE-3]', () => {
    const t = stage('automatons');
    expect(t.as(bossOf(t)).refusal({ type: 'concede' })).toBe('unknown-seat');
  });
});

describe('difficulty levels', () => {
  it.each([
    ['beginner', 3],
    ['intermediate', 2],
    ['veteran', 1],
  ] as const)(
    '%s: players take %i turns before the Boss [LEVEL-1, LEVEL-2, LEVEL-3]',
    (level, turns) => {
      const t = stage('automatons', { challenge: { level } });
      for (let turn = 1; turn < turns; turn++) {
        expect(told(t.endTurn(), 'turn-started').map(({ seat }) => seat)).toEqual([0]);
      }
      expect(told(t.endTurn(), 'turn-started').map(({ seat }) => seat)).toEqual([1, 0]);
      expect(told(t.endTurn(), 'turn-started').map(({ seat }) => seat)).toEqual([1, 0]);
    },
  );

  it('expert: the Boss goes first, and players have five cards [LEVEL-4, LEVEL-6]', () => {
    const challenge = { id: 'automatons', level: 'expert' } as const;
    const state = start('automatons', 2, { challenge });
    expect([state.turn, state.active]).toEqual([2, 0b11]);
    const view = viewFor(
      start('the-cost-of-freedom', 2, { challenge: { ...challenge, id: 'the-cost-of-freedom' } }),
      0,
    );
    expect(view.seats.map(({ handCount }) => handCount)).toEqual([5, 5, 0]);
  });

  it.each(['beginner', 'intermediate', 'veteran'] as const)(
    '%s: three cards in every opening hand [LEVEL-5]',
    (level) => {
      const view = seen('automatons', 3, { challenge: { id: 'automatons', level } });
      expect(view.seats.map(({ handCount }) => handCount)).toEqual([3, 3, 3, 0]);
    },
  );
});

describe('the trade row and the trade deck', () => {
  it('can be mulliganed once a challenge, by any player in the main phase [MULLIGAN-1, MULLIGAN-2]', () => {
    const t = stage('automatons', { players: [{}, {}], tradeDeck: [...FIVE, ...FIVE] });
    t.as(1).do({ type: 'mulligan' });
    expect(t.data.tradeRow).toEqual(FIVE);
    expect(t.data.scrapHeap).toHaveLength(5);
    expect(t.as(0).refusal({ type: 'mulligan' })).toBe('already-used');
  });

  it('is made of the scrap heap when it is empty, less what does not belong in it [RECYCLE-1, RECYCLE-2]', () => {
    const t = stage('blob-assault', {
      tradeDeck: [],
      scrapHeap: ['scout', 'stinger', 'farm-ship'],
      players: [{ trade: 2 }],
      tradeRow: ['cargo-craft'],
    });
    t.acquire('cargo-craft');
    expect(t.data.tradeRow).toContain('farm-ship');
    expect(t.data.scrapHeap.toSorted()).toEqual(['scout', 'stinger']);
  });
});

describe('what a player makes a Boss discard', () => {
  it('is a card less in its next hand [BOSS-DISCARD-1]', () => {
    const t = stage('the-cost-of-freedom', {
      players: [{ hand: ['cargo-craft'] }],
      boss: { deck: Array(9).fill('frontier-runner') },
    });
    t.play('cargo-craft');
    expect(told(t, 'discard-owed')).toHaveLength(1);
    expect(told(t.endTurn(), 'card-drawn').filter(({ seat }) => seat === 1)).toHaveLength(1);
  });

  it('is nothing for one that has no hand [BOSS-DISCARD-2]', () => {
    const t = stage('automatons', { players: [{ hand: ['cargo-craft'] }] });
    t.play('cargo-craft');
    expect(t.seat(1).owedDiscards).toBe(0);
    expect(t.me.trade).toBe(2);
  });
});
