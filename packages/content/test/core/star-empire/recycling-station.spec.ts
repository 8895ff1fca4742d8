import { describe, expect, it } from 'vitest';
import { attacks, branch, coreTable, fromHand, inPlay, nothing } from '../table.ts';

const TRADE = 'trade 1';
const RECYCLE = 'discard up to 2, then draw that many';

describe('Recycling Station', () => {
  it('gives 1 trade, or exchanges cards, and may do the other next turn [ABILITY-10, BASE-1, BASE-4]', () => {
    const t = coreTable({ me: { hand: ['recycling-station'], deck: ['scout'] } });
    t.play('recycling-station');
    expect(t.me.trade).toBe(0);
    expect(t.usable()).toEqual(['primary of recycling-station']);
    t.use('primary', 'recycling-station');
    expect(t.options()).toEqual([branch(TRADE), branch(RECYCLE)]);
    t.chooseBranch(TRADE);
    expect(t.me.trade).toBe(1);
    expect(t.me.deck).toEqual(['scout']);
    expect(t.usable()).toEqual([]);
    t.endTurn().endTurn();
    expect(inPlay(t.me)).toEqual(['recycling-station']);
    t.use('primary', 'recycling-station').chooseBranch(RECYCLE).chooseFromHand('scout');
    expect(t.me.trade).toBe(0);
    expect(t.me.hand).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });

  it('discards two cards before it draws two [CARD-RECYCLINGSTATION-1, CHOICE-7]', () => {
    const t = coreTable({
      me: {
        hand: ['scout', 'scout', 'viper'],
        deck: ['cutter', 'ram', 'corvette'],
        inPlay: ['recycling-station'],
      },
    });
    t.use('primary', 'recycling-station').chooseBranch(RECYCLE);
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper'), nothing]);
    t.chooseFromHand('scout');
    expect(t.me.hand).toEqual(['scout', 'viper']);
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper'), nothing]);
    t.chooseFromHand('viper');
    expect(t.me.hand).toEqual(['scout', 'cutter', 'ram']);
    expect(t.me.discard).toEqual(['viper', 'scout']);
    expect(t.me.deck).toEqual(['corvette']);
    expect(t.me.trade).toBe(0);
    expect(t.settled).toBe(true);
  });

  it('draws one card for one, and none for none [CARD-RECYCLINGSTATION-1, CHOICE-7]', () => {
    const t = coreTable({
      me: {
        hand: ['scout', 'viper'],
        deck: ['cutter', 'ram'],
        inPlay: ['recycling-station', 'recycling-station'],
      },
    });
    t.use('primary', 'recycling-station', 0).chooseBranch(RECYCLE).chooseFromHand('viper');
    t.decline();
    expect(t.me.hand).toEqual(['scout', 'cutter']);
    expect(t.me.discard).toEqual(['viper']);
    t.use('primary', 'recycling-station', 1).chooseBranch(RECYCLE).decline();
    expect(t.me.hand).toEqual(['scout', 'cutter']);
    expect(t.me.deck).toEqual(['ram']);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('may redraw the very cards just discarded [CARD-RECYCLINGSTATION-2, DRAW-5]', () => {
    const t = coreTable({
      me: { hand: ['viper', 'viper'], deck: ['cutter'], inPlay: ['recycling-station'] },
    });
    t.use('primary', 'recycling-station').chooseBranch(RECYCLE);
    t.chooseFromHand('viper').chooseFromHand('viper');
    expect(t.me.hand).toEqual(['viper', 'cutter']);
    expect(t.me.deck).toEqual(['viper']);
    expect(t.me.discard).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('exchanges nothing with an empty hand [ABILITY-11, CHOICE-6]', () => {
    const t = coreTable({ me: { deck: ['cutter'], inPlay: ['recycling-station'] } });
    t.use('primary', 'recycling-station').chooseBranch(RECYCLE);
    expect(t.me.hand).toEqual([]);
    expect(t.me.deck).toEqual(['cutter']);
    expect(t.settled).toBe(true);
  });

  it('is a Star Empire partner without an ally ability [ALLY-1, ALLY-5]', () => {
    const t = coreTable({ me: { hand: ['corvette'], inPlay: ['recycling-station'] } });
    t.play('corvette');
    expect(t.usable()).toEqual(['primary of recycling-station', 'ally of corvette']);
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 4 defense [OUTPOST-1, OUTPOST-2, ATTACK-2, ATTACK-3]', () => {
    const t = coreTable({
      me: { combat: 3, hand: ['viper'] },
      opponent: { inPlay: ['barter-world', 'recycling-station'] },
    });
    expect(attacks(t)).toEqual([]);
    t.play('viper');
    expect(attacks(t)).toEqual(['recycling-station']);
    t.attackBase('recycling-station');
    expect(t.me.combat).toBe(0);
    expect(inPlay(t.opponent)).toEqual(['barter-world']);
    expect(t.opponent.discard).toEqual(['recycling-station']);
    expect(t.settled).toBe(true);
  });
});
