import type { Card } from '@openrealms/engine';
import { drawCard } from './draw-card.ts';
import { isPictureHere, pictureId } from './pictures.ts';

const urls = new Map<string, string>();

/** The art as the address of an image, drawn once for every design, and once before its picture is here. */
export function artUrl(card: Card): string {
  const id = pictureId(card);
  const key = isPictureHere(id) ? id : `${id}, its sky`;
  let url = urls.get(key);
  if (url === undefined) {
    url = imageUrl(drawCard(card));
    urls.set(key, url);
  }
  return url;
}

/** A drawing as the address of an image, with as few characters escaped as can be. */
export function imageUrl(svg: string): string {
  const quoted = svg.replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replaceAll(/[%#<>]/g, encodeURIComponent)}`;
}
