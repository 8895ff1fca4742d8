import { describe, expect, it } from 'vitest';
import { coreTable, inPlay, nothing, theirBase } from '../table.ts';

describe('Missile Mech', () => {
  it('gives 6 combat, then may destroy a base for free [ABILITY-9, ATTACK-6, ATTACK-7, BASE-6]', () => {
    const t = coreTable({
      me: { hand: ['missile-mech'], inPlay: ['blob-wheel'] },
      opponent: { inPlay: ['fleet-hq', 'barter-world'], discard: ['scout'] },
    });
    t.play('missile-mech');
    expect(t.me.combat).toBe(6);
    expect(t.options()).toEqual([theirBase(0, 'fleet-hq'), theirBase(1, 'barter-world'), nothing]);
    t.chooseBase('fleet-hq');
    expect(t.me.combat).toBe(6);
    expect(inPlay(t.opponent)).toEqual(['barter-world']);
    expect(t.opponent.discard).toEqual(['fleet-hq', 'scout']);
    expect(inPlay(t.me)).toEqual(['blob-wheel', 'missile-mech']);
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('can destroy only an outpost while there is one [OUTPOST-3, OUTPOST-4]', () => {
    const t = coreTable({
      me: { hand: ['missile-mech'] },
      opponent: { inPlay: ['mech-world', 'fleet-hq', 'brain-world'] },
    });
    t.play('missile-mech');
    expect(t.options()).toEqual([theirBase(0, 'mech-world'), theirBase(2, 'brain-world'), nothing]);
    t.chooseBase('brain-world');
    expect(inPlay(t.opponent)).toEqual(['mech-world', 'fleet-hq']);
    expect(t.settled).toBe(true);
  });

  it('may leave the bases alone, and asks nothing if there are none [CHOICE-5, CHOICE-6, ATTACK-8]', () => {
    const t = coreTable({
      me: { hand: ['missile-mech'] },
      opponent: { inPlay: ['fleet-hq'] },
    });
    t.play('missile-mech').decline();
    expect(t.me.combat).toBe(6);
    expect(inPlay(t.opponent)).toEqual(['fleet-hq']);

    const bare = coreTable({ me: { hand: ['missile-mech'], inPlay: ['blob-wheel'] } });
    bare.play('missile-mech');
    expect(bare.me.combat).toBe(6);
    expect(t.settled && bare.settled).toBe(true);
  });

  it('draws a card once, with another Machine Cult card [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['missile-mech', 'missile-bot'], deck: ['ram', 'viper'] } });
    t.play('missile-mech');
    expect(t.usable()).toEqual([]);
    t.play('missile-bot').use('ally', 'missile-mech');
    expect(t.me.hand).toEqual(['ram']);
    expect(t.me.deck).toEqual(['viper']);
    expect(t.me.combat).toBe(6 + 2);
    expect(t.usable()).toEqual(['ally of missile-bot']);
    expect(t.settled).toBe(true);
  });
});
