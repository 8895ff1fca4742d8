import type { Card } from '@openrealms/engine';
import { drawCard } from './draw-card.ts';

const urls = new Map<string, string>();

/** The art as the address of an image, drawn once for every design. */
export function artUrl(card: Card): string {
  let url = urls.get(card.id);
  if (url === undefined) {
    url = `data:image/svg+xml,${encodeURIComponent(drawCard(card))}`;
    urls.set(card.id, url);
  }
  return url;
}
