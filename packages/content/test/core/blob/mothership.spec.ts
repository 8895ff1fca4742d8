import { describe, expect, it } from 'vitest';
import { coreTable } from '../table.ts';

describe('Mothership', () => {
  it('gives 6 combat and draws one card when played [SHIP-1, ABILITY-9]', () => {
    const t = coreTable({ me: { hand: ['mothership'], deck: ['viper', 'scout'] } });
    t.play('mothership');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 6 });
    expect(t.me).toMatchObject({ hand: ['viper'], deck: ['scout'] });
    expect(t.events.map(({ kind }) => kind)).toEqual(['card-played', 'gained', 'card-drawn']);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('gives its combat even if there is nothing to draw [ABILITY-11]', () => {
    const t = coreTable({ me: { hand: ['mothership'] } });
    t.play('mothership');
    expect(t.me).toMatchObject({ combat: 6, hand: [], deck: [], discard: [] });
    expect(t.settled).toBe(true);
  });

  it('draws a second card, once, with another Blob card in play [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({
      me: { hand: ['mothership', 'viper'], deck: ['trade-pod', 'scout', 'viper'] },
    });
    t.play('mothership').play('viper');
    expect(t.usable()).toEqual([]);
    t.play('trade-pod').use('ally', 'mothership');
    expect(t.me).toMatchObject({ combat: 6 + 1, hand: ['scout'], deck: ['viper'] });
    expect(t.usable()).toEqual(['ally of trade-pod']);
    expect(t.settled).toBe(true);
  });
});
