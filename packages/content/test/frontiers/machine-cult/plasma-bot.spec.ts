import { describe, expect, it } from 'vitest';
import { fromHand, frontiersTable, nothing } from '../table.ts';

describe('Plasma Bot', () => {
  it('gives 3 combat and may scrap a card of the hand, never of the discard pile [SCRAP-5, CHOICE-5]', () => {
    const t = frontiersTable({ me: { hand: ['plasma-bot', 'viper'], discard: ['scout'] } });
    t.play('plasma-bot');
    expect(t.me.combat).toBe(3);
    expect(t.options()).toEqual([fromHand('viper'), nothing]);
    t.chooseFromHand('viper');
    expect(t.me).toMatchObject({ hand: [], discard: ['scout'] });
    expect(t.data.scrapHeap).toEqual(['viper']);
    expect(t.settled).toBe(true);
  });

  it('gives 2 combat with another Machine Cult card [ALLY-1]', () => {
    const t = frontiersTable({ me: { hand: ['plasma-bot'], inPlay: ['integration-port'] } });
    t.play('plasma-bot').use('ally', 'plasma-bot');
    expect(t.me.combat).toBe(3 + 2);
    expect(t.settled).toBe(true);
  });
});
