import { core } from '@openrealms/content';
import { describe, expect, it } from 'vitest';
import { COLLECTION, collectionOf, PRESENT_ALLEGIANCES } from '../../src/gallery/collection.ts';
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
    expect(show({ factions: ['unaligned'], boxes: ['core'] })).toEqual([
      'scout',
      'viper',
      'explorer',
    ]);
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

  it('can be narrowed by every faction there are cards of, and by no other', () => {
    expect(PRESENT_ALLEGIANCES).toHaveLength(8);
    for (const faction of PRESENT_ALLEGIANCES) {
      expect(show({ factions: [faction] }).length, faction).toBeGreaterThan(0);
    }
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
    expect(show({ boxes: ['rise-of-empire'] })).toHaveLength(36 + 16 + 2 + 2 + 3);
    expect(show({})).toHaveLength(46 + 45 + 36 + 16 + 2 + 3);
  });

  it('shows the cards of another collection, also those that cost more than any of ours', () => {
    const dear = { ...core.cards[0], id: 'dear', cost: 12 };
    const box = { ...core, id: 'my-box', cards: [dear], tradeDeck: { dear: 2 } };
    const collection = collectionOf([box]);
    expect(collection[0].copies).toEqual([{ box, where: 'trade-deck', count: 2 }]);
    expect(filtered(collection, NO_FILTERS, 'en')).toEqual(collection);
    expect(filtered(collection, { ...NO_FILTERS, cost: [0, 7] }, 'en')).toEqual([]);
  });

  it('finds double ally abilities', () => {
    expect(show({ effects: ['has-double-ally'], factions: ['blob'] })).toEqual([
      'moonwurm-hatchling',
      'infested-moon',
      'brood-tide',
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
    const starters = { sort: 'name', factions: ['unaligned'], boxes: ['core'] } as const;
    expect(show(starters, 'fr')).toEqual(['scout', 'explorer', 'viper']);
    expect(show(starters)).toEqual(['explorer', 'scout', 'viper']);
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
    expect(tags('gleaner-tug')).toContain('has-acquired');
    expect(tags('charter-clipper')).toContain('next-on-top');
  });

  it('leave no filter without a card', () => {
    const used = new Set(COLLECTION.flatMap((card) => card.tags));
    expect(EFFECT_TAGS.filter((tag) => !used.has(tag))).toEqual([]);
  });
});

describe('the copies of a card', () => {
  it.each([
    ['core', 80, 10, 10, 0, 0],
    ['frontiers', 80, 16, 10, 0, 0],
    ['rise-of-empire', 60, 20, 10, 4, 24],
  ])('add up to the box %s', (id, tradeDeck, explorers, each, sides, later) => {
    const total = (where: string) =>
      COLLECTION.flatMap(({ copies }) => copies)
        .filter((copies) => copies.box.id === id && copies.where === where)
        .reduce((sum, { count }) => sum + count, 0);
    expect(total('trade-deck')).toBe(tradeDeck);
    expect(total('explorer-pile')).toBe(explorers);
    expect(total('each-deck')).toBe(each);
    expect(total('side-deck')).toBe(sides);
    expect(total('after-campaign')).toBe(later);
  });
});
