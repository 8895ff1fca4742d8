import { describe, expect, it } from 'vitest';
import { acquisitions, fromRow, frontiersTable, mixedTable } from '../table.ts';

describe('Long Hauler', () => {
  it('gives 3 trade, and 2 more with an ally [ALLY-1]', () => {
    const t = frontiersTable({ me: { hand: ['long-hauler'], inPlay: ['ion-station'] } });
    t.play('long-hauler').use('ally', 'long-hauler');
    expect(t.me.trade).toBe(3 + 2);
    expect(t.settled).toBe(true);
  });

  it('is scrapped to put the next base acquired on top of the deck, in any case [CARD-LONGHAULER-1, ACQUIRE-16]', () => {
    const t = frontiersTable({
      me: { hand: ['long-hauler'], trade: 9, deck: ['viper'] },
      tradeRow: ['spike-cluster', 'stinger', 'integration-port'],
    });
    t.play('long-hauler').use('scrap', 'long-hauler');
    expect(acquisitions(t)).toEqual([
      'spike-cluster to top-of-deck',
      'stinger to discard',
      'integration-port to top-of-deck',
    ]);
    const toDiscard = { type: 'acquire', card: 'spike-cluster', space: 0, to: 'discard' } as const;
    expect(t.refusal(toDiscard)).toBe('only-to-top');
    t.acquire('stinger').acquire('spike-cluster', 'top-of-deck');
    expect(t.me).toMatchObject({ deck: ['spike-cluster', 'viper'], discard: ['stinger'] });
    // The ship left it standing; the second base is an ordinary one again.
    expect(acquisitions(t)).toEqual(['integration-port to discard']);
    expect(t.settled).toBe(true);
  });

  it('covers one base each, on successive acquisitions [ACQUIRE-17]', () => {
    const t = frontiersTable({
      me: { hand: ['long-hauler', 'long-hauler'], trade: 9 },
      tradeRow: ['spike-cluster', 'spike-cluster', 'spike-cluster'],
    });
    t.play('long-hauler').play('long-hauler');
    t.use('scrap', 'long-hauler', 0).use('scrap', 'long-hauler', 1);
    t.acquire('spike-cluster', 'top-of-deck').acquire('spike-cluster', 'top-of-deck');
    expect(acquisitions(t)).toEqual(['spike-cluster to discard']);
    expect(t.me).toMatchObject({ deck: ['spike-cluster', 'spike-cluster'], basesToTop: 0 });
  });

  it('ends with the turn [ACQUIRE-17]', () => {
    const t = frontiersTable({
      me: { hand: ['long-hauler'], deck: ['scout', 'scout', 'scout', 'scout', 'scout'] },
      opponent: { deck: ['viper'] },
      tradeRow: ['spike-cluster'],
    });
    t.play('long-hauler').use('scrap', 'long-hauler').endTurn().endTurn();
    expect(t.me.basesToTop).toBe(0);
    t.play('scout').play('scout');
    expect(acquisitions(t)).toEqual(['spike-cluster to discard']);
  });

  it('takes a base that Burrower acquires, and none that Gateship does [ACQUIRE-14, ACQUIRE-15]', () => {
    const t = frontiersTable({
      me: { hand: ['long-hauler', 'burrower', 'gateship'] },
      tradeRow: ['spike-cluster', 'nesting-ground'],
    });
    t.play('long-hauler').use('scrap', 'long-hauler');
    t.play('gateship').chooseFromRow('nesting-ground');
    expect(t.me).toMatchObject({ deck: ['nesting-ground'], basesToTop: 1 });
    t.play('burrower').use('scrap', 'burrower');
    expect(t.options()).toEqual([{ ...fromRow(0, 'spike-cluster'), to: 'top-of-deck' }]);
    t.chooseFromRow('spike-cluster', 'top-of-deck');
    expect(t.me).toMatchObject({ deck: ['spike-cluster', 'nesting-ground'], basesToTop: 0 });
    expect(t.settled).toBe(true);
  });

  it('and a Freighter wait side by side, one for a base, one for a ship [ACQUIRE-10]', () => {
    const t = mixedTable({
      me: { hand: ['long-hauler', 'freighter'], trade: 5 },
      tradeRow: ['cutter', 'spike-cluster'],
    });
    t.play('long-hauler').play('freighter').use('ally', 'freighter').use('scrap', 'long-hauler');
    expect(acquisitions(t)).toEqual([
      'cutter to discard',
      'cutter to top-of-deck',
      'spike-cluster to top-of-deck',
    ]);
  });
});
