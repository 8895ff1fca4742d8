import { describe, expect, it } from 'vitest';
import { endTurns, stage, told } from './support.ts';

/** The Beast gains a combat for each card it has swallowed: as much as the test needs. */
function beast(combat: number, bases: readonly string[], authority = 50) {
  const t = stage('nemesis-beast', {
    players: [{ inPlay: bases, authority, deck: ['scout', 'scout', 'scout', 'scout', 'scout'] }],
    tradeDeck: ['frontier-runner'],
    challenge: { piles: [Array(combat - 1).fill('stinger'), []] },
  });
  return endTurns(t);
}

describe('a Boss attacks', () => {
  it('a player it can defeat, before anything else, with no more than it takes [BOSS-ATTACK-1, BOSS-ATTACK-6]', () => {
    const t = beast(9, ['nesting-ground'], 7);
    expect(told(t, 'boss-aims')).toMatchObject([{ reason: 'defeat', target: 0 }]);
    expect(told(t, 'player-attacked')).toMatchObject([{ amount: 7 }]);
    expect(t.winners).toEqual([1]);
  });

  it('the strongest outpost it can destroy, the dearer of equals [BOSS-ATTACK-2]', () => {
    // Defense 5 twice, for 4 and 7; the other outposts are weaker or out of reach.
    const t = beast(5, ['defense-system', 'siege-fortress', 'conversion-yard', 'neural-nexus']);
    expect(told(t, 'base-destroyed')).toMatchObject([{ card: 'siege-fortress', paid: 5 }]);
  });

  it('then the strongest other base [BOSS-ATTACK-3]', () => {
    const t = beast(14, ['defense-system', 'nesting-ground', 'swarm-cluster']);
    const fallen = told(t, 'base-destroyed').map(({ card }) => card);
    expect(fallen).toEqual(['defense-system', 'swarm-cluster']);
    expect(told(t, 'boss-aims').map(({ reason }) => reason)).toEqual([
      'outpost',
      'base',
      'lowest-authority',
    ]);
  });

  it('of bases with the same defense the dearer, whichever came first [BOSS-ATTACK-3]', () => {
    for (const bases of [
      ['nesting-ground', 'infested-moon'],
      ['infested-moon', 'nesting-ground'],
    ]) {
      const [first] = told(beast(5, bases), 'base-destroyed');
      expect(first).toMatchObject({ card: 'infested-moon', paid: 5 });
    }
  });

  it('then the player, with all that is left [BOSS-ATTACK-4]', () => {
    expect(told(beast(6, ['nesting-ground']), 'player-attacked')).toMatchObject([{ amount: 1 }]);
  });

  it('nobody behind an outpost that it cannot destroy; the rest is lost [BOSS-ATTACK-5, BOSS-ATTACK-7]', () => {
    const t = beast(4, ['defense-system', 'spike-cluster']);
    expect(told(t, 'base-destroyed')).toEqual([]);
    expect(told(t, 'player-attacked')).toEqual([]);
    expect(t.seat(1).combat).toBe(0);
  });

  it('one of several that are equal at random [BOSS-ATTACK-8]', () => {
    const fallen = Array.from({ length: 20 }, (_, random) => {
      const t = stage('nemesis-beast', {
        players: [{ inPlay: ['integration-port', 'integration-port'] }],
        tradeDeck: ['frontier-runner'],
        challenge: { piles: [Array(4).fill('stinger'), []] },
      });
      t.state.a = Math.imul(random + 1, 0x9e3779b1);
      return told(endTurns(t), 'base-destroyed')[0].slot;
    });
    expect(new Set(fallen)).toEqual(new Set([0, 1]));
  });

  it('and destroys a base by an ability in the same order, outposts first [BOSS-ATTACK-9]', () => {
    const t = stage('nemesis-beast', {
      players: [{ inPlay: ['swarm-cluster', 'conversion-yard'] }],
      tradeDeck: ['stinger'],
    });
    expect(told(endTurns(t), 'base-destroyed')[0]).toMatchObject({
      card: 'conversion-yard',
      paid: 0,
    });
  });
});
