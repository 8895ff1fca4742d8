import type { Piece } from './texts.ts';

/** What does not fit, with where it was found, so that a person finds it again. */
export function about({ element, text, card }: Piece, what: string): string {
  if (card === null) return `${nameOf(element)}: "${text}" ${what}`;
  const name = card.querySelector('[data-fit=name]')?.textContent;
  const width = Math.round(card.getBoundingClientRect().width);
  return `card "${name}", ${width} px wide: "${text}" ${what}`;
}

export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const zone = element.closest('[data-zone]')?.getAttribute('data-zone');
  const words = label.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  const place = zone === undefined ? '' : ` in ${zone}`;
  return `${element.tagName.toLowerCase()}${place} "${words}"`;
}
