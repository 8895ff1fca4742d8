import { anyBeyond, overlapOf } from './box.ts';
import { about } from './in-words.ts';
import { isMeasurable } from './surroundings.ts';
import { type Piece, pieceOf } from './texts.ts';

/** Texts and signs that are outside of their card, or that a badge or a sign covers. */
export function cardMisfits(texts: readonly Piece[]): string[] {
  const cards = new Set(texts.flatMap(({ card }) => (card === null ? [] : [card])));
  return [...cards].flatMap((card) => misfitsOn(card, texts));
}

function misfitsOn(card: Element, texts: readonly Piece[]): string[] {
  const on = texts.filter((piece) => piece.card === card);
  const signs = [...card.querySelectorAll('[data-fit=row] svg')].map((sign) =>
    pieceOf(sign, 'a sign', [sign.getBoundingClientRect()]),
  );
  const outside = [...on, ...signs].flatMap((piece) => {
    const over = anyBeyond(piece.boxes, card.getBoundingClientRect());
    return over === null ? [] : [about(piece, `is outside of its card, ${over}`)];
  });
  const badges = badgesOn(card, texts).flatMap((badge) =>
    [...on, ...signs]
      .filter(({ element }) => !badge.contains(element))
      .flatMap((piece) => {
        const over = overlapOf(piece.boxes, [badge.getBoundingClientRect()]);
        const what = badge.textContent?.trim() || 'a mark';
        return over === null ? [] : [about(piece, `is covered by "${what}" (${over})`)];
      }),
  );
  const covered = signs.flatMap((sign) =>
    on.flatMap((piece) => {
      const over = overlapOf(piece.boxes, sign.boxes);
      return over === null ? [] : [about(piece, `is covered by a sign (${over})`)];
    }),
  );
  return [...outside, ...badges, ...covered];
}

/** Cost, defence, and what the table puts on a card. */
function badgesOn(card: Element, texts: readonly Piece[]): Element[] {
  const host = card.closest('button') ?? card;
  const numbers = texts
    .filter(({ element }) => host.contains(element))
    .flatMap(({ element }) => badgeAround(element));
  const marks = [...host.querySelectorAll('[data-ability]')];
  return [...new Set([...numbers, ...marks])].filter((badge) => isMeasurable(badge));
}

const LONGEST_BADGE = 4;

/** What lies loose on the card and says very little. */
function badgeAround(element: Element): Element[] {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if ((at.textContent ?? '').trim().length > LONGEST_BADGE) return [];
    if (getComputedStyle(at).position === 'absolute') return [at];
  }
  return [];
}
