import { describe, expect, it } from 'vitest';
import { coreTable, fromDiscard, fromHand, nothing } from '../table.ts';

describe('Battle Mech', () => {
  it('gives 4 combat, then may scrap a card from hand or discard pile [ABILITY-9, SCRAP-1]', () => {
    const t = coreTable({ me: { hand: ['battle-mech', 'viper'], discard: ['scout'] } });
    t.play('battle-mech');
    expect(t.me.combat).toBe(4);
    expect(t.options()).toEqual([fromHand('viper'), fromDiscard('scout'), nothing]);
    t.chooseFromDiscard('scout');
    expect(t.me.hand).toEqual(['viper']);
    expect(t.me.discard).toEqual([]);
    expect(t.data.scrapHeap).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });

  it('may leave all cards where they are, and asks nothing if there are none [CHOICE-5, CHOICE-6]', () => {
    const t = coreTable({ me: { hand: ['battle-mech', 'battle-mech'] } });
    t.play('battle-mech').decline();
    expect(t.me.hand).toEqual(['battle-mech']);
    expect(t.data.scrapHeap).toEqual([]);
    t.play('battle-mech');
    expect(t.me.combat).toBe(8);
    expect(t.settled).toBe(true);
  });

  it('draws a card once, with another Machine Cult card [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({
      me: { hand: ['battle-mech', 'junkyard'], deck: ['ram', 'viper'] },
    });
    t.play('battle-mech').decline();
    expect(t.usable()).toEqual([]);
    t.play('junkyard').use('ally', 'battle-mech');
    expect(t.me.hand).toEqual(['ram']);
    expect(t.me.deck).toEqual(['viper']);
    expect(t.me.combat).toBe(4);
    expect(t.usable()).toEqual(['primary of junkyard']);
    expect(t.settled).toBe(true);
  });

  it('does not offer the draw with deck and discard pile empty [ABILITY-14]', () => {
    const t = coreTable({ me: { hand: ['battle-mech'], inPlay: ['mech-world'] } });
    t.play('battle-mech');
    expect(t.usable()).toEqual([]);
    const ally = { type: 'use', ability: 'ally', card: 'battle-mech', slot: 1 } as const;
    expect(t.refusal(ally)).toBe('no-effect');
    expect(t.settled).toBe(true);
  });
});
