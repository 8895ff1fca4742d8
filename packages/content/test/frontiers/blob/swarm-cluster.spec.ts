import { describe, expect, it } from 'vitest';
import { frontiersTable } from '../table.ts';

describe('Swarm Cluster', () => {
  it('gives 5 combat, 3 more for a partner and 3 more for two, turn after turn [DOUBLE-5, BASE-4]', () => {
    const t = frontiersTable({
      me: {
        inPlay: ['swarm-cluster', 'spike-cluster', 'nesting-ground'],
        deck: ['scout', 'scout', 'scout', 'scout', 'scout'],
      },
      opponent: { deck: ['viper', 'viper', 'viper', 'viper', 'viper'] },
    });
    const all = () =>
      t
        .use('primary', 'swarm-cluster')
        .use('ally', 'swarm-cluster')
        .use('double-ally', 'swarm-cluster');
    all();
    expect(t.me.combat).toBe(5 + 3 + 3);
    t.endTurn().endTurn();
    expect(t.me.combat).toBe(0);
    all();
    expect(t.me.combat).toBe(5 + 3 + 3);
    expect(t.settled).toBe(true);
  });
});
