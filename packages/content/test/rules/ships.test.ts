import { describe, expect, it } from 'vitest';
import { branch, coreTable, inPlay, nothing, OPPONENT } from '../core/table.ts';

describe("a ship's primary ability", () => {
  it('happens by itself when the ship is played [SHIP-1]', () => {
    const t = coreTable({ me: { hand: ['cutter'] } }).play('cutter');
    expect(t.me).toMatchObject({ authority: 54, trade: 2, combat: 0 });
    expect(t.settled).toBe(true);
  });

  it('cannot be put off: its choice comes before everything else [SHIP-1]', () => {
    const t = coreTable({ me: { hand: ['patrol-mech', 'scout'] } }).play('patrol-mech');
    expect(t.options()).toEqual([branch('trade 3'), branch('combat 5')]);
    expect(t.legal()).toHaveLength(2);
    expect(t.refusal({ type: 'play', card: 'scout' })).toBe('choice-pending');
    expect(t.refusal({ type: 'choose', pick: nothing })).toBe('not-an-option');
  });

  it('cannot be used a second time [SHIP-1]', () => {
    const t = coreTable({ me: { hand: ['ram'] } }).play('ram');
    expect(t.usable()).toEqual(['scrap of ram']);
    expect(t.refusal({ type: 'use', ability: 'primary', card: 'ram', slot: 0 })).toBe(
      'already-used',
    );
    expect(t.me.combat).toBe(5);
  });
});

describe('a ship', () => {
  it('stays in play until the discard phase [SHIP-2]', () => {
    const t = coreTable({
      me: { hand: ['ram', 'scout'], deck: ['viper', 'viper', 'viper', 'viper', 'viper'] },
      tradeRow: ['trade-bot'],
    });
    t.play('ram').play('scout').acquire('trade-bot').attackPlayer(5);
    expect(inPlay(t.me)).toEqual(['ram', 'scout']);
    t.endTurn();
    expect(t.actor).toBe(OPPONENT);
    expect(t.me.inPlay).toEqual([]);
    expect(t.me.discard.toSorted()).toEqual(['ram', 'scout', 'trade-bot']);
  });

  it('leaves play earlier only through its scrap ability [SHIP-2]', () => {
    const t = coreTable({
      me: { hand: ['ram', 'scout'], deck: ['viper', 'viper', 'viper', 'viper', 'viper'] },
    });
    t.play('ram').play('scout').use('scrap', 'ram');
    expect(inPlay(t.me)).toEqual(['scout']);
    t.endTurn();
    expect(t.me.discard).toEqual(['scout']);
    expect(t.data.scrapHeap).toEqual(['ram']);
  });

  it('is no target for attacks [SHIP-2]', () => {
    const t = coreTable({
      me: { combat: 9 },
      opponent: { inPlay: ['ram'] },
    });
    expect(t.legal().map(({ type }) => type)).toEqual([
      'attack-player',
      'attack-player',
      'end-turn',
    ]);
  });
});
