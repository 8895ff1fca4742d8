import { describe, expect, it } from 'vitest';
import { fromDiscard, frontiersTable, nothing } from '../table.ts';

describe('Builder Bot', () => {
  it('gives 1 trade and may scrap a card of the discard pile, never of the hand [SCRAP-5, CHOICE-5]', () => {
    const t = frontiersTable({ me: { hand: ['builder-bot', 'viper'], discard: ['scout'] } });
    t.play('builder-bot');
    expect(t.me.trade).toBe(1);
    expect(t.options()).toEqual([fromDiscard('scout'), nothing]);
    t.chooseFromDiscard('scout');
    expect(t.me).toMatchObject({ hand: ['viper'], discard: [], scrapped: 1 });
    expect(t.data.scrapHeap).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });

  it('asks nothing with an empty discard pile [CHOICE-6]', () => {
    const t = frontiersTable({ me: { hand: ['builder-bot', 'viper'] } });
    t.play('builder-bot');
    expect(t.settled).toBe(true);
  });

  it('gives 1 trade with another Machine Cult card, and 2 combat when scrapped [ALLY-1, SCRAPAB-1]', () => {
    const t = frontiersTable({ me: { hand: ['builder-bot'], inPlay: ['integration-port'] } });
    t.play('builder-bot').use('ally', 'builder-bot').use('scrap', 'builder-bot');
    expect(t.me).toMatchObject({ trade: 1 + 1, combat: 2 });
    expect(t.settled).toBe(true);
  });
});
