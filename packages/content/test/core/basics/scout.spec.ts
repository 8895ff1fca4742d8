import { describe, expect, it } from 'vitest';
import { core } from '../../../src/index.ts';
import { coreTable, inPlay } from '../table.ts';

describe('Scout', () => {
  it('gives 1 trade when played, each one its own [SHIP-1, ABILITY-6]', () => {
    const t = coreTable({ me: { hand: ['scout', 'scout', 'scout'], deck: ['viper'] } });
    const { opponent } = t;
    t.play('scout').play('scout');
    expect(t.me).toMatchObject({ authority: 50, trade: 2, combat: 0 });
    expect(t.me).toMatchObject({ hand: ['scout'], deck: ['viper'], discard: [] });
    expect(inPlay(t.me)).toEqual(['scout', 'scout']);
    expect(t.opponent).toEqual(opponent);
    expect(t.settled).toBe(true);
  });

  it('has no other ability, and is nobody’s partner [ALLY-7]', () => {
    const t = coreTable({ me: { hand: ['scout', 'scout', 'cutter', 'trade-pod'] } });
    t.play('scout').play('scout').play('cutter').play('trade-pod');
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('goes to the discard pile at the end of the turn, its trade lost [SHIP-2, DISCARD-1, DISCARD-2]', () => {
    const t = coreTable({
      me: { hand: ['scout'], deck: ['viper', 'viper', 'viper', 'viper', 'viper'] },
    });
    t.play('scout').endTurn();
    expect(t.me).toMatchObject({ trade: 0, inPlay: [], discard: ['scout'], deck: [] });
    t.endTurn();
    expect(t.settled).toBe(true);
  });

  it('has cost 0 [CARD-STARTERS-1]', () => {
    expect(core.cards.find(({ id }) => id === 'scout')?.cost).toBe(0);
  });
});
