import { describe, expect, it } from 'vitest';
import { coreTable, inPlay } from '../core/table.ts';

describe('an ally ability', () => {
  it('is usable with a further card of its faction in play [ALLY-1]', () => {
    const t = coreTable({ me: { hand: ['cutter', 'embassy-yacht'] } });
    t.play('cutter').play('embassy-yacht');
    expect(t.usable()).toEqual(['ally of cutter']);
    t.use('ally', 'cutter');
    expect(t.me.combat).toBe(4);
  });

  it('is usable with a second copy of its own card [ALLY-1]', () => {
    const t = coreTable({ me: { hand: ['cutter', 'cutter'] } });
    t.play('cutter').play('cutter');
    expect(t.usable()).toEqual(['ally of cutter', 'ally of cutter']);
  });

  it.each([
    ['federation-shuttle', 'barter-world'],
    ['trade-pod', 'blob-wheel'],
    ['corvette', 'fleet-hq'],
    ['missile-bot', 'battle-station'],
  ])('is usable for %s with the base %s of its faction [ALLY-1]', (card, partner) => {
    const t = coreTable({ me: { hand: [card], inPlay: [partner] } }).play(card);
    expect(t.usable()).toContain(`ally of ${card}`);
  });

  it.each([
    ['federation-shuttle', ['ram', 'survey-ship', 'battle-station']],
    ['trade-pod', ['embassy-yacht', 'survey-ship', 'battle-station']],
    ['corvette', ['embassy-yacht', 'ram', 'battle-station']],
    ['missile-bot', ['embassy-yacht', 'ram', 'survey-ship']],
  ])('is not usable for %s with cards of the other factions [ALLY-1]', (card, others) => {
    const t = coreTable({ me: { hand: [card, ...others] } });
    for (const other of others) t.play(other);
    t.play(card);
    expect(t.usable()).not.toContain(`ally of ${card}`);
    expect(t.refusal({ type: 'use', ability: 'ally', card, slot: 3 })).toBe('no-ally');
  });

  it('is not usable for a card alone: it is not its own ally [ALLY-2]', () => {
    const t = coreTable({ me: { hand: ['cutter'] } }).play('cutter');
    expect(t.usable()).toEqual([]);
    expect(t.refusal({ type: 'use', ability: 'ally', card: 'cutter', slot: 0 })).toBe('no-ally');
  });

  it.each([
    ['cutter', 'embassy-yacht'],
    ['embassy-yacht', 'cutter'],
  ])('does not care for the order: %s before %s [ALLY-3]', (first, second) => {
    const t = coreTable({ me: { hand: ['cutter', 'embassy-yacht'] } });
    t.play(first);
    expect(t.usable()).toEqual([]);
    t.play(second);
    expect(t.usable()).toEqual(['ally of cutter']);
  });

  it('shares its partner with any number of others, and partners serve each other [ALLY-4]', () => {
    const t = coreTable({ me: { hand: ['trade-pod', 'ram', 'battle-pod'] } });
    t.play('trade-pod').play('ram').play('battle-pod');
    for (const card of ['trade-pod', 'ram', 'battle-pod']) t.use('ally', card);
    expect(t.me.combat).toBe(5 + 4 + 3 * 2);

    const pair = coreTable({ me: { hand: ['trade-pod', 'ram'] } });
    pair.play('trade-pod').play('ram').use('ally', 'ram').use('ally', 'trade-pod');
    expect(pair.me.combat).toBe(5 + 2 * 2);
  });

  it('counts bases of earlier turns from the start of the main phase [ALLY-5]', () => {
    const t = coreTable({ me: { hand: ['space-station', 'war-world'] } });
    t.play('space-station').play('war-world').endTurn().endTurn();
    expect(t.usable()).toEqual([
      'primary of space-station',
      'ally of space-station',
      'scrap of space-station',
      'primary of war-world',
      'ally of war-world',
    ]);
    t.use('ally', 'war-world');
    expect(t.me.combat).toBe(4);
  });

  it('of a base of an earlier turn counts a ship played now [ALLY-5]', () => {
    const t = coreTable({ me: { hand: ['ram'], deck: ['scout'], inPlay: ['the-hive'] } });
    expect(t.usable()).toEqual(['primary of the-hive']);
    t.play('ram').use('ally', 'the-hive');
    expect(t.me.hand).toEqual(['scout']);
  });

  it('needs a partner in play on my side [ALLY-6]', () => {
    const t = coreTable({
      me: { hand: ['cutter', 'embassy-yacht'], deck: ['cutter'], discard: ['freighter'] },
      opponent: { hand: ['cutter'], inPlay: ['barter-world', 'central-office'] },
      tradeRow: ['cutter'],
    }).play('cutter');
    expect(t.usable()).toEqual([]);
    expect(t.opponent.inPlay[0].allyLive).toBeUndefined();
  });

  it.each(['scout', 'viper', 'explorer'])('finds no partner in %s [ALLY-7]', (card) => {
    const t = coreTable({ me: { hand: ['cutter', 'ram', 'corvette', 'supply-bot', card, card] } });
    t.play(card).play(card).play('cutter').play('ram').play('corvette');
    t.play('supply-bot');
    expect(t.usable().filter((ability) => ability.startsWith('ally'))).toEqual([]);
  });

  it('stays usable when its partner leaves play [ALLY-8]', () => {
    const t = coreTable({ me: { hand: ['ram', 'trade-pod'] } });
    t.play('ram').play('trade-pod').use('scrap', 'ram');
    expect(inPlay(t.me)).toEqual(['trade-pod']);
    expect(t.usable()).toEqual(['ally of trade-pod']);
    t.use('ally', 'trade-pod');
    expect(t.me.combat).toBe(7);
  });

  it('of a base stays usable when the partner base is scrapped at once [ALLY-8]', () => {
    const t = coreTable({ me: { inPlay: ['space-station', 'war-world'] } });
    t.use('scrap', 'space-station').use('ally', 'war-world');
    expect(t.me.combat).toBe(4);
  });

  it('of a card played after the last partner has left needs a new one [ALLY-9]', () => {
    const t = coreTable({ me: { hand: ['ram', 'blob-wheel', 'trade-pod', 'trade-pod'] } });
    t.play('ram').play('blob-wheel').use('scrap', 'ram').use('scrap', 'blob-wheel');
    t.play('trade-pod');
    expect(t.usable()).toEqual([]);
    t.play('trade-pod');
    expect(t.usable()).toEqual(['ally of trade-pod', 'ally of trade-pod']);
  });

  it('stays usable beside a later card that has no partner yet [ALLY-9]', () => {
    const t = coreTable({ me: { hand: ['ram', 'trade-pod', 'corvette'], inPlay: ['fleet-hq'] } });
    t.play('ram').play('corvette');
    expect(t.usable()).toEqual(['scrap of ram', 'ally of corvette']);
    t.play('trade-pod');
    expect(t.usable()).toEqual([
      'ally of ram',
      'scrap of ram',
      'ally of corvette',
      'ally of trade-pod',
    ]);
  });

  it('of a base needs its partner anew in the next turn [ALLY-10]', () => {
    const t = coreTable({ me: { hand: ['corvette'], inPlay: ['war-world'] } });
    t.play('corvette');
    expect(t.usable()).toContain('ally of war-world');
    t.endTurn().endTurn();
    expect(t.me.hand).toEqual(['corvette']);
    expect(t.usable()).toEqual(['primary of war-world']);
    t.play('corvette').use('ally', 'war-world');
    expect(t.me.combat).toBe(1 + 4);
  });

  it("of a base is lost for the next turn when the partner is destroyed in the opponent's [ALLY-10]", () => {
    const t = coreTable({
      me: { inPlay: ['war-world', 'space-station'] },
      opponent: { hand: ['ram'] },
    });
    t.endTurn().play('ram').attackBase('space-station').endTurn();
    expect(t.usable()).toEqual(['primary of war-world']);
  });
});
