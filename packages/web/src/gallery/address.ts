import { boxes } from '@openrealms/content';
import { MAX_COST, PRESENT_ALLEGIANCES } from './collection.ts';
import { EFFECT_TAGS } from './effect-tags.ts';
import { type Filters, KINDS, NO_FILTERS, SORTS } from './filters.ts';

/** What of the gallery is shown, as its address says it. */
export interface Address {
  readonly filters: Filters;
  /** The card that is opened. */
  readonly card: string | undefined;
  /** The key of the pack whose cards are shown; left out for our own boxes. */
  readonly pack: string | undefined;
}

/** Reads an address like `#/gallery/cutter?faction=blob&cost=2-5`. What it does not know is left out. */
export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.split('?', 2);
  const card = /^#\/gallery\/([a-z0-9-]+)/.exec(path)?.[1];
  const params = new URLSearchParams(query);
  const boxIds = boxes.map((box) => box.id);
  return {
    card,
    pack: params.get('pack') ?? undefined,
    filters: {
      boxes: listed(params, 'box', boxIds),
      factions: listed(params, 'faction', PRESENT_ALLEGIANCES),
      kinds: listed(params, 'type', KINDS),
      cost: costRange(params.get('cost')),
      effects: listed(params, 'effect', EFFECT_TAGS),
      query: params.get('q') ?? '',
      sort: SORTS.find((sort) => sort === params.get('sort')) ?? NO_FILTERS.sort,
    },
  };
}

/** The address that shows this; only what differs from the whole gallery is in it. */
export function writeAddress({ filters, card, pack }: Address): string {
  const params = new URLSearchParams();
  const list = (name: string, values: readonly string[]) => {
    if (values.length > 0) params.set(name, values.join(' '));
  };
  if (pack !== undefined) params.set('pack', pack);
  list('box', filters.boxes);
  list('faction', filters.factions);
  list('type', filters.kinds);
  const [least, most] = filters.cost;
  if (least > 0 || most < MAX_COST) params.set('cost', `${least}-${most}`);
  list('effect', filters.effects);
  if (filters.query !== '') params.set('q', filters.query);
  if (filters.sort !== NO_FILTERS.sort) params.set('sort', filters.sort);
  const query = params.size > 0 ? `?${params}` : '';
  // The slash before the question mark makes the whole of it one part of the path, which the routes let through.
  return card === undefined && query === '' ? '#/gallery' : `#/gallery/${card ?? ''}${query}`;
}

function listed<T extends string>(
  params: URLSearchParams,
  name: string,
  known: readonly T[],
): readonly T[] {
  const wanted = (params.get(name) ?? '').split(' ');
  return known.filter((value) => wanted.includes(value));
}

function costRange(text: string | null): readonly [number, number] {
  const match = /^(\d+)-(\d+)$/.exec(text ?? '');
  if (match === null) return NO_FILTERS.cost;
  const least = Math.min(Number(match[1]), MAX_COST);
  const most = Math.min(Number(match[2]), MAX_COST);
  return least <= most ? [least, most] : NO_FILTERS.cost;
}
