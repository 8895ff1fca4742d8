import { describe, expect, it } from 'vitest';
import { frontiersTable, inPlay } from '../table.ts';

describe('Spike Cluster', () => {
  it('gives 2 combat a turn, and 1 trade with another Blob card [BASE-2, ALLY-5]', () => {
    const t = frontiersTable({ me: { inPlay: ['spike-cluster'], hand: ['stinger'] } });
    expect(t.usable()).toEqual(['primary of spike-cluster']);
    t.use('primary', 'spike-cluster').play('stinger').use('ally', 'spike-cluster');
    expect(t.me).toMatchObject({ trade: 1, combat: 2 + 3 });
    expect(t.settled).toBe(true);
  });

  it('is a base with 3 defense, not an outpost [ATTACK-2]', () => {
    const t = frontiersTable({ me: { combat: 3 }, opponent: { inPlay: ['spike-cluster'] } });
    t.attackBase('spike-cluster');
    expect(t.me.combat).toBe(0);
    expect(inPlay(t.opponent)).toEqual([]);
    expect(t.opponent.discard).toEqual(['spike-cluster']);
  });
});
