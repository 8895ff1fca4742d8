import { describe, expect, it } from 'vitest';
import { frontiersTable, OPPONENT } from '../table.ts';

describe('Jamming Terminal', () => {
  it('gives 2 combat and makes the opponent discard, once a turn [BASE-2, DISCARD-7]', () => {
    const t = frontiersTable({
      me: { inPlay: ['jamming-terminal'] },
      opponent: { hand: ['scout', 'viper'] },
    });
    t.use('primary', 'jamming-terminal');
    expect(t.me.combat).toBe(2);
    expect(t.actor).toBe(OPPONENT);
    t.chooseFromHand('viper');
    expect(t.opponent).toMatchObject({ hand: ['scout'], discard: ['viper'] });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('gives its combat if the opponent has no card to discard [ABILITY-11, DISCARD-8]', () => {
    const t = frontiersTable({ me: { inPlay: ['jamming-terminal'] } });
    t.use('primary', 'jamming-terminal');
    expect(t.me.combat).toBe(2);
    expect(t.settled).toBe(true);
  });
});
