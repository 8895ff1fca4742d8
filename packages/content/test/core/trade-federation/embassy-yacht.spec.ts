import { describe, expect, it } from 'vitest';
import { coreTable } from '../table.ts';

const deck = ['scout', 'viper', 'scout', 'scout'];

describe('Embassy Yacht', () => {
  it.each([{ bases: [] }, { bases: ['blob-wheel'] }])(
    'gives 3 authority and 2 trade and draws nothing with bases $bases [CARD-EMBASSYYACHT-1, SHIP-1]',
    ({ bases }) => {
      const t = coreTable({ me: { hand: ['embassy-yacht'], deck, inPlay: bases } });
      t.play('embassy-yacht');
      expect(t.me).toMatchObject({ authority: 53, trade: 2, combat: 0, hand: [], deck });
      expect(t.settled).toBe(true);
    },
  );

  it.each([
    { bases: ['blob-wheel', 'the-hive'] },
    { bases: ['mech-world', 'war-world'] },
    { bases: ['blob-wheel', 'blob-wheel', 'war-world'] },
  ])(
    'draws two cards with bases $bases [CARD-EMBASSYYACHT-1, CARD-EMBASSYYACHT-2]',
    ({ bases }) => {
      const t = coreTable({ me: { hand: ['embassy-yacht'], deck, inPlay: bases } });
      t.play('embassy-yacht');
      expect(t.me).toMatchObject({ authority: 53, trade: 2 });
      expect(t.events.at(-1)?.kind).toBe('card-drawn');
      expect(t.me).toMatchObject({ hand: ['scout', 'viper'], deck: ['scout', 'scout'] });
      expect(t.settled).toBe(true);
    },
  );

  it('counts a base played earlier in the turn [CARD-EMBASSYYACHT-2]', () => {
    const t = coreTable({
      me: { hand: ['embassy-yacht', 'the-hive'], deck, inPlay: ['blob-wheel'] },
    });
    t.play('the-hive').play('embassy-yacht');
    expect(t.me.hand).toEqual(['scout', 'viper']);
    expect(t.settled).toBe(true);
  });

  it('does not draw after the fact for a base played later [CARD-EMBASSYYACHT-2]', () => {
    const t = coreTable({
      me: { hand: ['embassy-yacht', 'the-hive'], deck, inPlay: ['blob-wheel'] },
    });
    t.play('embassy-yacht').play('the-hive');
    expect(t.me).toMatchObject({ hand: [], deck });
    expect(t.usable()).toEqual([
      'primary of blob-wheel',
      'scrap of blob-wheel',
      'primary of the-hive',
      'ally of the-hive',
    ]);
    expect(t.settled).toBe(true);
  });

  it('counts neither a base that has left play nor the bases of the opponent [CARD-EMBASSYYACHT-2]', () => {
    const t = coreTable({
      me: { hand: ['embassy-yacht'], deck, inPlay: ['blob-wheel', 'war-world'] },
      opponent: { inPlay: ['blob-wheel', 'the-hive'] },
    });
    t.use('scrap', 'blob-wheel').play('embassy-yacht');
    expect(t.me).toMatchObject({ authority: 53, trade: 3 + 2, hand: [], deck });
    expect(t.settled).toBe(true);
  });

  it('is a partner for others but has no ally ability of its own [ALLY-1]', () => {
    const t = coreTable({ me: { hand: ['embassy-yacht', 'cutter'], deck } });
    t.play('embassy-yacht').play('cutter');
    expect(t.usable()).toEqual(['ally of cutter']);
    expect(t.settled).toBe(true);
  });
});
