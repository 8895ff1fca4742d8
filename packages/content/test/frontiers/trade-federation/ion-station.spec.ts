import { describe, expect, it } from 'vitest';
import { attacks, frontiersTable } from '../table.ts';

describe('Ion Station', () => {
  it('gives 2 trade, 1 more for a partner, 4 combat and 4 authority for two [DOUBLE-1, DOUBLE-3]', () => {
    const t = frontiersTable({
      me: { inPlay: ['ion-station'], hand: ['gateship', 'patrol-boat'] },
    });
    t.use('primary', 'ion-station').play('gateship').use('ally', 'ion-station');
    expect(t.me).toMatchObject({ authority: 50, trade: 2 + 1, combat: 0 });
    t.play('patrol-boat').use('double-ally', 'ion-station');
    expect(t.me).toMatchObject({ authority: 50 + 3 + 4, trade: 3, combat: 4 + 4 });
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 5 defense [OUTPOST-1]', () => {
    const t = frontiersTable({ me: { combat: 5 }, opponent: { inPlay: ['ion-station'] } });
    expect(attacks(t)).toEqual(['ion-station']);
  });
});
