import { describe, expect, it } from 'vitest';
import { acquisitions, attacks, coreTable, inPlay } from '../table.ts';

describe('Central Office', () => {
  it('gives 2 trade and puts the next ship on top of the deck [CARD-CENTRALOFFICE-1, BASE-2, BASE-3, ABILITY-2]', () => {
    const t = coreTable({
      me: { trade: 3, hand: ['central-office'], deck: ['viper'] },
      tradeRow: ['barter-world', 'ram'],
    });
    t.play('central-office');
    expect(t.me.trade).toBe(3);
    expect(t.usable()).toEqual(['primary of central-office']);
    expect(acquisitions(t)).toEqual(['ram to discard']);
    t.use('primary', 'central-office');
    expect(t.me).toMatchObject({ authority: 50, trade: 5, combat: 0 });
    expect(t.usable()).toEqual([]);
    expect(acquisitions(t)).toEqual([
      'barter-world to discard',
      'ram to discard',
      'ram to top-of-deck',
    ]);
    t.acquire('ram', 'top-of-deck');
    expect(t.me).toMatchObject({ trade: 2, deck: ['ram', 'viper'], discard: [] });
    expect(t.settled).toBe(true);
  });

  it('passes over a base and takes the ship after it [ACQUIRE-10]', () => {
    const t = coreTable({
      me: { trade: 6, inPlay: ['central-office'] },
      tradeRow: ['barter-world', 'ram'],
    });
    t.use('primary', 'central-office').acquire('barter-world').acquire('ram', 'top-of-deck');
    expect(t.me).toMatchObject({ trade: 1, deck: ['ram'], discard: ['barter-world'] });
    expect(t.settled).toBe(true);
  });

  it('is used up by a ship put into the discard pile [ACQUIRE-12]', () => {
    const t = coreTable({
      me: { trade: 3, inPlay: ['central-office'] },
      tradeRow: ['ram', 'cutter'],
    });
    t.use('primary', 'central-office').acquire('ram', 'discard');
    expect(t.me).toMatchObject({ trade: 2, deck: [], discard: ['ram'] });
    expect(acquisitions(t)).toEqual(['cutter to discard']);
    expect(t.settled).toBe(true);
  });

  it('covers one ship, and a Freighter a second one [ACQUIRE-9, ACQUIRE-11]', () => {
    const t = coreTable({
      me: { hand: ['freighter'], inPlay: ['central-office'] },
      tradeRow: ['cutter'],
      explorers: 3,
    });
    t.play('freighter').use('primary', 'central-office').use('ally', 'freighter');
    t.acquire('explorer', 'top-of-deck').acquire('cutter', 'top-of-deck');
    expect(t.me).toMatchObject({ trade: 2, deck: ['cutter', 'explorer'], discard: [] });
    expect(acquisitions(t)).toEqual(['explorer to discard']);
    expect(t.settled).toBe(true);
  });

  it('stays in play, but its next ship waits no longer than the turn [BASE-1, BASE-4, ACQUIRE-13]', () => {
    const t = coreTable({ me: { hand: ['central-office', 'trade-pod'] }, explorers: 3 });
    t.play('central-office').use('primary', 'central-office').endTurn().endTurn();
    expect(inPlay(t.me)).toEqual(['central-office']);
    t.play('trade-pod');
    expect(acquisitions(t)).toEqual(['explorer to discard']);
    t.use('primary', 'central-office');
    expect(t.me.trade).toBe(3 + 2);
    expect(acquisitions(t)).toEqual(['explorer to discard', 'explorer to top-of-deck']);
    expect(t.settled).toBe(true);
  });

  it('draws one card, once, with another Trade Federation card in play [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({
      me: { hand: ['ram', 'embassy-yacht'], deck: ['viper', 'scout'], inPlay: ['central-office'] },
    });
    t.play('ram');
    expect(t.usable()).toEqual(['primary of central-office', 'scrap of ram']);
    t.play('embassy-yacht').use('ally', 'central-office');
    expect(t.me).toMatchObject({ trade: 2, hand: ['viper'], deck: ['scout'] });
    expect(t.usable()).toEqual(['primary of central-office', 'scrap of ram']);
    expect(t.settled).toBe(true);
  });

  it('shields nobody and withstands 5 combat [ATTACK-3]', () => {
    const t = coreTable({
      me: { combat: 5 },
      opponent: { inPlay: ['central-office', 'the-hive'] },
    });
    expect(attacks(t)).toEqual(['the-hive', 'player for 5', 'player for 1']);
    expect(t.settled).toBe(true);
  });

  it('is destroyed by 6 combat [ATTACK-2, BASE-6]', () => {
    const t = coreTable({ me: { combat: 6 }, opponent: { inPlay: ['central-office'] } });
    t.attackBase('central-office');
    expect(t.me.combat).toBe(0);
    expect(t.opponent).toMatchObject({ authority: 50, inPlay: [], discard: ['central-office'] });
    expect(t.settled).toBe(true);
  });
});
