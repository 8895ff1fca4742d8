import { describe, expect, it } from 'vitest';
import { cardById } from '../../src/rules/card-name.ts';
import { rulesOfCard } from '../../src/rules/rules-of-card.ts';

const rules = (id: string) => rulesOfCard(cardById(id));

describe('the rules a card uses', () => {
  it('names each once, in the order of the card', () => {
    expect(rules('blob-destroyer')).toEqual([
      'ships',
      'combat',
      'allies',
      'destroying-bases',
      'optional-effects',
      'scrapping-the-row',
    ]);
    expect(rules('brain-world')).toEqual([
      'bases',
      'outposts',
      'scrapping-own-cards',
      'up-to',
      'drawing',
      'that-many-cards',
    ]);
    expect(rules('blob-world')).toContain('counting-played-cards');
    expect(rules('fleet-hq')).toEqual(['bases', 'ship-triggers', 'combat']);
  });
});
