import { describe, expect, it } from 'vitest';
import { attacks, coreTable, inPlay, nothing, theirBase } from '../table.ts';

describe('Port of Call', () => {
  it('stays in play and gives 3 trade once in every turn [BASE-1, BASE-2, BASE-3, BASE-4, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['port-of-call'] } });
    t.play('port-of-call');
    expect(t.me.trade).toBe(0);
    t.use('primary', 'port-of-call');
    expect(t.me).toMatchObject({ authority: 50, trade: 3, combat: 0 });
    expect(t.usable()).toEqual(['scrap of port-of-call']);
    t.endTurn().endTurn();
    expect(t.me.trade).toBe(0);
    t.use('primary', 'port-of-call');
    expect(t.me.trade).toBe(3);
    expect(t.settled).toBe(true);
  });

  it('is scrapped to draw a card, then to destroy a base [CARD-PORTOFCALL-1, SCRAPAB-1, ABILITY-9]', () => {
    const t = coreTable({
      me: { deck: ['viper', 'scout'], inPlay: ['port-of-call', 'blob-wheel'] },
      opponent: { inPlay: ['the-hive', 'fleet-hq'] },
    });
    t.use('scrap', 'port-of-call');
    expect(t.me).toMatchObject({ hand: ['viper'], deck: ['scout'], discard: [] });
    expect(inPlay(t.me)).toEqual(['blob-wheel']);
    expect(t.data.scrapHeap).toEqual(['port-of-call']);
    expect(t.options()).toEqual([theirBase(0, 'the-hive'), theirBase(1, 'fleet-hq'), nothing]);
    t.chooseBase('fleet-hq');
    expect(inPlay(t.opponent)).toEqual(['the-hive']);
    expect(t.opponent).toMatchObject({ authority: 50, discard: ['fleet-hq'] });
    expect(t.settled).toBe(true);
  });

  it('draws and spares the bases if its player wishes [CARD-PORTOFCALL-1, CHOICE-5]', () => {
    const t = coreTable({
      me: { deck: ['viper', 'scout'], inPlay: ['port-of-call'] },
      opponent: { inPlay: ['the-hive'] },
    });
    t.use('scrap', 'port-of-call').decline();
    expect(t.me).toMatchObject({ trade: 0, hand: ['viper'], deck: ['scout'] });
    expect(inPlay(t.opponent)).toEqual(['the-hive']);
    expect(t.settled).toBe(true);
  });

  it('draws where there is no base to destroy [CARD-PORTOFCALL-1, CHOICE-6]', () => {
    const t = coreTable({
      me: { deck: ['viper', 'scout'], inPlay: ['port-of-call', 'blob-wheel'] },
    });
    t.use('scrap', 'port-of-call');
    expect(t.me).toMatchObject({ hand: ['viper'], deck: ['scout'] });
    expect(inPlay(t.me)).toEqual(['blob-wheel']);
    expect(t.settled).toBe(true);
  });

  it('destroys a base where there is nothing to draw [ABILITY-11]', () => {
    const t = coreTable({
      me: { inPlay: ['port-of-call'] },
      opponent: { inPlay: ['the-hive', 'war-world'] },
    });
    t.use('scrap', 'port-of-call');
    expect(t.options()).toEqual([theirBase(1, 'war-world'), nothing]);
    t.chooseBase('war-world');
    expect(inPlay(t.opponent)).toEqual(['the-hive']);
    expect(t.me.hand).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('may be scrapped for nothing at all [SCRAPAB-5]', () => {
    const t = coreTable({ me: { inPlay: ['port-of-call'] } });
    t.use('scrap', 'port-of-call');
    expect(t.me).toMatchObject({ hand: [], deck: [], discard: [], inPlay: [] });
    expect(t.data.scrapHeap).toEqual(['port-of-call']);
    expect(t.settled).toBe(true);
  });

  it('is a partner for a Trade Federation ship, and has no ally ability of its own [ALLY-5]', () => {
    const t = coreTable({ me: { hand: ['cutter'], deck: ['scout'], inPlay: ['port-of-call'] } });
    t.play('cutter');
    expect(t.usable()).toEqual([
      'primary of port-of-call',
      'scrap of port-of-call',
      'ally of cutter',
    ]);
    t.use('ally', 'cutter');
    expect(t.me).toMatchObject({ authority: 54, trade: 2, combat: 4 });
    expect(t.settled).toBe(true);
  });

  it('shields its owner and the bases behind it against 5 combat [OUTPOST-1, OUTPOST-2, ATTACK-3]', () => {
    const t = coreTable({ me: { combat: 5 }, opponent: { inPlay: ['port-of-call', 'the-hive'] } });
    expect(attacks(t)).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('is destroyed by 6 combat, draws nothing and shields no longer [ATTACK-2, BASE-7, OUTPOST-5]', () => {
    const opponent = { deck: ['scout'], inPlay: ['port-of-call', 'the-hive'] };
    const t = coreTable({ me: { combat: 7 }, opponent });
    expect(attacks(t)).toEqual(['port-of-call']);
    t.attackBase('port-of-call');
    expect(t.opponent).toMatchObject({ hand: [], deck: ['scout'], discard: ['port-of-call'] });
    expect(attacks(t)).toEqual(['player for 1']);
    expect(t.settled).toBe(true);
  });
});
