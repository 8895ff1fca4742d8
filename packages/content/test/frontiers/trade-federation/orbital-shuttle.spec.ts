import { describe, expect, it } from 'vitest';
import { frontiersTable } from '../table.ts';

describe('Orbital Shuttle', () => {
  it('gives 3 trade, and with two bases 4 authority and a card [CARD-ORBITALSHUTTLE-1]', () => {
    const t = frontiersTable({
      me: { hand: ['orbital-shuttle'], inPlay: ['ion-station', 'spike-cluster'], deck: ['scout'] },
    });
    t.play('orbital-shuttle');
    expect(t.me).toMatchObject({ authority: 54, trade: 3, hand: ['scout'] });
    expect(t.settled).toBe(true);
  });

  it('gives neither authority nor card with one base [CARD-ORBITALSHUTTLE-1]', () => {
    const t = frontiersTable({
      me: { hand: ['orbital-shuttle'], inPlay: ['ion-station'], deck: ['scout'] },
    });
    t.play('orbital-shuttle');
    expect(t.me).toMatchObject({ authority: 50, trade: 3, hand: [] });
  });

  it('looks at the bases when it is played: a base played later comes too late [CARD-ORBITALSHUTTLE-2]', () => {
    const t = frontiersTable({
      me: { hand: ['orbital-shuttle', 'spike-cluster'], inPlay: ['ion-station'], deck: ['scout'] },
    });
    t.play('orbital-shuttle').play('spike-cluster');
    expect(t.me).toMatchObject({ authority: 50, hand: [] });
  });
});
