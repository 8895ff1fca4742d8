import { describe, expect, it } from 'vitest';
import { fromDiscard, frontiersTable, nothing } from '../table.ts';

describe('Destroyer Bot', () => {
  it('gives 5 combat and may scrap a card of the discard pile [SCRAP-5, CHOICE-5]', () => {
    const t = frontiersTable({ me: { hand: ['destroyer-bot', 'viper'], discard: ['scout'] } });
    t.play('destroyer-bot');
    expect(t.me.combat).toBe(5);
    expect(t.options()).toEqual([fromDiscard('scout'), nothing]);
    t.decline();
    expect(t.me.discard).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });
});
