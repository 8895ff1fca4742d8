import { createGame, type Level, startRecord, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core, frontiers } from '../../src/index.ts';
import { bossOf, endTurns, SCOUTS, seen, stage, start, told } from './support.ts';

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

  it.each([
    ['madness-of-the-machine', 3],
    ['defy-the-empire', 7],
    ['the-cost-of-freedom', 3],
  ] as const)('expert: the Boss of %s has its whole hand of %i cards [LEVEL-5]', (id, hand) => {
    const challenge = { id, level: 'expert' } as const;
    const { opening } = startRecord({ boxes: [frontiers], seed: 'first', seats: 2, challenge });
    const first = opening.findIndex(({ kind }) => kind === 'card-played');
    const drawn = opening.slice(0, first).filter(({ kind }) => kind === 'card-drawn');
    expect(drawn.filter((event) => 'seat' in event && event.seat === 2)).toHaveLength(hand);
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

describe('without a card in trade deck and scrap heap', () => {
  const empty = { tradeDeck: [], tradeRow: ['stinger'], players: [{ deck: SCOUTS }] };

  it('the row stays empty, and the Boss does without a card [RECYCLE-3]', () => {
    const beast = endTurns(stage('nemesis-beast', empty));
    expect(beast.data.tradeRow).toEqual(Array(5).fill(null));
    expect(told(beast, 'boss-ability')).toEqual([]);
    expect(beast.me.authority).toBe(50 - 1);
    const count = endTurns(stage('automatons', empty));
    expect(told(count, 'boss-revealed')).toEqual([]);
    expect(count.data.challenge?.count).toBe(1);
    const horror = endTurns(stage('dimensional-horror', empty));
    expect(horror.data.tradeRow).toEqual(Array(5).fill(null));
    // A tentacle of one card, and 3 for the Blobs.
    expect(horror.me.authority).toBe(40 - 4);
    expect(endTurns(horror).me.authority).toBe(40 - 5);
  });

  it('the Pirates raid only those for whom a card has come [RECYCLE-3]', () => {
    const t = stage('pirates-of-the-dark-star', { ...empty, tradeRow: [], players: [{}, {}] });
    expect(
      endTurns(t)
        .data.seats.slice(0, 2)
        .map(({ authority }) => authority),
    ).toEqual([50, 50]);
    const one = { ...empty, tradeRow: [], tradeDeck: ['stinger'], players: [{}, {}] };
    const some = endTurns(stage('pirates-of-the-dark-star', one));
    expect(some.data.seats.slice(0, 2).map(({ authority }) => authority)).toEqual([47, 50]);
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
