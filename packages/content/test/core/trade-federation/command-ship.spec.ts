import { describe, expect, it } from 'vitest';
import { coreTable, inPlay, ME, nothing, theirBase } from '../table.ts';

describe('Command Ship', () => {
  it('gives 4 authority and 5 combat and draws two cards when played [SHIP-1, ABILITY-9]', () => {
    const t = coreTable({ me: { hand: ['command-ship'], deck: ['viper', 'scout', 'scout'] } });
    t.play('command-ship');
    expect(t.me).toMatchObject({ authority: 54, trade: 0, combat: 5 });
    expect(t.me).toMatchObject({ hand: ['scout', 'viper'], deck: ['scout'] });
    expect(t.events).toEqual([
      { kind: 'card-played', seat: ME, card: 'command-ship', slot: 0 },
      { kind: 'gained', seat: ME, what: 'authority', amount: 4 },
      { kind: 'gained', seat: ME, what: 'combat', amount: 5 },
      { kind: 'card-drawn', seat: ME, card: 'viper' },
      { kind: 'card-drawn', seat: ME, card: 'scout' },
    ]);
    expect(t.settled).toBe(true);
  });

  it('draws what there is [ABILITY-11, DRAW-7]', () => {
    const t = coreTable({ me: { hand: ['command-ship'], deck: ['viper'] } });
    t.play('command-ship');
    expect(t.me).toMatchObject({ authority: 54, combat: 5, hand: ['viper'], deck: [] });
    expect(t.settled).toBe(true);
  });

  it('destroys a base, once, with another Trade Federation card in play [ALLY-1, ALLY-2, ABILITY-2, ATTACK-6, ATTACK-7]', () => {
    const t = coreTable({
      me: { hand: ['command-ship', 'embassy-yacht'], inPlay: ['blob-wheel'] },
      opponent: { inPlay: ['blob-world', 'fleet-hq'] },
    });
    t.play('command-ship');
    expect(t.usable()).toEqual(['primary of blob-wheel', 'scrap of blob-wheel']);
    t.play('embassy-yacht').use('ally', 'command-ship');
    expect(t.options()).toEqual([theirBase(0, 'blob-world'), theirBase(1, 'fleet-hq'), nothing]);
    t.chooseBase('fleet-hq');
    expect(inPlay(t.opponent)).toEqual(['blob-world']);
    expect(t.opponent).toMatchObject({ authority: 50, discard: ['fleet-hq'] });
    expect(t.me.combat).toBe(5);
    expect(t.usable()).toEqual(['primary of blob-wheel', 'scrap of blob-wheel']);
    expect(t.settled).toBe(true);
  });

  it('spares the bases if its player wishes [CHOICE-5]', () => {
    const t = coreTable({
      me: { hand: ['command-ship', 'embassy-yacht'] },
      opponent: { inPlay: ['blob-world'] },
    });
    t.play('command-ship').play('embassy-yacht').use('ally', 'command-ship').decline();
    expect(inPlay(t.opponent)).toEqual(['blob-world']);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('must take an outpost before the bases behind it [OUTPOST-3]', () => {
    const t = coreTable({
      me: { hand: ['command-ship', 'embassy-yacht'] },
      opponent: { inPlay: ['blob-world', 'port-of-call', 'war-world'] },
    });
    t.play('command-ship').play('embassy-yacht').use('ally', 'command-ship');
    expect(t.options()).toEqual([theirBase(1, 'port-of-call'), theirBase(2, 'war-world'), nothing]);
    t.chooseBase('port-of-call');
    expect(inPlay(t.opponent)).toEqual(['blob-world', 'war-world']);
    expect(t.settled).toBe(true);
  });

  it('has nothing to use while the opponent has no base [ABILITY-14, ATTACK-8]', () => {
    const t = coreTable({
      me: { hand: ['command-ship', 'embassy-yacht'], inPlay: ['blob-wheel'] },
    });
    t.play('command-ship').play('embassy-yacht');
    expect(t.usable()).toEqual(['primary of blob-wheel', 'scrap of blob-wheel']);
    expect(t.settled).toBe(true);
  });
});
