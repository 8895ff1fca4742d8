import { describe, expect, it } from 'vitest';
import { inPlay, riseTable } from '../table.ts';

describe('Penitent Colossus', () => {
  it('gives 6 combat and may scrap a card of hand or discard pile [SHIP-1, CHOICE-5]', () => {
    const t = riseTable({ me: { hand: ['penitent-colossus', 'viper'] } });
    t.play('penitent-colossus').chooseFromHand('viper');
    expect(t.me).toMatchObject({ combat: 6, hand: [] });
    expect(t.settled).toBe(true);
  });

  it('destroys a base with another Machine Cult card [ALLY-1]', () => {
    const t = riseTable({
      me: { hand: ['penitent-colossus'], inPlay: ['votive-foundry'] },
      opponent: { inPlay: ['throne-citadel'] },
    });
    t.play('penitent-colossus').use('ally', 'penitent-colossus').chooseBase('throne-citadel', 1);
    expect(inPlay(t.opponent)).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('draws a card when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({ me: { trade: 6, deck: ['viper'] }, tradeRow: ['penitent-colossus'] });
    t.acquire('penitent-colossus').useWhenAcquired('penitent-colossus');
    expect(t.me.hand).toEqual(['viper']);
    expect(t.settled).toBe(true);
  });
});
