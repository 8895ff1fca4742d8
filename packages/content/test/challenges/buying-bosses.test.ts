import { describe, expect, it } from 'vitest';
import { endTurns, played, SCOUTS, stage, told } from './support.ts';

describe('Defy the Empire', () => {
  it('draws five cards and two for each player beyond the first; plays the dearest; buys the dearest it can afford [DEFY-4, DEFY-5, DEFY-6]', () => {
    const t = stage('defy-the-empire', {
      boss: { deck: [...Array(5).fill('scout'), 'viper'] },
      challenge: {
        piles: [
          ['hammerhead', 'jamming-terminal'],
          ['farm-ship', 'cargo-craft'],
        ],
      },
    });
    t.endTurn();
    expect(played(t, 1)).toEqual(SCOUTS);
    expect(told(t, 'boss-acquired')).toMatchObject([
      { card: 'hammerhead', from: 'elite', paid: 5 },
    ]);
    const two = stage('defy-the-empire', {
      players: [{}, {}],
      boss: { deck: Array(9).fill('viper') },
    });
    expect(played(endTurns(two), 2)).toHaveLength(7);
  });

  it('begins again after each step that did something: a base is used before the next card, and it buys before it attacks [DEFY-5]', () => {
    const t = stage('defy-the-empire', {
      boss: { deck: ['orbital-gun-platform', 'frontier-hawk', 'scout', 'scout', 'viper', 'scout'] },
      challenge: { piles: [['hammerhead'], ['cargo-craft']] },
    });
    const steps = t.endTurn().events.flatMap((event) => {
      if (!('seat' in event) || event.seat !== 1) return [];
      if (event.kind === 'card-played') return [`plays ${event.card}`];
      if (event.kind === 'ability-used') return [`uses ${event.card}`];
      if (event.kind === 'boss-acquired') return [`buys ${event.card}`];
      return event.kind === 'player-attacked' ? [`attacks with ${event.amount}`] : [];
    });
    // The Hawk draws a Scout and throws one away.
    expect(steps.slice(0, 3)).toEqual([
      'plays orbital-gun-platform',
      'uses orbital-gun-platform',
      'plays frontier-hawk',
    ]);
    expect(steps.slice(3, 6).toSorted()).toEqual(['plays scout', 'plays scout', 'plays viper']);
    expect(steps.slice(6)).toEqual(['buys cargo-craft', 'attacks with 7']);
  });

  it('takes the Elite of equal costs, to its discard pile [DEFY-7]', () => {
    const t = stage('defy-the-empire', {
      boss: { deck: Array(5).fill('scout') },
      challenge: { piles: [['farm-ship'], ['orbital-gun-platform']] },
    });
    t.endTurn();
    expect(told(t, 'boss-acquired')).toMatchObject([{ card: 'farm-ship', from: 'elite' }]);
    expect(t.seat(1).discard).toContain('farm-ship');
  });

  it('makes one player discard all turn long, chosen at random [DEFY-8]', () => {
    const victims = Array.from({ length: 12 }, (_, random) => {
      const t = stage('defy-the-empire', {
        players: [{ deck: SCOUTS }, { deck: SCOUTS }],
        boss: { deck: ['light-cruiser', 'light-cruiser'] },
      });
      t.state.a = Math.imul(random + 1, 0x9e3779b1);
      endTurns(t);
      const first = t.actor;
      t.chooseFromHand('scout');
      expect(t.actor).toBe(first);
      t.chooseFromHand('scout');
      return first;
    });
    expect(new Set(victims)).toEqual(new Set([0, 1]));
  });

  it('discards its cheapest card, Scouts before Vipers; for Warpgate Cruiser only starting cards [BOSS-CHOICE-5, BOSS-CHOICE-6]', () => {
    const hawk = stage('defy-the-empire', {
      boss: {
        deck: ['frontier-hawk', 'viper', 'scout', 'light-cruiser', 'light-cruiser', 'viper'],
      },
    });
    expect(told(hawk.endTurn(), 'card-discarded').map(({ card }) => card)).toEqual(['scout']);
    const gate = stage('defy-the-empire', {
      boss: { deck: ['warpgate-cruiser', 'viper', 'scout', 'siege-fortress', 'frontier-hawk'] },
    });
    const thrown = told(gate.endTurn(), 'card-discarded').map(({ card }) => card);
    expect(thrown.slice(0, 2).toSorted()).toEqual(['scout', 'viper']);
  });
});

describe('The Cost of Freedom', () => {
  const cost = (boss: object, challenge: object, more: Parameters<typeof stage>[1] = {}) =>
    stage('the-cost-of-freedom', { boss, challenge, ...more }).endTurn();

  it('draws one card more than there are players and buys the dearest card of the trade row for its ledger [COST-5, COST-6]', () => {
    const t = cost(
      { deck: ['long-hauler', 'frontier-runner', 'scout'] },
      {},
      { tradeRow: ['hammerhead', 'imperial-flagship', 'siege-fortress'] },
    );
    expect(told(t, 'boss-acquired')[0]).toMatchObject({
      card: 'siege-fortress',
      to: 'ledger',
      paid: 7,
    });
    expect(played(t, 1)).toEqual(['long-hauler', 'frontier-runner']);
  });

  it('gains a combat for each asset, every turn, and against a single player for every second [COST-7]', () => {
    const ledger = ['stinger', 'crusher', 'stinger', 'crusher', 'stinger'];
    const piles = [[], ledger] as const;
    expect(cost({}, { piles }).me.authority).toBe(30 - 2);
    const two = stage('the-cost-of-freedom', { players: [{}, {}], challenge: { piles } });
    const before = two.me.authority;
    expect(endTurns(two).me.authority).toBe(before - 5);
  });

  it('takes a card of the Acquisition Deck on top of its deck for every third asset [COST-8]', () => {
    const t = cost(
      { deck: ['frontier-runner'] },
      {
        piles: [
          ['ion-station', 'transit-nexus'],
          ['stinger', 'crusher'],
        ],
      },
      { tradeRow: ['cargo-craft'] },
    );
    expect(t.seat(1).deck).toEqual(['ion-station']);
    expect(t.data.challenge?.piles).toEqual([
      ['transit-nexus'],
      ['cargo-craft', 'stinger', 'crusher'],
    ]);
  });

  it('makes one player discard for each card that says so, chosen at random [BOSS-CHOICE-7]', () => {
    const victims = Array.from({ length: 20 }, (_, random) => {
      const t = stage('the-cost-of-freedom', {
        players: [{ deck: SCOUTS }, { deck: SCOUTS }],
        // What Gateship may have brought it.
        boss: { deck: ['cargo-craft'] },
      });
      t.state.a = Math.imul(random + 1, 0x9e3779b1);
      endTurns(t);
      const victim = t.actor;
      t.chooseFromHand('scout');
      expect(t.data.active).toEqual([0, 1]);
      return victim;
    });
    expect(new Set(victims)).toEqual(new Set([0, 1]));
  });

  it('has won if it has to take one and none is left [COST-9]', () => {
    const t = cost(
      { deck: ['frontier-runner'] },
      { piles: [[], ['stinger', 'crusher']] },
      { tradeRow: ['cargo-craft'] },
    );
    expect(t.winners).toEqual([1]);
  });
});
