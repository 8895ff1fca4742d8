import { describe, expect, it } from 'vitest';
import { attacks, branch, coreTable, inPlay } from '../table.ts';

const DRAW = 'draw 1 per blob played';

/** More cards than any of these draws takes. */
const deck = ['scout', 'scout', 'scout', 'scout', 'scout', 'scout', 'scout', 'scout'];

describe('Blob World', () => {
  it('gives 5 combat, or draws, once a turn [BASE-2, BASE-3, ABILITY-2, ABILITY-10]', () => {
    const t = coreTable({ me: { hand: ['blob-world'], deck } });
    t.play('blob-world');
    expect(t.me).toMatchObject({ combat: 0, hand: [] });
    expect(t.usable()).toEqual(['primary of blob-world']);
    t.use('primary', 'blob-world');
    expect(t.options()).toEqual([branch('combat 5'), branch(DRAW)]);
    t.chooseBranch('combat 5');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 5, hand: [], deck });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('draws a card for each Blob ship or base played, itself included [CARD-BLOBWORLD-2, CARD-BLOBWORLD-3]', () => {
    const t = coreTable({
      me: { hand: ['blob-fighter', 'blob-wheel', 'viper', 'blob-world'], deck },
    });
    t.play('blob-fighter').play('blob-wheel').play('viper').play('blob-world');
    t.use('primary', 'blob-world').chooseBranch(DRAW);
    expect(t.me.hand).toEqual(['scout', 'scout', 'scout']);
    expect(t.me.combat).toBe(3 + 1);
    expect(t.settled).toBe(true);
  });

  it('does not draw for itself in a later turn, nor for cards of earlier turns [CARD-BLOBWORLD-3, BASE-4]', () => {
    const t = coreTable({ me: { hand: ['blob-world', 'blob-fighter'], deck } });
    t.play('blob-world').play('blob-fighter');
    t.use('primary', 'blob-world').chooseBranch('combat 5').endTurn().endTurn();
    expect(inPlay(t.me)).toEqual(['blob-world']);
    expect(t.me.deck).toEqual(['scout', 'scout', 'scout']);
    t.use('primary', 'blob-world').chooseBranch(DRAW);
    expect(t.me.deck).toEqual(['scout', 'scout', 'scout']);
    expect(t.settled).toBe(true);
  });

  it('does not draw for Blob cards played after it was used, or only acquired [CARD-BLOBWORLD-2, ACQUIRE-4]', () => {
    const t = coreTable({
      me: { trade: 1, hand: ['blob-fighter', 'trade-pod'], deck, inPlay: ['blob-world'] },
      tradeRow: ['blob-fighter'],
    });
    t.acquire('blob-fighter').play('blob-fighter');
    t.use('primary', 'blob-world').chooseBranch(DRAW);
    expect(t.me.hand).toEqual(['scout', 'trade-pod']);
    t.play('trade-pod');
    expect(t.me.hand).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });

  it('draws for Blob cards that have been scrapped since [CARD-BLOBWORLD-4]', () => {
    const t = coreTable({ me: { hand: ['ram', 'blob-wheel'], deck, inPlay: ['blob-world'] } });
    t.play('ram').play('blob-wheel').use('scrap', 'ram').use('scrap', 'blob-wheel');
    t.use('primary', 'blob-world').chooseBranch(DRAW);
    expect(t.me.hand).toEqual(['scout', 'scout']);
    expect(t.settled).toBe(true);
  });

  it('may be told to draw with no Blob card played, and draws nothing [CARD-BLOBWORLD-5]', () => {
    const t = coreTable({ me: { deck, inPlay: ['blob-world'] } });
    t.use('primary', 'blob-world');
    expect(t.options()).toEqual([branch('combat 5'), branch(DRAW)]);
    t.chooseBranch(DRAW);
    expect(t.me).toMatchObject({ combat: 0, hand: [], deck });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('does not draw for Mech World [CARD-MECHWORLD-2]', () => {
    const t = coreTable({
      me: { hand: ['mech-world', 'trade-pod'], deck, inPlay: ['blob-world'] },
    });
    t.play('mech-world').play('trade-pod');
    t.use('primary', 'blob-world').chooseBranch(DRAW);
    expect(t.me.hand).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });

  it.each([
    [false, ['scout']],
    [true, ['scout', 'scout']],
  ])(
    'draws for a Stealth Needle that copied a Blob ship only if copies count: %s [OPTION-8, OPTION-9]',
    (copiesCountAsPlayed, drawn) => {
      const t = coreTable({
        me: { hand: ['blob-fighter', 'stealth-needle'], deck, inPlay: ['blob-world'] },
        options: { copiesCountAsPlayed },
      });
      t.play('blob-fighter').play('stealth-needle').chooseShip('blob-fighter');
      t.use('primary', 'blob-world').chooseBranch(DRAW);
      expect(t.me.hand).toEqual(drawn);
      expect(t.settled).toBe(true);
    },
  );

  it('shields nobody and withstands 6 combat [CARD-BLOBWORLD-1, ATTACK-3]', () => {
    const t = coreTable({ me: { combat: 6 }, opponent: { inPlay: ['blob-world', 'the-hive'] } });
    expect(attacks(t)).toEqual(['the-hive', 'player for 6', 'player for 1']);
    expect(t.settled).toBe(true);
  });

  it('is destroyed by 7 combat [CARD-BLOBWORLD-1, ATTACK-2, BASE-6]', () => {
    const t = coreTable({ me: { combat: 7 }, opponent: { inPlay: ['blob-world'] } });
    t.attackBase('blob-world');
    expect(t.me.combat).toBe(0);
    expect(t.opponent).toMatchObject({ authority: 50, inPlay: [], discard: ['blob-world'] });
    expect(t.settled).toBe(true);
  });
});
