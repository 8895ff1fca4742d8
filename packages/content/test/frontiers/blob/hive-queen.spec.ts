import { describe, expect, it } from 'vitest';
import { frontiersTable } from '../table.ts';

describe('Hive Queen', () => {
  it('gives 7 combat and a card [ABILITY-9]', () => {
    const t = frontiersTable({ me: { hand: ['hive-queen'], deck: ['viper'] } });
    t.play('hive-queen');
    expect(t.me).toMatchObject({ combat: 7, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('has 3 combat for one partner and 3 more for two [ALLY-1, DOUBLE-1, DOUBLE-3]', () => {
    const t = frontiersTable({ me: { hand: ['hive-queen', 'crusher', 'blob-alpha'] } });
    t.play('crusher').play('blob-alpha').play('hive-queen');
    expect(t.usable()).toEqual([
      'ally of crusher',
      'ally of hive-queen',
      'double-ally of hive-queen',
    ]);
    t.use('double-ally', 'hive-queen').use('ally', 'hive-queen');
    expect(t.me.combat).toBe(6 + 10 + 7 + 3 + 3);
    expect(t.usable()).toEqual(['ally of crusher']);
    expect(t.settled).toBe(true);
  });
});
