import { describe, expect, it } from 'vitest';
import { explorerPile, fromRow, riseTable } from '../table.ts';

describe('Gilded Argosy', () => {
  it('gives 2 combat and acquires a card that costs at most 4, to the top of the deck [SHIP-1, ACQUIRE-6]', () => {
    const t = riseTable({
      me: { hand: ['gilded-argosy'] },
      tradeRow: ['knight-errant', 'the-underwriter', 'toll-beacon'],
      explorers: 1,
    });
    t.play('gilded-argosy');
    expect(t.options()).toEqual([
      fromRow(0, 'knight-errant'),
      fromRow(2, 'toll-beacon'),
      explorerPile,
    ]);
    t.chooseFromRow('knight-errant');
    // The knight is acquired like any other: with what it gives for that.
    expect(t.me).toMatchObject({ combat: 2, deck: ['knight-errant'], authority: 53 });
    expect(t.settled).toBe(true);
  });

  it('gives 4 more combat with another Consortium card [ALLY-1]', () => {
    const t = riseTable({ me: { hand: ['gilded-argosy'], inPlay: ['notary-dock'] } });
    t.play('gilded-argosy').use('ally', 'gilded-argosy');
    expect(t.me.combat).toBe(2 + 4);
    expect(t.settled).toBe(true);
  });

  it('pays 2 trade back when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 6 }, tradeRow: ['gilded-argosy'] });
    t.acquire('gilded-argosy');
    expect(t.me.trade).toBe(2);
    expect(t.settled).toBe(true);
  });
});
