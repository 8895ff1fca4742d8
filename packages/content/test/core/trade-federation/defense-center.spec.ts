import { describe, expect, it } from 'vitest';
import { attacks, branch, coreTable, inPlay } from '../table.ts';

describe('Defense Center', () => {
  it('gives 3 authority or 2 combat, once a turn [BASE-2, BASE-3, ABILITY-2, ABILITY-10]', () => {
    const t = coreTable({ me: { hand: ['defense-center'] } });
    t.play('defense-center');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 0 });
    expect(t.usable()).toEqual(['primary of defense-center']);
    t.use('primary', 'defense-center');
    expect(t.options()).toEqual([branch('authority 3'), branch('combat 2')]);
    t.chooseBranch('authority 3');
    expect(t.me).toMatchObject({ authority: 53, trade: 0, combat: 0 });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('stays in play and may give the other one next turn [BASE-1, BASE-4, ABILITY-10]', () => {
    const t = coreTable({ me: { hand: ['defense-center'] } });
    t.play('defense-center').use('primary', 'defense-center').chooseBranch('authority 3');
    t.endTurn().endTurn();
    expect(inPlay(t.me)).toEqual(['defense-center']);
    t.use('primary', 'defense-center').chooseBranch('combat 2');
    expect(t.me).toMatchObject({ authority: 53, trade: 0, combat: 2 });
    expect(t.settled).toBe(true);
  });

  it('gives 2 combat, once, with another Trade Federation card in play [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['viper', 'embassy-yacht'], inPlay: ['defense-center'] } });
    t.play('viper');
    expect(t.usable()).toEqual(['primary of defense-center']);
    t.play('embassy-yacht').use('ally', 'defense-center');
    expect(t.me).toMatchObject({ authority: 53, trade: 2, combat: 1 + 2 });
    expect(t.usable()).toEqual(['primary of defense-center']);
    expect(t.settled).toBe(true);
  });

  it('has another base as partner from the start of the main phase [ALLY-5]', () => {
    const t = coreTable({ me: { inPlay: ['defense-center', 'trading-post'] } });
    t.use('ally', 'defense-center').use('primary', 'defense-center').chooseBranch('combat 2');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 4 });
    expect(t.settled).toBe(true);
  });

  it('shields its owner and the bases behind it against 4 combat [OUTPOST-1, OUTPOST-2, ATTACK-3]', () => {
    const t = coreTable({
      me: { combat: 4 },
      opponent: { inPlay: ['defense-center', 'barter-world'] },
    });
    expect(attacks(t)).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('is destroyed by 5 combat and shields no longer [ATTACK-2, BASE-6, OUTPOST-5]', () => {
    const t = coreTable({
      me: { combat: 6 },
      opponent: { inPlay: ['defense-center', 'barter-world'] },
    });
    expect(attacks(t)).toEqual(['defense-center']);
    t.attackBase('defense-center');
    expect(t.me.combat).toBe(1);
    expect(t.opponent).toMatchObject({ authority: 50, discard: ['defense-center'] });
    expect(attacks(t)).toEqual(['player for 1']);
    expect(t.settled).toBe(true);
  });
});
