import { describe, expect, it } from 'vitest';
import { coreTable, fromHand, inPlay, ME, OPPONENT } from '../core/table.ts';

const FIVE_SCOUTS = Array<string>(5).fill('scout');

describe('the discard phase', () => {
  it('empties both pools [DISCARD-1]', () => {
    const t = coreTable({
      me: { hand: ['trade-pod', 'ram'], trade: 1, combat: 1 },
      opponent: { trade: 0, combat: 0 },
    });
    t.play('trade-pod').play('ram');
    expect(t.me).toMatchObject({ trade: 4, combat: 6 });
    t.endTurn();
    expect(t.me).toMatchObject({ trade: 0, combat: 0 });
    t.endTurn();
    expect(t.me).toMatchObject({ trade: 0, combat: 0 });
  });

  it('discards all ships in play and no base [DISCARD-2]', () => {
    const t = coreTable({
      me: {
        hand: ['ram', 'battle-station', 'scout'],
        inPlay: ['blob-wheel'],
        deck: FIVE_SCOUTS,
        discard: ['viper'],
      },
      opponent: { inPlay: ['the-hive'] },
    });
    t.play('ram').play('battle-station').play('scout').endTurn();
    expect(inPlay(t.me)).toEqual(['blob-wheel', 'battle-station']);
    expect(t.me.discard.toSorted()).toEqual(['ram', 'scout', 'viper']);
    expect(inPlay(t.opponent)).toEqual(['the-hive']);
  });

  it('discards the cards left in hand [DISCARD-3]', () => {
    const t = coreTable({
      me: { hand: ['ram', 'blob-wheel', 'viper'], deck: FIVE_SCOUTS, discard: ['cutter'] },
      opponent: { hand: ['viper', 'viper'] },
    }).endTurn();
    expect(t.me.discard.toSorted()).toEqual(['blob-wheel', 'cutter', 'ram', 'viper']);
    expect(t.me.hand).toEqual(FIVE_SCOUTS);
    expect(t.opponent).toMatchObject({ hand: ['viper', 'viper'], discard: [] });
  });

  it('is over before the draw: what it discards can be drawn again at once [DISCARD-4]', () => {
    const t = coreTable({ me: { hand: ['ram', 'viper'], deck: ['cutter'], discard: ['scout'] } });
    t.play('ram').endTurn();
    expect(t.me).toMatchObject({ deck: [], discard: [] });
    expect(t.me.hand.toSorted()).toEqual(['cutter', 'ram', 'scout', 'viper']);
    expect(t.events).toContainEqual({ kind: 'deck-shuffled', seat: ME, count: 3 });
  });
});

describe('a discarded card', () => {
  it("goes to its owner's discard pile also in the turn of the opponent [DISCARD-5]", () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter'], discard: ['ram'] },
      opponent: { hand: ['viper', 'scout'], discard: ['cutter'] },
    });
    t.play('imperial-fighter').chooseFromHand('scout');
    expect(t.opponent).toMatchObject({ hand: ['viper'], discard: ['scout', 'cutter'] });
    expect(t.me.discard).toEqual(['ram']);
    expect(t.events).toEqual([{ kind: 'card-discarded', seat: OPPONENT, card: 'scout' }]);
  });

  it('goes to my discard pile also in the main phase [DISCARD-5]', () => {
    const t = coreTable({
      me: {
        hand: ['viper', 'ram'],
        discard: ['cutter'],
        deck: ['scout'],
        inPlay: ['recycling-station'],
      },
      opponent: { discard: ['viper'] },
    });
    t.use('primary', 'recycling-station').chooseBranch('discard up to 2, then draw that many');
    t.chooseFromHand('viper').decline();
    expect(t.me).toMatchObject({ hand: ['scout', 'ram'], discard: ['viper', 'cutter'] });
    expect(t.opponent.discard).toEqual(['viper']);
  });
});

describe('a player made to discard', () => {
  it('chooses the card, from their own hand [DISCARD-6]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter', 'ram'] },
      opponent: { hand: ['scout', 'scout', 'viper'], inPlay: ['the-hive'], discard: ['cutter'] },
    }).play('imperial-fighter');
    expect(t.actor).toBe(OPPONENT);
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper')]);
    t.chooseFromHand('viper');
    expect(t.opponent.hand).toEqual(['scout', 'scout']);
    expect(t.me.hand).toEqual(['ram']);
  });

  it('does it at once, and the turn waits for it [DISCARD-7]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter', 'scout'], combat: 3 },
      opponent: { hand: ['viper'] },
    }).play('imperial-fighter');
    expect(t.me.combat).toBe(5);
    expect(t.legal(ME)).toEqual([]);
    t.chooseFromHand('viper');
    expect(t.settled).toBe(true);
    expect(t.opponent).toMatchObject({ hand: [], discard: ['viper'] });
  });

  it('does it for each effect on its own [DISCARD-7]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter', 'imperial-frigate'] },
      opponent: { hand: ['viper', 'scout', 'ram'] },
    });
    t.play('imperial-fighter').chooseFromHand('viper');
    t.play('imperial-frigate').chooseFromHand('ram');
    expect(t.opponent).toMatchObject({ hand: ['scout'], discard: ['ram', 'viper'] });
  });

  it('discards nothing from an empty hand, and nobody is asked [DISCARD-8]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter', 'ram'] },
      opponent: { deck: ['scout'], discard: ['viper'], inPlay: ['the-hive'] },
    }).play('imperial-fighter');
    expect(t.settled).toBe(true);
    expect(t.me).toMatchObject({ combat: 2, hand: ['ram'], discard: [] });
    expect(t.opponent).toMatchObject({ hand: [], deck: ['scout'], discard: ['viper'] });
  });
});
