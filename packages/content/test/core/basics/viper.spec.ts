import { describe, expect, it } from 'vitest';
import { core } from '../../../src/index.ts';
import { attacks, coreTable, inPlay } from '../table.ts';

describe('Viper', () => {
  it('gives 1 combat when played, each one its own [SHIP-1, ABILITY-6]', () => {
    const t = coreTable({ me: { hand: ['viper', 'viper', 'scout'] } });
    t.play('viper').play('viper');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 2, hand: ['scout'] });
    expect(inPlay(t.me)).toEqual(['viper', 'viper']);
    expect(attacks(t)).toEqual(['player for 2', 'player for 1']);
    t.attackPlayer(2);
    expect(t.me.combat).toBe(0);
    expect(t.opponent.authority).toBe(48);
    expect(t.settled).toBe(true);
  });

  it('has no other ability, and is nobody’s partner [ALLY-7]', () => {
    const t = coreTable({ me: { hand: ['viper', 'viper', 'cutter', 'trade-pod'] } });
    t.play('viper').play('viper').play('cutter').play('trade-pod');
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('goes to the discard pile at the end of the turn, its combat lost [SHIP-2, DISCARD-1, DISCARD-2]', () => {
    const t = coreTable({
      me: { hand: ['viper'], deck: ['scout', 'scout', 'scout', 'scout', 'scout'] },
    });
    t.play('viper').endTurn();
    expect(t.me).toMatchObject({ combat: 0, inPlay: [], discard: ['viper'], deck: [] });
    expect(t.opponent.authority).toBe(50);
    t.endTurn();
    expect(t.settled).toBe(true);
  });

  it('has cost 0 [CARD-STARTERS-1]', () => {
    expect(core.cards.find(({ id }) => id === 'viper')?.cost).toBe(0);
  });
});
