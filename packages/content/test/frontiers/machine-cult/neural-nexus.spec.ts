import { describe, expect, it } from 'vitest';
import { fromDiscard, fromHand, frontiersTable } from '../table.ts';

describe('Neural Nexus', () => {
  it('scraps a card of hand or discard pile and gives combat equal to its cost [CARD-NEURALNEXUS-1]', () => {
    const t = frontiersTable({
      me: { inPlay: ['neural-nexus'], hand: ['gateship'], discard: ['scout'] },
    });
    t.use('primary', 'neural-nexus');
    // It must scrap: nothing is not among the options.
    expect(t.options()).toEqual([fromHand('gateship'), fromDiscard('scout')]);
    t.chooseFromHand('gateship');
    expect(t.me).toMatchObject({ combat: 6, hand: [] });
    expect(t.data.scrapHeap).toEqual(['gateship']);
    expect(t.settled).toBe(true);
  });

  it('gives nothing for a Scout or a Viper, and 2 for an Explorer [CARD-NEURALNEXUS-2, CARD-STARTERS-1]', () => {
    const combatFor = (card: string): number => {
      const t = frontiersTable({ me: { inPlay: ['neural-nexus'], hand: [card] } });
      return t.use('primary', 'neural-nexus').chooseFromHand(card).me.combat;
    };
    expect(['scout', 'viper', 'explorer'].map(combatFor)).toEqual([0, 0, 2]);
  });

  it('draws a card with another Machine Cult card [ALLY-5]', () => {
    const t = frontiersTable({
      me: { inPlay: ['neural-nexus', 'integration-port'], deck: ['scout'] },
    });
    t.use('ally', 'neural-nexus');
    expect(t.me.hand).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });
});
