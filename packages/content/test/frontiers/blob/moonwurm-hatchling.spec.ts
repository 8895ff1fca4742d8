import { describe, expect, it } from 'vitest';
import { branch, frontiersTable, theirBase } from '../table.ts';

describe('Moonwurm Hatchling', () => {
  it('gives 3 trade or destroys a base, as its player chooses [ABILITY-10]', () => {
    const t = frontiersTable({
      me: { hand: ['moonwurm-hatchling', 'moonwurm-hatchling'] },
      opponent: { inPlay: ['ion-station', 'transit-nexus'] },
    });
    t.play('moonwurm-hatchling');
    expect(t.options()).toEqual([branch('trade 3'), branch('destroy base')]);
    t.chooseBranch('trade 3');
    expect(t.me.trade).toBe(3);
    t.play('moonwurm-hatchling').chooseBranch('destroy base');
    // The outpost protects the other base, and nothing is not among the options.
    expect(t.options()).toEqual([theirBase(0, 'ion-station')]);
    t.chooseBase('ion-station');
    expect(t.opponent.discard).toEqual(['ion-station']);
    expect(t.settled).toBe(true);
  });

  it('may choose the destruction with no base to destroy: nothing happens [CARD-MOONWURMHATCHLING-1, ATTACK-8]', () => {
    const t = frontiersTable({ me: { hand: ['moonwurm-hatchling'] } });
    t.play('moonwurm-hatchling').chooseBranch('destroy base');
    expect(t.me).toMatchObject({ trade: 0, combat: 0 });
    expect(t.settled).toBe(true);
  });

  it('has 3 combat for one partner and 3 more for two [DOUBLE-1, DOUBLE-3]', () => {
    const t = frontiersTable({ me: { hand: ['moonwurm-hatchling', 'stinger', 'stinger'] } });
    t.play('moonwurm-hatchling').chooseBranch('trade 3').play('stinger');
    t.use('ally', 'moonwurm-hatchling');
    expect(t.me.combat).toBe(3 + 3);
    expect(t.usable()).not.toContain('double-ally of moonwurm-hatchling');
    t.play('stinger').use('double-ally', 'moonwurm-hatchling');
    expect(t.me.combat).toBe(3 + 3 + 3 + 3);
    expect(t.settled).toBe(true);
  });
});
