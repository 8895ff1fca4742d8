import { describe, expect, it } from 'vitest';
import { fromDiscard, nothing, riseTable } from '../table.ts';

describe('Bonepicker', () => {
  it('gives 2 combat, and 2 more if a card of the discard pile is scrapped for it [SHIP-1]', () => {
    const t = riseTable({ me: { hand: ['bonepicker', 'viper'], discard: ['scout'] } });
    t.play('bonepicker');
    expect(t.options()).toEqual([fromDiscard('scout'), nothing]);
    t.chooseFromDiscard('scout');
    expect(t.me).toMatchObject({ combat: 2 + 2, discard: [] });
    expect(t.settled).toBe(true);
  });

  it('gives only 2 combat to a player who keeps the cards [CHOICE-5]', () => {
    const t = riseTable({ me: { hand: ['bonepicker'], discard: ['knight-errant'] } });
    t.play('bonepicker').decline();
    expect(t.me).toMatchObject({ combat: 2, discard: ['knight-errant'] });
    expect(t.settled).toBe(true);
  });

  it('draws a card with another Scavenger card [ALLY-1]', () => {
    const t = riseTable({
      me: { hand: ['bonepicker'], inPlay: ['derelict-ring'], deck: ['viper'] },
    });
    t.play('bonepicker').use('ally', 'bonepicker');
    expect(t.me.hand).toEqual(['viper']);
  });

  it('scraps a card of the discard pile when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({ me: { trade: 5, discard: ['scout'] }, tradeRow: ['bonepicker'] });
    t.acquire('bonepicker').useWhenAcquired('bonepicker').chooseFromDiscard('scout');
    expect(t.me.discard).toEqual(['bonepicker']);
    expect(t.settled).toBe(true);
  });
});
