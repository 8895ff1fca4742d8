import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { coreTable, inPlay, ME, OPPONENT } from '../core/table.ts';

describe('playing a card', () => {
  it.each(['command-ship', 'blob-world'])(
    'costs nothing, also for %s of cost 8 [PLAY-1]',
    (card) => {
      const t = coreTable({ me: { hand: [card], trade: 1 } }).play(card);
      expect(t.me.trade).toBe(1);

      const poor = coreTable({ me: { hand: [card] } });
      expect(poor.can({ type: 'play', card })).toBe(true);
    },
  );

  it('moves it from my hand into my play area, for all to see [PLAY-2]', () => {
    const t = coreTable({
      me: { hand: ['scout', 'viper', 'viper'], deck: ['viper'], discard: ['viper'] },
      opponent: { hand: ['viper'] },
    }).play('viper');
    expect(t.me.hand).toEqual(['scout', 'viper']);
    expect(t.me.inPlay).toEqual([{ slot: 0, card: 'viper' }]);
    expect(t.me.played).toEqual(['viper']);
    expect(t.events[0]).toEqual({ kind: 'card-played', seat: ME, card: 'viper', slot: 0 });
    expect([t.me.deck, t.me.discard]).toEqual([['viper'], ['viper']]);
    expect(t.opponent).toMatchObject({ hand: ['viper'], inPlay: [] });
  });

  it('is done from the hand only [PLAY-2]', () => {
    const t = coreTable({
      me: { deck: ['scout'], discard: ['viper'], inPlay: ['blob-wheel'] },
      opponent: { hand: ['cutter'] },
      tradeRow: ['ram'],
      explorers: 5,
    });
    expect(t.legal().filter((command) => command.type === 'play')).toEqual([]);
    for (const card of ['scout', 'viper', 'blob-wheel', 'cutter', 'ram', 'explorer']) {
      expect(t.refusal({ type: 'play', card })).toBe('not-in-hand');
    }
  });

  it('gives each card a place of its own [PLAY-2]', () => {
    const t = coreTable({ me: { hand: ['scout', 'ram', 'viper'] } });
    t.play('scout').play('ram').play('viper');
    expect(t.me.inPlay.map(({ slot, card }) => [slot, card])).toEqual([
      [0, 'scout'],
      [1, 'ram'],
      [2, 'viper'],
    ]);
    expect(t.me.played).toEqual(['scout', 'ram', 'viper']);
  });

  it('fills the place of a card that has left play and moves no other [PLAY-2]', () => {
    const t = coreTable({ me: { hand: ['ram', 'scout', 'viper'] } });
    t.play('ram').play('scout').use('scrap', 'ram');
    expect(t.me.inPlay).toEqual([{ slot: 1, card: 'scout' }]);
    t.play('viper');
    expect(inPlay(t.me)).toEqual(['viper', 'scout']);
    expect(t.me.played).toEqual(['ram', 'scout', 'viper']);
  });
});

describe('every card', () => {
  it.each(core.cards)('is a ship or a base: $name [PLAY-3]', ({ id, type, defense, outpost }) => {
    const t = coreTable({ me: { hand: [id] }, opponent: { deck: ['viper'] } }).play(id);
    while (t.state.frames > 0) t.choose(t.options()[0]);
    t.endTurn();
    expect(t.actor).toBe(OPPONENT);
    if (type === 'ship') {
      expect(defense).toBe(0);
      expect(outpost).toBe(false);
      expect(t.me).toMatchObject({ hand: [id], inPlay: [] });
    } else {
      expect(type).toBe('base');
      expect(defense).toBeGreaterThan(0);
      expect(t.me).toMatchObject({ hand: [], inPlay: [{ card: id }] });
    }
  });
});
