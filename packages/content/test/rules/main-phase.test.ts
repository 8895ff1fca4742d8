import { describe, expect, it } from 'vitest';
import { coreTable, inPlay, ME, OPPONENT } from '../core/table.ts';

describe('the main phase', () => {
  it('offers every action there is [MAIN-1]', () => {
    const t = coreTable({
      me: { hand: ['viper', 'scout', 'scout'], inPlay: ['space-station', 'war-world'], combat: 5 },
      opponent: { inPlay: ['blob-wheel'] },
      tradeRow: ['federation-shuttle', null, 'cutter'],
      explorers: 1,
    }).play('scout');
    expect(new Set(t.legal())).toEqual(
      new Set([
        { type: 'play', card: 'scout' },
        { type: 'play', card: 'viper' },
        { type: 'use', ability: 'primary', card: 'space-station', slot: 0 },
        { type: 'use', ability: 'ally', card: 'space-station', slot: 0 },
        { type: 'use', ability: 'scrap', card: 'space-station', slot: 0 },
        { type: 'use', ability: 'primary', card: 'war-world', slot: 1 },
        { type: 'use', ability: 'ally', card: 'war-world', slot: 1 },
        { type: 'acquire', card: 'federation-shuttle', space: 0, to: 'discard' },
        { type: 'attack-base', seat: OPPONENT, slot: 0, card: 'blob-wheel' },
        { type: 'attack-player', seat: OPPONENT, amount: 5 },
        { type: 'attack-player', seat: OPPONENT, amount: 1 },
        { type: 'end-turn' },
      ]),
    );
  });

  it('offers nothing but its end when there is nothing to act with [MAIN-1]', () => {
    const t = coreTable({ tradeRow: ['federation-shuttle'], explorers: 1 });
    expect(t.legal()).toEqual([{ type: 'end-turn' }]);
  });

  it('lets me attack, acquire, play and use in any order and again and again [MAIN-2]', () => {
    const t = coreTable({
      me: { hand: ['viper', 'scout', 'ram', 'viper'], inPlay: ['blob-wheel'] },
      opponent: { inPlay: ['barter-world'] },
      tradeRow: ['trade-bot', 'blob-fighter'],
    });
    t.play('viper')
      .attackPlayer(1)
      .play('scout')
      .acquire('trade-bot')
      .play('ram')
      .attackBase('barter-world')
      .use('primary', 'blob-wheel')
      .use('ally', 'ram')
      .attackPlayer(4)
      .use('scrap', 'ram')
      .acquire('blob-fighter')
      .play('viper')
      .attackPlayer(1);
    expect(t.actor).toBe(ME);
    expect(t.opponent.authority).toBe(44);
    expect(t.opponent.discard).toEqual(['barter-world']);
    expect(t.me).toMatchObject({ trade: 2, combat: 0, discard: ['blob-fighter', 'trade-bot'] });
    expect(t.data.scrapHeap).toEqual(['ram']);
  });

  it('may be ended with everything unused [MAIN-3]', () => {
    const t = coreTable({
      me: { hand: ['ram'], inPlay: ['space-station', 'war-world'], trade: 9, combat: 9 },
      tradeRow: ['cutter'],
    });
    expect(t.usable()).toHaveLength(5);
    t.endTurn();
    expect(t.actor).toBe(OPPONENT);
    expect(t.opponent.authority).toBe(50);
    expect(t.data.tradeRow[0]).toBe('cutter');
    // The card discarded from hand is drawn again: it was the only one.
    expect(t.me.hand).toEqual(['ram']);
    expect(inPlay(t.me)).toEqual(['space-station', 'war-world']);
  });
});
