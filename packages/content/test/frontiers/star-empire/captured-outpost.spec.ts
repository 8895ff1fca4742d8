import { describe, expect, it } from 'vitest';
import { attacks, fromHand, frontiersTable } from '../table.ts';

describe('Captured Outpost', () => {
  it('draws a card and then discards one; the discard cannot be left out [CARD-DRAWTHENDISCARD-1, BASE-2]', () => {
    const t = frontiersTable({
      me: { inPlay: ['captured-outpost'], hand: ['viper'], deck: ['scout'] },
    });
    t.use('primary', 'captured-outpost');
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper')]);
    t.chooseFromHand('viper');
    expect(t.me).toMatchObject({ hand: ['scout'], discard: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('need not be used [MAIN-3]', () => {
    const t = frontiersTable({
      me: { inPlay: ['captured-outpost'], deck: ['scout'] },
      opponent: { deck: ['viper'] },
    });
    t.endTurn();
    expect(t.me.hand).toEqual(['scout']);
  });

  it('is an outpost with 3 defense [OUTPOST-1]', () => {
    const t = frontiersTable({ me: { combat: 4 }, opponent: { inPlay: ['captured-outpost'] } });
    expect(attacks(t)).toEqual(['captured-outpost']);
  });
});
