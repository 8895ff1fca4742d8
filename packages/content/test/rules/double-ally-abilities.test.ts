import { describe, expect, it } from 'vitest';
import { frontiersTable, mixedTable } from '../frontiers/table.ts';

const DOUBLE = 'double-ally of hive-queen';

describe('a double ally ability', () => {
  it('is usable with two other cards of its faction in play, and not with one [DOUBLE-1]', () => {
    const t = frontiersTable({ me: { hand: ['hive-queen', 'crusher', 'blob-alpha'] } });
    t.play('hive-queen').play('crusher');
    expect(t.usable()).not.toContain(DOUBLE);
    expect(t.refusal({ type: 'use', ability: 'double-ally', card: 'hive-queen', slot: 0 })).toBe(
      'no-two-allies',
    );
    t.play('blob-alpha');
    expect(t.usable()).toContain(DOUBLE);
    t.use('double-ally', 'hive-queen');
    expect(t.me.combat).toBe(7 + 6 + 10 + 3);
  });

  it('is not usable with cards of other factions [DOUBLE-1]', () => {
    const t = frontiersTable({
      me: { hand: ['hive-queen', 'crusher', 'scout'], inPlay: ['ion-station', 'siege-fortress'] },
    });
    t.play('hive-queen').play('crusher').play('scout');
    expect(t.usable()).not.toContain(DOUBLE);
  });

  it('does not count the opponent’s cards, nor any in hand, deck or discard pile [DOUBLE-1, ALLY-6]', () => {
    const t = frontiersTable({
      me: { hand: ['hive-queen', 'crusher'], deck: ['stinger'], discard: ['blob-alpha'] },
      opponent: { inPlay: ['spike-cluster', 'nesting-ground'] },
    });
    t.play('hive-queen');
    expect(t.usable()).toEqual([]);
  });

  it.each([
    [['hive-queen', 'crusher', 'blob-alpha']],
    [['crusher', 'hive-queen', 'blob-alpha']],
    [['crusher', 'blob-alpha', 'hive-queen']],
  ])('is usable in whatever order the three are played: %j [DOUBLE-2]', (order) => {
    const t = frontiersTable({ me: { hand: order } });
    for (const card of order) t.play(card);
    expect(t.usable()).toContain(DOUBLE);
  });

  it('stays usable for the rest of the main phase when its partners leave play [DOUBLE-2]', () => {
    const t = frontiersTable({ me: { hand: ['hive-queen', 'stinger', 'burrower'] } });
    t.play('hive-queen').play('stinger').play('burrower');
    t.use('scrap', 'stinger').use('scrap', 'burrower');
    expect(t.usable()).toContain(DOUBLE);
    t.use('double-ally', 'hive-queen');
    expect(t.me.combat).toBe(7 + 3 + 5 + 3);
  });

  it('is shared by any number of cards: three serve one another [DOUBLE-2]', () => {
    const t = frontiersTable({ me: { hand: ['hive-queen', 'moonwurm-hatchling', 'stinger'] } });
    t.play('hive-queen').play('moonwurm-hatchling').chooseBranch('trade 3').play('stinger');
    expect(t.usable()).toEqual([
      'ally of hive-queen',
      DOUBLE,
      'ally of moonwurm-hatchling',
      'double-ally of moonwurm-hatchling',
      'ally of stinger',
      'scrap of stinger',
    ]);
  });

  it('comes on top of the ally ability, each once a turn [DOUBLE-3, ABILITY-2]', () => {
    const t = frontiersTable({ me: { hand: ['hive-queen', 'blob-alpha', 'blob-alpha'] } });
    t.play('hive-queen').play('blob-alpha').play('blob-alpha');
    t.use('ally', 'hive-queen').use('double-ally', 'hive-queen');
    expect(t.me.combat).toBe(7 + 10 + 10 + 3 + 3);
    expect(t.usable()).toEqual([]);
    expect(t.refusal({ type: 'use', ability: 'double-ally', card: 'hive-queen', slot: 0 })).toBe(
      'already-used',
    );
  });

  it('takes copies of its own card and bases of earlier turns as partners [DOUBLE-4]', () => {
    const t = frontiersTable({
      me: { hand: ['moonwurm-hatchling', 'moonwurm-hatchling'], inPlay: ['spike-cluster'] },
    });
    t.play('moonwurm-hatchling').chooseBranch('trade 3');
    t.play('moonwurm-hatchling').chooseBranch('trade 3');
    expect(t.usable().filter((use) => use === 'double-ally of moonwurm-hatchling')).toHaveLength(2);
  });

  it('takes Mech World as one partner, not as two [DOUBLE-4, CARD-MECHWORLD-1]', () => {
    const t = mixedTable({ me: { hand: ['hive-queen', 'stinger'], inPlay: ['mech-world'] } });
    t.play('hive-queen');
    expect(t.usable()).toEqual(['ally of hive-queen']);
    t.play('stinger');
    expect(t.usable()).toContain(DOUBLE);
  });

  it('of a base needs two partners again in the next turn [DOUBLE-5]', () => {
    const t = frontiersTable({
      me: { hand: ['stinger', 'crusher'], inPlay: ['swarm-cluster'], deck: ['scout'] },
      opponent: { deck: ['scout'] },
    });
    t.play('stinger').play('crusher');
    expect(t.usable()).toContain('double-ally of swarm-cluster');
    t.endTurn().endTurn();
    expect(t.usable()).toEqual(['primary of swarm-cluster']);
  });

  it('that Stealth Needle copies counts the copied ship as one of its partners [DOUBLE-6]', () => {
    const t = mixedTable({ me: { hand: ['hive-queen', 'stealth-needle', 'stinger'] } });
    t.play('hive-queen').play('stealth-needle').chooseShip('hive-queen');
    expect(t.usable()).toEqual(['ally of hive-queen', 'ally of hive-queen']);
    t.play('stinger');
    expect(t.usable().filter((use) => use === DOUBLE)).toHaveLength(2);
  });

  it('becomes usable card by card: one played after a partner has left needs two in play [DOUBLE-7]', () => {
    const t = frontiersTable({
      me: { hand: ['hive-queen', 'stinger', 'crusher', 'moonwurm-hatchling'] },
    });
    t.play('hive-queen').play('stinger').play('crusher').use('scrap', 'stinger');
    t.play('moonwurm-hatchling').chooseBranch('trade 3');
    expect(t.usable()).toContain('double-ally of moonwurm-hatchling');
    const gone = frontiersTable({ me: { hand: ['stinger', 'crusher', 'hive-queen'] } });
    gone.play('stinger').play('crusher').use('scrap', 'stinger').play('hive-queen');
    expect(gone.usable()).not.toContain(DOUBLE);
  });

  it('need not be used [MAIN-3]', () => {
    const t = frontiersTable({
      me: { hand: ['hive-queen', 'crusher', 'blob-alpha'], deck: ['scout'] },
      opponent: { deck: ['scout'] },
    });
    t.play('hive-queen').play('crusher').play('blob-alpha').endTurn();
    expect(t.opponent.authority).toBe(50);
  });

  it('is not there on a card without one [DOUBLE-1]', () => {
    const t = frontiersTable({ me: { hand: ['crusher', 'stinger', 'stinger'] } });
    t.play('crusher').play('stinger').play('stinger');
    expect(t.refusal({ type: 'use', ability: 'double-ally', card: 'crusher', slot: 0 })).toBe(
      'no-such-ability',
    );
  });
});
