import { describe, expect, it } from 'vitest';
import { fromHand, frontiersTable } from '../table.ts';

describe('Farm Ship', () => {
  it('gives 3 trade, draws a card and then discards one [CARD-DRAWTHENDISCARD-1]', () => {
    const t = frontiersTable({ me: { hand: ['farm-ship', 'scout'], deck: ['blob-alpha'] } });
    t.play('farm-ship');
    expect(t.options()).toEqual([fromHand('scout'), fromHand('blob-alpha')]);
    t.chooseFromHand('scout');
    expect(t.me).toMatchObject({ trade: 3, hand: ['blob-alpha'], discard: ['scout'] });
    expect(t.settled).toBe(true);
  });

  it('can be scrapped for 4 combat [SCRAPAB-1]', () => {
    const t = frontiersTable({ me: { hand: ['farm-ship'] } });
    t.play('farm-ship').use('scrap', 'farm-ship');
    expect(t.me).toMatchObject({ trade: 3, combat: 4 });
  });
});
