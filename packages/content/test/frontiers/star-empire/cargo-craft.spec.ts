import { describe, expect, it } from 'vitest';
import { fromHand, frontiersTable, OPPONENT } from '../table.ts';

describe('Cargo Craft', () => {
  it('gives 2 trade, and the opponent discards a card of their choice [DISCARD-6, DISCARD-7]', () => {
    const t = frontiersTable({
      me: { hand: ['cargo-craft'] },
      opponent: { hand: ['scout', 'viper'] },
    });
    t.play('cargo-craft');
    expect(t.me.trade).toBe(2);
    expect(t.actor).toBe(OPPONENT);
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper')]);
    t.chooseFromHand('scout');
    expect(t.opponent).toMatchObject({ hand: ['viper'], discard: ['scout'] });
    expect(t.settled).toBe(true);
  });

  it('gives 4 combat with another Star Empire card [ALLY-1]', () => {
    const t = frontiersTable({ me: { hand: ['cargo-craft'], inPlay: ['siege-fortress'] } });
    t.play('cargo-craft').use('ally', 'cargo-craft');
    expect(t.me.combat).toBe(4);
    expect(t.settled).toBe(true);
  });
});
