import { describe, expect, it } from 'vitest';
import { coreTable, ME } from '../table.ts';

describe('Trade Escort', () => {
  it('gives 4 authority and 4 combat when played [SHIP-1, ABILITY-9]', () => {
    const t = coreTable({ me: { hand: ['trade-escort'], deck: ['scout'] } });
    const { opponent } = t;
    t.play('trade-escort');
    expect(t.me).toMatchObject({ authority: 54, trade: 0, combat: 4, hand: [], deck: ['scout'] });
    expect(t.events).toEqual([
      { kind: 'card-played', seat: ME, card: 'trade-escort', slot: 0 },
      { kind: 'gained', seat: ME, what: 'authority', amount: 4 },
      { kind: 'gained', seat: ME, what: 'combat', amount: 4 },
    ]);
    expect(t.opponent).toEqual(opponent);
    expect(t.settled).toBe(true);
  });

  it('draws one card, once, with another Trade Federation card in play [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({
      me: { hand: ['trade-escort', 'viper', 'embassy-yacht'], deck: ['scout', 'viper'] },
    });
    t.play('trade-escort').play('viper');
    expect(t.usable()).toEqual([]);
    t.play('embassy-yacht');
    expect(t.usable()).toEqual(['ally of trade-escort']);
    t.use('ally', 'trade-escort');
    expect(t.me).toMatchObject({ authority: 54 + 3, trade: 2, combat: 4 + 1 });
    expect(t.me).toMatchObject({ hand: ['scout'], deck: ['viper'] });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });
});
