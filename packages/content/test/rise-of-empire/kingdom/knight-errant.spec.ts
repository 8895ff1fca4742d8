import { describe, expect, it } from 'vitest';
import { nothing, riseTable, theirBase } from '../table.ts';

describe('Knight Errant', () => {
  it('gives 5 combat, and 1 more with another Kingdom card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({ me: { hand: ['knight-errant'], inPlay: ['marcher-barbican'] } });
    t.play('knight-errant').use('ally', 'knight-errant');
    expect(t.me.combat).toBe(5 + 1);
    expect(t.settled).toBe(true);
  });

  it('may destroy a base with two other Kingdom cards [DOUBLE-1, CHOICE-5]', () => {
    const t = riseTable({
      me: { hand: ['knight-errant'], inPlay: ['marcher-barbican', 'castellan-keep'] },
      opponent: { inPlay: ['throne-citadel'] },
    });
    t.play('knight-errant').use('double-ally', 'knight-errant');
    expect(t.options()).toEqual([theirBase(0, 'throne-citadel'), nothing]);
    t.chooseBase('throne-citadel', 1);
    expect(t.opponent.discard).toEqual(['throne-citadel']);
    expect(t.settled).toBe(true);
  });

  it('gives 3 authority when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 4 }, tradeRow: ['knight-errant'] });
    t.acquire('knight-errant');
    expect(t.me).toMatchObject({ trade: 0, authority: 53 });
    expect(t.settled).toBe(true);
  });
});
