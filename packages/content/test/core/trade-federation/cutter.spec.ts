import { describe, expect, it } from 'vitest';
import { coreTable, ME } from '../table.ts';

describe('Cutter', () => {
  it('gives both 4 authority and 2 trade when played [SHIP-1, ABILITY-9]', () => {
    const t = coreTable({ me: { authority: 3, hand: ['cutter'] } });
    const { opponent } = t;
    t.play('cutter');
    expect(t.me).toMatchObject({ authority: 7, trade: 2, combat: 0 });
    expect(t.events).toEqual([
      { kind: 'card-played', seat: ME, card: 'cutter', slot: 0 },
      { kind: 'gained', seat: ME, what: 'authority', amount: 4 },
      { kind: 'gained', seat: ME, what: 'trade', amount: 2 },
    ]);
    expect(t.opponent).toEqual(opponent);
    expect(t.settled).toBe(true);
  });

  it('gives 4 combat, once, with another Trade Federation card in play [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['cutter', 'viper', 'trade-escort'] } });
    t.play('cutter').play('viper');
    expect(t.usable()).toEqual([]);
    t.play('trade-escort');
    expect(t.usable()).toEqual(['ally of cutter']);
    t.use('ally', 'cutter');
    expect(t.me).toMatchObject({ authority: 50 + 4 + 4, trade: 2, combat: 1 + 4 + 4 });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('does not count a card of the opponent as partner [ALLY-6]', () => {
    const t = coreTable({
      me: { hand: ['cutter', 'freighter'], discard: ['freighter'] },
      opponent: { inPlay: ['barter-world'] },
    });
    t.play('cutter');
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });
});
