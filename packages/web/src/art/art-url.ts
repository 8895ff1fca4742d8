import type { Card } from '@openrealms/engine';
import { drawCard } from './draw-card.ts';

const urls = new Map<string, string>();

/** The art as the address of an image, drawn once for every design. */
export function artUrl(card: Card): string {
  let url = urls.get(card.id);
  if (url === undefined) {
    url = imageUrl(drawCard(card));
    urls.set(card.id, url);
  }
  return url;
}

/** A drawing as the address of an image, with as few characters escaped as can be. */
export function imageUrl(svg: string): string {
  const quoted = svg.replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replaceAll(/[%#<>]/g, encodeURIComponent)}`;
}
