import type { Card } from '@openrealms/engine';

/** Where the gallery shows a card; one with stickers lies there as it was printed. */
export function cardAddress({ id, upgrade }: Pick<Card, 'id' | 'upgrade'>): string {
  return `#/gallery/${upgrade?.of ?? id}`;
}
