import { describe, expect, it } from 'vitest';
import { attacks, coreTable, inPlay, ME, nothing, OPPONENT } from '../core/table.ts';

describe('combat', () => {
  it("is spent on the opponent and the opponent's bases, and on nothing else [ATTACK-1]", () => {
    const t = coreTable({
      me: { combat: 20, inPlay: ['the-hive', 'blob-world'], trade: 1 },
      opponent: { inPlay: ['blob-wheel', 'central-office'], hand: ['fleet-hq'] },
      tradeRow: ['barter-world'],
      explorers: 5,
    });
    expect(t.legal().filter(({ type }) => type !== 'use')).toEqual([
      { type: 'attack-base', seat: OPPONENT, slot: 0, card: 'blob-wheel' },
      { type: 'attack-base', seat: OPPONENT, slot: 1, card: 'central-office' },
      { type: 'attack-player', seat: OPPONENT, amount: 20 },
      { type: 'attack-player', seat: OPPONENT, amount: 1 },
      { type: 'end-turn' },
    ]);
    expect(t.refusal({ type: 'attack-player', seat: ME, amount: 1 })).toBe('not-a-target');
    expect(t.refusal({ type: 'attack-base', seat: ME, slot: 0, card: 'the-hive' })).toBe(
      'not-a-target',
    );
  });

  it('is needed for an attack [ATTACK-1]', () => {
    const t = coreTable({ me: { trade: 9 }, opponent: { inPlay: ['blob-wheel'] } });
    expect(attacks(t)).toEqual([]);
  });
});

describe('attacking a base', () => {
  it('takes its defense from my pool and destroys it [ATTACK-2]', () => {
    const t = coreTable({
      me: { combat: 7 },
      opponent: { inPlay: ['the-hive', 'blob-wheel'], hand: ['scout'] },
    }).attackBase('blob-wheel');
    expect(t.me.combat).toBe(2);
    expect(t.opponent).toMatchObject({ authority: 50, discard: ['blob-wheel'], hand: ['scout'] });
    expect(inPlay(t.opponent)).toEqual(['the-hive']);
    expect(t.events).toEqual([
      { kind: 'base-destroyed', seat: ME, owner: OPPONENT, slot: 1, card: 'blob-wheel', paid: 5 },
    ]);
  });

  it.each([
    ['blob-wheel', 5],
    ['fleet-hq', 8],
    ['space-station', 4],
    ['port-of-call', 6],
  ])('is possible for %s with exactly %i combat and not with less [ATTACK-3]', (card, defense) => {
    const opponent = { inPlay: [card] };
    const t = coreTable({ me: { combat: defense }, opponent }).attackBase(card);
    expect(t.me.combat).toBe(0);
    expect(t.opponent.inPlay).toEqual([]);

    const weak = coreTable({ me: { combat: defense - 1 }, opponent });
    expect(attacks(weak)).not.toContain(card);
    expect(weak.refusal({ type: 'attack-base', seat: OPPONENT, slot: 0, card })).toBe(
      'not-enough-combat',
    );
  });

  it('cannot be paid in two parts of one turn [ATTACK-3]', () => {
    const t = coreTable({
      me: { combat: 4, hand: ['viper'] },
      opponent: { inPlay: ['blob-wheel'] },
    });
    t.attackPlayer(4).play('viper');
    expect(attacks(t)).toEqual(['player for 1']);
  });
});

describe('attacking the opponent', () => {
  it('takes as much from their authority as from my pool [ATTACK-4]', () => {
    const t = coreTable({ me: { combat: 7, authority: 31 } }).attackPlayer(7);
    expect(t.me).toMatchObject({ combat: 0, authority: 31 });
    expect(t.opponent.authority).toBe(43);
    expect(t.events).toEqual([{ kind: 'player-attacked', seat: ME, target: OPPONENT, amount: 7 }]);
  });

  it('can spend any part of the pool, one by one [ATTACK-4]', () => {
    const t = coreTable({ me: { combat: 5 } })
      .attackPlayer(1)
      .attackPlayer(1)
      .attackPlayer(1);
    expect(t.me.combat).toBe(2);
    expect(t.opponent.authority).toBe(47);
    t.endTurn();
    expect(t.opponent.authority).toBe(47);
  });

  it('offers a single combat once only [ATTACK-4]', () => {
    expect(attacks(coreTable({ me: { combat: 1 } }))).toEqual(['player for 1']);
    expect(attacks(coreTable({ me: { combat: 2 } }))).toEqual(['player for 2', 'player for 1']);
  });

  it('works alike for the player in the other seat [ATTACK-4]', () => {
    const t = coreTable({ opponent: { hand: ['ram'] } })
      .endTurn()
      .play('ram')
      .attackPlayer(5);
    expect(t.me.authority).toBe(45);
    expect(t.opponent).toMatchObject({ authority: 50, combat: 0 });
  });
});

describe('several attacks', () => {
  it('divide the pool among several targets, in any order [ATTACK-5]', () => {
    const t = coreTable({
      me: { combat: 14 },
      opponent: { inPlay: ['blob-wheel', 'barter-world', 'the-hive'] },
    });
    t.attackPlayer(1).attackBase('blob-wheel').attackPlayer(1).attackBase('barter-world');
    expect(t.me.combat).toBe(3);
    expect(attacks(t)).toEqual(['player for 3', 'player for 1']);
    t.attackPlayer(3);
    expect(t.opponent).toMatchObject({ authority: 45, discard: ['barter-world', 'blob-wheel'] });
    expect(inPlay(t.opponent)).toEqual(['the-hive']);
  });
});

describe('an effect that destroys a base', () => {
  it('costs no combat, whatever the defense [ATTACK-6]', () => {
    const t = coreTable({
      me: { hand: ['missile-mech'] },
      opponent: { inPlay: ['fleet-hq'] },
    });
    t.play('missile-mech').chooseBase('fleet-hq');
    expect(t.me.combat).toBe(6);
    expect(t.opponent).toMatchObject({ inPlay: [], discard: ['fleet-hq'] });
    expect(t.events).toEqual([
      { kind: 'base-destroyed', seat: ME, owner: OPPONENT, slot: 0, card: 'fleet-hq', paid: 0 },
    ]);
  });

  it('never takes one of mine [ATTACK-7]', () => {
    const t = coreTable({
      me: { hand: ['missile-mech'], inPlay: ['the-hive', 'mech-world'] },
      opponent: { inPlay: ['blob-wheel'] },
    }).play('missile-mech');
    expect(t.options()).toEqual([
      { from: 'in-play', seat: OPPONENT, slot: 0, card: 'blob-wheel' },
      nothing,
    ]);
  });

  it('does nothing without a base of the opponent [ATTACK-7, ATTACK-8]', () => {
    const t = coreTable({
      me: { hand: ['missile-mech'], inPlay: ['the-hive', 'mech-world'] },
      opponent: { hand: ['blob-wheel'], discard: ['blob-wheel'] },
    }).play('missile-mech');
    expect(t.settled).toBe(true);
    expect(t.me.combat).toBe(6);
    expect(inPlay(t.me)).toEqual(['the-hive', 'mech-world', 'missile-mech']);
  });

  it('leaves the rest of its ability to be done [ATTACK-8]', () => {
    const t = coreTable({ me: { hand: ['battlecruiser'], deck: ['scout', 'viper', 'ram'] } });
    t.play('battlecruiser').use('scrap', 'battlecruiser');
    expect(t.me.hand).toEqual(['scout', 'viper']);
    expect(t.settled).toBe(true);
  });
});
