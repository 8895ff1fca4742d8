import { describe, expect, it } from 'vitest';
import { fold, holdsAll, searchTerms, stretchesOf } from '../../src/rules/fold-text.ts';
import { searchRules } from '../../src/rules/search-rules.ts';

const found = (query: string, language: 'en' | 'fr') =>
  searchRules(query, language).map(({ id }) => id);

describe('searching the rules', () => {
  it('shows everything for an empty query', () => {
    expect(searchRules('  ', 'en').length).toBe(searchRules('', 'fr').length);
    expect(searchRules('', 'en').length).toBeGreaterThan(50);
  });

  it('finds words in titles, texts and card names of the language', () => {
    expect(found('outposts', 'en')).toContain('outposts');
    expect(found('stealth needle', 'en')).toContain('copying-ships');
    expect(found('fantôme', 'fr')).toContain('copying-ships');
    expect(found('stealth needle', 'fr')).toEqual([]);
  });

  it('minds neither accents nor case nor the kind of apostrophe', () => {
    expect(found('DEFAUSSE FORCEE', 'fr')).toContain('forced-discard');
    expect(found("ligne d'achat", 'fr')).toContain('trade-row');
  });

  it('wants all words', () => {
    expect(found('outpost zebra', 'en')).toEqual([]);
  });
});

describe('folding text', () => {
  it('takes accents, case and ligatures away', () => {
    expect(fold('Écœuré’s\u00a0Ça')).toBe("ecoeure's ca");
    expect(searchTerms(' Été  d’or ')).toEqual(['ete', "d'or"]);
    expect(holdsAll('Vaisseau-Mère', ['mere', 'vaisseau'])).toBe(true);
  });

  it('marks what was found in the text as it is written', () => {
    expect(stretchesOf('Le cœur défausse', ['coeur', 'fau'])).toEqual([
      { text: 'Le ', found: false },
      { text: 'cœur', found: true },
      { text: ' dé', found: false },
      { text: 'fau', found: true },
      { text: 'sse', found: false },
    ]);
    expect(stretchesOf('abc', [])).toEqual([{ text: 'abc', found: false }]);
  });
});
