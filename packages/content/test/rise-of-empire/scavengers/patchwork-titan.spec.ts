import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe('Patchwork Titan', () => {
  it('gives 5 combat and a card [SHIP-1]', () => {
    const t = riseTable({ me: { hand: ['patchwork-titan'], deck: ['viper'] } });
    t.play('patchwork-titan');
    expect(t.me).toMatchObject({ combat: 5, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('puts a card of the discard pile on top of the deck with another Scavenger card [ALLY-1]', () => {
    const t = riseTable({
      me: {
        hand: ['patchwork-titan'],
        inPlay: ['derelict-ring'],
        deck: ['viper'],
        discard: ['knight-errant'],
      },
    });
    t.play('patchwork-titan').use('ally', 'patchwork-titan').chooseFromDiscard('knight-errant');
    expect(t.me).toMatchObject({ hand: ['viper'], deck: ['knight-errant'] });
    expect(t.settled).toBe(true);
  });

  it('scraps up to two cards of the discard pile when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({
      me: { trade: 7, discard: ['scout', 'viper'] },
      tradeRow: ['patchwork-titan'],
    });
    t.acquire('patchwork-titan')
      .useWhenAcquired('patchwork-titan')
      .chooseFromDiscard('scout')
      .decline();
    expect(t.data.scrapHeap).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });
});
