import type { Card } from '@openrealms/engine';
import { ALLEGIANCES, type Allegiance, allegianceOf } from '../card/faction-mark.ts';
import type { Language } from '../i18n/language.ts';
import { searchTerms } from '../rules/fold-text.ts';
import { type GalleryCard, MAX_COST } from './collection.ts';
import type { EffectTag } from './effect-tags.ts';

export const KINDS = ['ship', 'base', 'outpost'] as const;
/** A card's type as a player sees it: an outpost is not looked for among the bases. */
export type Kind = (typeof KINDS)[number];

export const SORTS = ['faction', 'cost', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** What of the gallery is shown, and in which order. Within a list one is enough, except that a card needs all effects. */
export interface Filters {
  readonly boxes: readonly string[];
  readonly factions: readonly Allegiance[];
  readonly kinds: readonly Kind[];
  readonly cost: readonly [least: number, most: number];
  readonly effects: readonly EffectTag[];
  readonly query: string;
  readonly sort: Sort;
}

export const NO_FILTERS: Filters = {
  boxes: [],
  factions: [],
  kinds: [],
  cost: [0, MAX_COST],
  effects: [],
  query: '',
  sort: 'faction',
};

function kindOf(card: Card): Kind {
  return card.outpost ? 'outpost' : card.type;
}

/** The cards that pass all filters, in order. */
export function filtered(
  collection: readonly GalleryCard[],
  filters: Filters,
  language: Language,
): readonly GalleryCard[] {
  const terms = searchTerms(filters.query);
  return collection
    .filter(
      ({ card, copies, tags, text }) =>
        copies.some(({ box }) => isAny(filters.boxes, box.id)) &&
        isAny(filters.factions, allegianceOf(card.factions)) &&
        isAny(filters.kinds, kindOf(card)) &&
        card.cost >= filters.cost[0] &&
        (card.cost <= filters.cost[1] || filters.cost[1] === MAX_COST) &&
        filters.effects.every((effect) => tags.includes(effect)) &&
        terms.every((term) => text.includes(term)),
    )
    .toSorted((a, b) => compare(a.card, b.card, filters.sort, language));
}

/** How many filters are set, the search and the order left aside. */
export function countFilters({ boxes, factions, kinds, cost, effects }: Filters): number {
  const range = cost[0] > 0 || cost[1] < MAX_COST ? 1 : 0;
  return boxes.length + factions.length + kinds.length + effects.length + range;
}

function isAny<T>(wanted: readonly T[], value: T): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

function compare(a: Card, b: Card, sort: Sort, language: Language): number {
  const byName = nameOf(a, language).localeCompare(nameOf(b, language), language);
  const byCost = a.cost - b.cost;
  const byFaction = rankOf(a) - rankOf(b);
  switch (sort) {
    case 'name':
      return byName;
    case 'cost':
      return byCost || byFaction || byName;
    case 'faction':
      return byFaction || byCost || byName;
  }
}

function rankOf(card: Card): number {
  return ALLEGIANCES.indexOf(allegianceOf(card.factions));
}

function nameOf(card: Card, language: Language): string {
  return language === 'fr' ? card.nameFr : card.name;
}
