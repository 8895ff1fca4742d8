import { describe, expect, it } from 'vitest';
import { attacks, coreTable, fromHand, inPlay, OPPONENT } from '../table.ts';

describe('Royal Redoubt', () => {
  it('gives 3 combat when used, once in each of my turns [BASE-1, BASE-2, BASE-3, BASE-4]', () => {
    const t = coreTable({ me: { hand: ['royal-redoubt'] } });
    t.play('royal-redoubt');
    expect(t.me.combat).toBe(0);
    t.use('primary', 'royal-redoubt');
    expect(t.me.combat).toBe(3);
    expect(t.usable()).toEqual([]);
    t.endTurn().endTurn();
    expect(inPlay(t.me)).toEqual(['royal-redoubt']);
    t.use('primary', 'royal-redoubt');
    expect(t.me.combat).toBe(3);
    expect(t.settled).toBe(true);
  });

  it('makes the opponent discard once, with another Star Empire card [ALLY-1, DISCARD-6, ABILITY-2]', () => {
    const t = coreTable({
      me: { hand: ['corvette'], inPlay: ['royal-redoubt'] },
      opponent: { hand: ['scout', 'viper', 'viper'] },
    });
    expect(t.usable()).toEqual(['primary of royal-redoubt']);
    t.play('corvette').use('ally', 'royal-redoubt');
    expect(t.actor).toBe(OPPONENT);
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper')]);
    t.chooseFromHand('viper');
    expect(t.opponent.hand).toEqual(['scout', 'viper']);
    expect(t.opponent.discard).toEqual(['viper']);
    expect(t.me.combat).toBe(1);
    expect(t.usable()).toEqual(['primary of royal-redoubt', 'ally of corvette']);
    expect(t.settled).toBe(true);
  });

  it('does not offer its ally ability against an empty hand [ABILITY-14]', () => {
    const t = coreTable({ me: { inPlay: ['royal-redoubt', 'fleet-hq'] } });
    expect(t.usable()).toEqual(['primary of royal-redoubt']);
    const ally = { type: 'use', ability: 'ally', card: 'royal-redoubt', slot: 0 } as const;
    expect(t.refusal(ally)).toBe('no-effect');
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 6 defense [OUTPOST-1, OUTPOST-2, ATTACK-2, ATTACK-3]', () => {
    const t = coreTable({
      me: { combat: 5, hand: ['viper'] },
      opponent: { inPlay: ['barter-world', 'royal-redoubt'] },
    });
    expect(attacks(t)).toEqual([]);
    t.play('viper');
    expect(attacks(t)).toEqual(['royal-redoubt']);
    t.attackBase('royal-redoubt');
    expect(t.me.combat).toBe(0);
    expect(inPlay(t.opponent)).toEqual(['barter-world']);
    expect(t.opponent.discard).toEqual(['royal-redoubt']);
    expect(t.settled).toBe(true);
  });
});
