import { describe, expect, it } from 'vitest';
import {
  at,
  attack,
  attackBase,
  baseOf,
  by,
  cardsInPlay,
  choose,
  damage,
  endTurn,
  play,
  prey,
  refused,
  turnOf,
} from './support.ts';

const BOSS = 0;
const SCOUTS = Array(10).fill('scout');

describe('damage on a base of the Boss', () => {
  const besieged = () =>
    turnOf(
      at('raid', 4, {
        0: { inPlay: ['fleet-hq'], deck: SCOUTS },
        1: { combat: 5 },
        2: { combat: 2 },
        3: { combat: 9 },
      }),
      1,
    );

  it('is dealt in any amount below the defense, and stays [RAID-13]', () => {
    const t = by(besieged(), 1, damage('fleet-hq', 1), damage('fleet-hq', 4));
    expect(t.data.seats[BOSS].inPlay).toEqual([{ slot: 0, card: 'fleet-hq', damage: 5 }]);
    expect(t.data.seats[1].combat).toBe(0);
    expect(t.events).toEqual([
      { kind: 'base-damaged', seat: 1, owner: BOSS, slot: 0, card: 'fleet-hq', amount: 4 },
    ]);
    by(t, 1, endTurn);
    expect(t.data.seats[BOSS].inPlay).toEqual([{ slot: 0, card: 'fleet-hq', damage: 5 }]);
  });

  it('of several Raiders adds up until the base is destroyed [RAID-14]', () => {
    const t = by(besieged(), 1, damage('fleet-hq', 5), endTurn);
    by(t, 2, damage('fleet-hq', 2), endTurn);
    expect(cardsInPlay(t, BOSS)).toEqual(['fleet-hq']);
    by(t, 3, attackBase(BOSS, 'fleet-hq'));
    expect(cardsInPlay(t, BOSS)).toEqual([]);
    expect(t.data.seats[BOSS].discard).toEqual(['fleet-hq']);
    expect(t.data.seats[3].combat).toBe(8);
  });

  it('of one Raider adds up with what an earlier one did, in small blows too [RAID-14]', () => {
    const t = by(besieged(), 1, damage('fleet-hq', 5), endTurn);
    by(t, 2, damage('fleet-hq', 1), damage('fleet-hq', 1), endTurn);
    by(t, 3, attack(BOSS, 1));
    expect(refused(t, 3, attackBase(BOSS, 'fleet-hq'))).toBe(null);
  });

  it('does not make an effect that destroys bases any less final [RAID-14]', () => {
    const t = at('raid', 3, {
      0: { inPlay: ['fleet-hq'] },
      1: { combat: 1, hand: ['missile-mech'] },
    });
    by(turnOf(t, 1), 1, damage('fleet-hq', 1), play('missile-mech'));
    by(t, 1, choose(baseOf(BOSS, 'fleet-hq')));
    expect(t.data.seats[BOSS].discard).toContain('fleet-hq');
  });

  it('is gone at the start of the turn of the Boss [RAID-15]', () => {
    const t = by(besieged(), 1, damage('fleet-hq', 5), endTurn);
    by(t, 2, endTurn);
    expect(t.data.seats[BOSS].inPlay[0].damage).toBe(5);
    by(t, 3, endTurn);
    expect(t.data.active).toEqual([BOSS]);
    expect(t.data.seats[BOSS].inPlay).toEqual([{ slot: 0, card: 'fleet-hq' }]);
  });

  it('does not come back with a base that is played again [RAID-15]', () => {
    const t = at('raid', 3, {
      0: { inPlay: ['blob-wheel'], deck: [] },
      1: { combat: 5 },
      2: { combat: 4 },
    });
    by(turnOf(t, 1), 1, damage('blob-wheel', 1), attackBase(BOSS, 'blob-wheel'), endTurn);
    by(t, 2, endTurn);
    by(t, BOSS, endTurn);
    by(turnOf(t, BOSS), BOSS, play('blob-wheel'), endTurn);
    expect(t.data.seats[BOSS].inPlay[0].damage).toBe(undefined);
  });

  it('has no like on a base of a Raider: the Boss pays all its defense at once [RAID-16]', () => {
    const t = at('raid', 3, { 0: { combat: 4 }, 1: { inPlay: ['blob-wheel'] } });
    expect(prey(t, BOSS)).toEqual(['player 1', 'player 2']);
    expect(refused(t, BOSS, attackBase(1, 'blob-wheel'))).toBe('not-enough-combat');
    expect(refused(t, BOSS, damage('blob-wheel', 1, 0, 1))).toBe('not-a-target');
    const rich = at('raid', 3, { 0: { combat: 6 }, 1: { inPlay: ['blob-wheel'] } });
    by(rich, BOSS, attackBase(1, 'blob-wheel'));
    expect(rich.data.seats[BOSS].combat).toBe(1);
  });

  it('goes to the outposts first [RAID-17]', () => {
    const t = at('raid', 3, { 0: { inPlay: ['fleet-hq', 'war-world'] }, 1: { combat: 3 } });
    turnOf(t, 1);
    expect(prey(t, 1)).toEqual(['war-world of 0']);
    expect(refused(t, 1, damage('fleet-hq', 1))).toBe('outpost-in-the-way');
    by(t, 1, damage('war-world', 3, 1), endTurn);
    expect(t.data.seats[BOSS].inPlay[1].damage).toBe(3);
  });

  it('is not dealt in other formats [RAID-13]', () => {
    const t = at('free-for-all', 3, { 0: { combat: 3 }, 1: { inPlay: ['fleet-hq'] } });
    expect(refused(t, 0, damage('fleet-hq', 1, 0, 1))).toBe('not-a-target');
  });
});
