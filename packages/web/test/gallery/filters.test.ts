import { describe, expect, it } from 'vitest';
import { COLLECTION } from '../../src/gallery/collection.ts';
import { EFFECT_TAGS, tagsOf } from '../../src/gallery/effect-tags.ts';
import { countFilters, type Filters, filtered, NO_FILTERS } from '../../src/gallery/filters.ts';

const show = (filters: Partial<Filters>, language: 'en' | 'fr' = 'en') =>
  filtered(COLLECTION, { ...NO_FILTERS, ...filters }, language).map(({ card }) => card.id);
const tags = (id: string) => tagsOf(COLLECTION.find(({ card }) => card.id === id)!.card);

describe('the gallery', () => {
  it('shows every card without filters, faction by faction', () => {
    const all = show({});
    expect(all).toHaveLength(COLLECTION.length);
    expect(all[0]).toBe('blob-fighter');
    expect(all.at(-1)).toBe('explorer');
  });

  it('needs one of the factions, one of the types and all of the effects', () => {
    expect(show({ factions: ['unaligned'] })).toEqual(['scout', 'viper', 'explorer']);
    expect(show({ kinds: ['outpost'], factions: ['trade-federation'] })).toEqual([
      'trading-post',
      'mobile-market',
      'defense-center',
      'ion-station',
      'port-of-call',
    ]);
    expect(show({ kinds: ['base'], factions: ['machine-cult'] })).toEqual([]);
    expect(show({ effects: ['draw', 'opponent-discards', 'has-scrap'] })).toEqual([
      'imperial-frigate',
      'survey-ship',
      'battlecruiser',
    ]);
  });

  it('takes a range of costs with both ends', () => {
    expect(show({ cost: [7, 8], kinds: ['ship'], sort: 'cost', boxes: ['core'] })).toEqual([
      'mothership',
      'dreadnaught',
      'command-ship',
    ]);
  });

  it('shows the cards of a box, with those that it shares', () => {
    const shown = show({ boxes: ['frontiers'] });
    expect(shown).toHaveLength(45 + 3);
    expect(shown).toContain('explorer');
    expect(shown).not.toContain('ram');
    expect(show({ boxes: ['core'] })).toHaveLength(46 + 3);
    expect(show({})).toHaveLength(46 + 45 + 3);
  });

  it('finds double ally abilities', () => {
    expect(show({ effects: ['has-double-ally'], factions: ['blob'] })).toEqual([
      'moonwurm-hatchling',
      'infested-moon',
      'hive-queen',
      'swarm-cluster',
    ]);
  });

  it('searches names and texts of both languages without minding accents', () => {
    expect(show({ query: 'vaisseau-mere' })).toEqual(['mothership']);
    expect(show({ query: 'STEALTH' }, 'fr')).toEqual(['stealth-needle']);
    expect(show({ query: "base destroy 'adverse" })).toEqual([]);
    expect(show({ query: 'every faction' })).toEqual(['mech-world']);
  });

  it('sorts by the name in the language of the player', () => {
    const fromA = show({ sort: 'name', factions: ['unaligned'] }, 'fr');
    expect(fromA).toEqual(['scout', 'explorer', 'viper']);
    expect(show({ sort: 'name', factions: ['unaligned'] })).toEqual(['explorer', 'scout', 'viper']);
  });

  it('counts the filters that are set', () => {
    expect(countFilters(NO_FILTERS)).toBe(0);
    expect(countFilters({ ...NO_FILTERS, cost: [1, 8], kinds: ['ship', 'base'] })).toBe(3);
  });
});

describe('the tags of a card', () => {
  it('come from its literal, also from inside choices and conditions', () => {
    expect(tags('recycling-station')).toEqual(['trade', 'draw', 'discard', 'choose']);
    expect(tags('embassy-yacht')).toEqual(['trade', 'authority', 'draw', 'if-bases']);
    expect(tags('trade-bot')).toContain('scrap-discard');
    expect(tags('machine-base')).not.toContain('scrap-discard');
    expect(tags('fleet-hq')).toEqual(['combat', 'whenever-ship-played']);
  });

  it('leave no filter without a card', () => {
    const used = new Set(COLLECTION.flatMap((card) => card.tags));
    expect(EFFECT_TAGS.filter((tag) => !used.has(tag))).toEqual([]);
  });
});

describe('the copies of a card', () => {
  it.each([
    ['core', 80, 10, 10],
    ['frontiers', 80, 16, 10],
  ])('add up to the box %s', (id, tradeDeck, explorers, each) => {
    const total = (where: string) =>
      COLLECTION.flatMap(({ copies }) => copies)
        .filter((copies) => copies.box.id === id && copies.where === where)
        .reduce((sum, { count }) => sum + count, 0);
    expect(total('trade-deck')).toBe(tradeDeck);
    expect(total('explorer-pile')).toBe(explorers);
    expect(total('each-deck')).toBe(each);
  });
});
