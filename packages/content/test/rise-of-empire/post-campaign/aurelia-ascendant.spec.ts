import { describe, expect, it } from 'vitest';
import { fromRow, riseTable } from '../table.ts';

describe('Aurelia Ascendant', () => {
  it('gives 4 trade and a card [SHIP-1]', () => {
    const t = riseTable({ me: { hand: ['aurelia-ascendant'], deck: ['viper'] } });
    t.play('aurelia-ascendant');
    expect(t.me).toMatchObject({ trade: 4, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('acquires a card that costs at most 5 with another Consortium card, to the top of the deck [ALLY-1, ACQUIRE-6]', () => {
    const t = riseTable({
      me: { hand: ['aurelia-ascendant'], inPlay: ['notary-dock'] },
      tradeRow: ['the-underwriter', 'crown-vanguard'],
    });
    t.play('aurelia-ascendant').use('ally', 'aurelia-ascendant');
    expect(t.options()).toEqual([fromRow(0, 'the-underwriter')]);
    t.chooseFromRow('the-underwriter');
    expect(t.me).toMatchObject({ trade: 4, deck: ['the-underwriter'] });
    expect(t.settled).toBe(true);
  });

  it('pays 3 trade back when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 7 }, tradeRow: ['aurelia-ascendant'] });
    t.acquire('aurelia-ascendant');
    expect(t.me.trade).toBe(3);
    expect(t.settled).toBe(true);
  });
});
