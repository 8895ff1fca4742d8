import { describe, expect, it } from 'vitest';
import { frontiersTable } from '../table.ts';

describe('Infested Moon', () => {
  it('draws a card for the second Blob card and another for the third [DOUBLE-1, DOUBLE-3]', () => {
    const t = frontiersTable({
      me: { inPlay: ['infested-moon'], hand: ['stinger', 'crusher'], deck: ['scout', 'viper'] },
    });
    t.use('primary', 'infested-moon').play('stinger').use('ally', 'infested-moon');
    expect(t.me).toMatchObject({ combat: 4 + 3, hand: ['scout', 'crusher'] });
    expect(t.refusal({ type: 'use', ability: 'double-ally', card: 'infested-moon', slot: 0 })).toBe(
      'no-two-allies',
    );
    t.play('crusher').use('double-ally', 'infested-moon');
    expect(t.me.hand).toEqual(['scout', 'viper']);
    expect(t.settled).toBe(true);
  });

  it('does not offer a draw that would draw nothing [ABILITY-14]', () => {
    const t = frontiersTable({
      me: { inPlay: ['infested-moon', 'spike-cluster', 'spike-cluster'] },
    });
    expect(t.usable()).not.toContain('double-ally of infested-moon');
    expect(t.refusal({ type: 'use', ability: 'double-ally', card: 'infested-moon', slot: 0 })).toBe(
      'no-effect',
    );
  });
});
