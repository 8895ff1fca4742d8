import { describe, expect, it } from 'vitest';
import { coreTable } from '../table.ts';

describe('Flagship', () => {
  it('gives 5 combat and draws one card when played [SHIP-1, ABILITY-9]', () => {
    const t = coreTable({ me: { hand: ['flagship'], deck: ['viper', 'scout'] } });
    const { opponent } = t;
    t.play('flagship');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 5 });
    expect(t.me).toMatchObject({ hand: ['viper'], deck: ['scout'] });
    expect(t.events.map(({ kind }) => kind)).toEqual(['card-played', 'gained', 'card-drawn']);
    expect(t.opponent).toEqual(opponent);
    expect(t.settled).toBe(true);
  });

  it('gives its combat even if there is nothing to draw [ABILITY-11]', () => {
    const t = coreTable({ me: { hand: ['flagship'] } });
    t.play('flagship');
    expect(t.me).toMatchObject({ combat: 5, hand: [] });
    expect(t.settled).toBe(true);
  });

  it('gives 5 authority, once, with another Trade Federation card in play [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['flagship', 'corvette', 'embassy-yacht'] } });
    t.play('flagship').play('corvette');
    expect(t.usable()).toEqual([]);
    t.play('embassy-yacht');
    expect(t.usable()).toEqual(['ally of flagship']);
    t.use('ally', 'flagship');
    expect(t.me).toMatchObject({ authority: 50 + 3 + 5, trade: 2, combat: 5 + 1 });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });
});
