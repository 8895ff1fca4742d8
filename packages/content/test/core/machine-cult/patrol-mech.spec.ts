import { describe, expect, it } from 'vitest';
import { branch, coreTable, fromDiscard, fromHand, inPlay, nothing } from '../table.ts';

describe('Patrol Mech', () => {
  it('gives 3 trade or 5 combat, never both or neither [ABILITY-10]', () => {
    const t = coreTable({ me: { hand: ['patrol-mech', 'patrol-mech'] } });
    t.play('patrol-mech');
    expect(t.options()).toEqual([branch('trade 3'), branch('combat 5')]);
    t.chooseBranch('trade 3');
    expect(t.me.trade).toBe(3);
    expect(t.me.combat).toBe(0);
    t.play('patrol-mech').chooseBranch('combat 5');
    expect(t.me.trade).toBe(3);
    expect(t.me.combat).toBe(5);
    expect(t.settled).toBe(true);
  });

  it('may scrap a card with another Machine Cult card, once [ALLY-1, ABILITY-2, SCRAP-1]', () => {
    const t = coreTable({
      me: {
        hand: ['patrol-mech', 'scout', 'ram'],
        discard: ['viper'],
        inPlay: ['mech-world'],
      },
    });
    t.play('patrol-mech').chooseBranch('combat 5');
    t.use('ally', 'patrol-mech');
    expect(t.options()).toEqual([
      fromHand('scout'),
      fromHand('ram'),
      fromDiscard('viper'),
      nothing,
    ]);
    t.chooseFromDiscard('viper');
    expect(t.me.hand).toEqual(['scout', 'ram']);
    expect(t.me.discard).toEqual([]);
    expect(t.data.scrapHeap).toEqual(['viper']);
    expect(inPlay(t.me)).toEqual(['mech-world', 'patrol-mech']);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('may still scrap nothing once the ally ability is used, which spends it [CHOICE-5]', () => {
    const t = coreTable({ me: { hand: ['patrol-mech', 'scout'], inPlay: ['battle-station'] } });
    t.play('patrol-mech').chooseBranch('trade 3').use('ally', 'patrol-mech').decline();
    expect(t.me.hand).toEqual(['scout']);
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.usable()).toEqual(['scrap of battle-station']);
    expect(t.settled).toBe(true);
  });

  it('offers its ally ability neither alone nor with nothing to scrap [ALLY-2, ABILITY-14]', () => {
    const t = coreTable({ me: { hand: ['patrol-mech', 'stealth-needle'], deck: ['scout'] } });
    const ally = { type: 'use', ability: 'ally', card: 'patrol-mech', slot: 1 } as const;
    t.play('stealth-needle').play('patrol-mech').chooseBranch('trade 3');
    expect(t.usable()).toEqual([]);
    expect(t.refusal(ally)).toBe('no-effect');

    const alone = coreTable({ me: { hand: ['scout', 'patrol-mech', 'viper'] } });
    alone.play('scout').play('patrol-mech').chooseBranch('trade 3');
    expect(alone.usable()).toEqual([]);
    expect(alone.refusal(ally)).toBe('no-ally');
    expect(t.settled && alone.settled).toBe(true);
  });
});
