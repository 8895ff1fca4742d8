import { describe, expect, it } from 'vitest';
import { attacks, riseTable } from '../table.ts';

describe('Cathedral of Gears', () => {
  it('draws a card for one that is scrapped from hand or discard pile [BASE-2]', () => {
    const t = riseTable({
      me: { inPlay: ['cathedral-of-gears'], discard: ['scout'], deck: ['knight-errant'] },
    });
    t.use('primary', 'cathedral-of-gears').chooseFromDiscard('scout');
    expect(t.me).toMatchObject({ hand: ['knight-errant'], discard: [] });
    expect(t.settled).toBe(true);
  });

  it('draws nothing for a card that is kept [CHOICE-5]', () => {
    const t = riseTable({
      me: { inPlay: ['cathedral-of-gears'], discard: ['knight-errant'], deck: ['scout'] },
    });
    t.use('primary', 'cathedral-of-gears').decline();
    expect(t.me).toMatchObject({ hand: [], discard: ['knight-errant'] });
  });

  it('gives 3 combat with another Machine Cult card, and is an outpost with 6 defense [ALLY-5, OUTPOST-1]', () => {
    const t = riseTable({
      me: { inPlay: ['cathedral-of-gears', 'votive-foundry'], combat: 3 },
      opponent: { inPlay: ['cathedral-of-gears'] },
    });
    t.use('ally', 'cathedral-of-gears');
    expect(t.me.combat).toBe(6);
    expect(attacks(t)).toEqual(['cathedral-of-gears']);
  });

  it('scraps up to two cards of the discard pile when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({
      me: { trade: 7, discard: ['scout', 'viper'] },
      tradeRow: ['cathedral-of-gears'],
    });
    t.acquire('cathedral-of-gears')
      .useWhenAcquired('cathedral-of-gears')
      .chooseFromDiscard('scout')
      .chooseFromDiscard('viper');
    expect(t.me.discard).toEqual(['cathedral-of-gears']);
    expect(t.settled).toBe(true);
  });
});
