import { describe, expect, it } from 'vitest';
import { attacks, coreTable, inPlay, ME, OPPONENT } from '../core/table.ts';

describe('a base in play', () => {
  it('stays there from turn to turn [BASE-1]', () => {
    const t = coreTable({ me: { hand: ['the-hive'] } }).play('the-hive');
    for (let turn = 0; turn < 6; turn++) {
      t.endTurn();
      expect(inPlay(t.me)).toEqual(['the-hive']);
    }
    expect(t.me).toMatchObject({ hand: [], deck: [], discard: [] });
  });

  it('stays until it is destroyed [BASE-1]', () => {
    const t = coreTable({
      me: { inPlay: ['the-hive', 'blob-wheel'] },
      opponent: { hand: ['ram'] },
    });
    t.endTurn().play('ram').attackBase('the-hive');
    expect(inPlay(t.me)).toEqual(['blob-wheel']);
  });

  it('stays until it is scrapped [BASE-1]', () => {
    const t = coreTable({ me: { inPlay: ['the-hive', 'blob-wheel'] } });
    t.use('scrap', 'blob-wheel');
    expect(inPlay(t.me)).toEqual(['the-hive']);
  });
});

describe("a base's primary ability", () => {
  it('does not happen when the base is played [BASE-2]', () => {
    const t = coreTable({ me: { hand: ['the-hive'] } }).play('the-hive');
    expect(t.me.combat).toBe(0);
    expect(t.me.inPlay).toEqual([{ slot: 0, card: 'the-hive' }]);
    expect(t.settled).toBe(true);
  });

  it('can wait until other things are done, and be used in the turn of playing [BASE-2, BASE-3]', () => {
    const t = coreTable({ me: { hand: ['the-hive', 'viper'] } });
    t.play('the-hive').play('viper').attackPlayer(1);
    expect(t.usable()).toEqual(['primary of the-hive']);
    t.use('primary', 'the-hive');
    expect(t.me.combat).toBe(3);
  });

  it("can be used in each of its owner's turns, not in the opponent's [BASE-4]", () => {
    const t = coreTable({ me: { inPlay: ['the-hive'] } });
    for (let round = 0; round < 3; round++) {
      expect(t.usable()).toEqual(['primary of the-hive']);
      t.use('primary', 'the-hive');
      expect(t.me.combat).toBe(3);
      expect(t.usable()).toEqual([]);
      t.endTurn();
      expect(t.usable()).toEqual([]);
      expect(t.legal(ME)).toEqual([]);
      t.endTurn();
    }
  });

  it('is not saved: two turns without it still leave one use [BASE-4]', () => {
    const t = coreTable({ me: { inPlay: ['the-hive'] } });
    t.endTurn().endTurn().endTurn().endTurn();
    t.use('primary', 'the-hive');
    expect(t.usable()).toEqual([]);
    expect(t.me.combat).toBe(3);
  });
});

describe("a base's ally ability", () => {
  it('can be used again in the next turn [BASE-4]', () => {
    const t = coreTable({ me: { inPlay: ['space-station', 'war-world'] } });
    t.use('ally', 'war-world').endTurn().endTurn();
    expect(t.usable()).toContain('ally of war-world');
    t.use('ally', 'war-world');
    expect(t.me.combat).toBe(4);
  });
});

describe("a base's defense", () => {
  it('has to be paid anew in every turn, whatever was spent before [BASE-5]', () => {
    const t = coreTable({
      me: { combat: 4, deck: ['viper', 'scout', 'scout', 'scout', 'scout', 'ram'] },
      opponent: { inPlay: ['blob-wheel'] },
    });
    expect(attacks(t)).toEqual(['player for 4', 'player for 1']);
    t.attackPlayer(4).endTurn().endTurn();

    // One combat would be enough if the four of the first turn counted.
    t.play('viper');
    expect(attacks(t)).toEqual(['player for 1']);
    t.attackPlayer(1).endTurn().endTurn();

    t.play('ram').attackBase('blob-wheel');
    expect(t.me.combat).toBe(0);
    expect(t.opponent).toMatchObject({ authority: 45, inPlay: [] });
  });
});

describe('a destroyed base', () => {
  it("goes to its owner's discard pile, on top [BASE-6]", () => {
    const t = coreTable({
      me: { combat: 5, discard: ['scout'] },
      opponent: { inPlay: ['blob-wheel'], discard: ['viper'] },
    });
    t.attackBase('blob-wheel');
    expect(t.opponent).toMatchObject({ inPlay: [], discard: ['blob-wheel', 'viper'] });
    expect(t.me.discard).toEqual(['scout']);
    expect(t.data.scrapHeap).toEqual([]);
  });

  it("goes to its owner's discard pile also when an effect destroys it [BASE-6]", () => {
    const t = coreTable({
      me: { hand: ['missile-mech'] },
      opponent: { inPlay: ['blob-wheel'], discard: ['viper'] },
    });
    t.play('missile-mech').chooseBase('blob-wheel');
    expect(t.opponent).toMatchObject({ inPlay: [], discard: ['blob-wheel', 'viper'] });
    expect(t.me.discard).toEqual([]);
  });

  it('gives nothing: no primary, no ally, no scrap ability [BASE-7]', () => {
    const t = coreTable({
      me: { combat: 4 },
      opponent: { inPlay: ['space-station', 'war-world'], hand: ['scout'] },
    });
    t.attackBase('space-station');
    expect(t.actor).toBe(ME);
    expect(t.opponent).toMatchObject({ trade: 0, combat: 0, authority: 50, hand: ['scout'] });
    expect(t.events).toEqual([
      {
        kind: 'base-destroyed',
        seat: ME,
        owner: OPPONENT,
        slot: 0,
        card: 'space-station',
        paid: 4,
      },
    ]);
    t.endTurn();
    expect(t.usable()).toEqual(['primary of war-world']);
  });
});
