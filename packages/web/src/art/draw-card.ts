import type { Card } from '@openrealms/engine';

/** The art of a card as an SVG document. */
export function drawCard(card: Card): string {
  const hue = { blob: 140, 'trade-federation': 212, 'star-empire': 42, 'machine-cult': 4 };
  const h = hue[card.factions[0] ?? 'blob'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140"><title>${card.id}</title><rect width="100" height="140" fill="hsl(${h} 40% 14%)"/></svg>`;
}
