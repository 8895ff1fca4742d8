import { anyBeyond, overlaps } from './box.ts';
import { about } from './in-words.ts';
import { mayCover, surroundingsOf } from './surroundings.ts';
import type { Piece } from './texts.ts';

const SMALLEST_TEXT = 12;
/** Numbers stand alone, in a heavy and narrow font. */
const SMALLEST_NUMBER_ON_A_MINI_CARD = 11;
const MINI_CARD = 90;

/** Texts that are too small, cut off, shortened, or that another text covers. */
export function textMisfits(texts: readonly Piece[], mayBeShortened: string): string[] {
  return [
    ...texts.flatMap((piece) => tooSmall(piece)),
    ...texts
      .filter(({ element }) => element.closest(mayBeShortened) === null)
      .flatMap((piece) => cutOff(piece)),
    ...covered(texts),
  ];
}

function tooSmall(piece: Piece): string[] {
  const { element, text, card } = piece;
  const mini = card !== null && card.getBoundingClientRect().width < MINI_CARD;
  const smallest = mini && /^\d+$/.test(text) ? SMALLEST_NUMBER_ON_A_MINI_CARD : SMALLEST_TEXT;
  const drawn = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const size = Number.parseFloat(getComputedStyle(element).fontSize) * drawn;
  return size < smallest - 0.05 ? [about(piece, `is ${size.toFixed(1)} px high`)] : [];
}

/** What can be scrolled to is not cut off. */
function cutOff(piece: Piece): string[] {
  const { cutters, shortener } = surroundingsOf(piece.element);
  if (shortener !== null) return [about(piece, 'ends in an ellipsis')];
  return cutters
    .map((cutter) => anyBeyond(piece.boxes, cutter.getBoundingClientRect()))
    .flatMap((over) => (over === null ? [] : [about(piece, `is cut off, ${over}`)]));
}

function covered(texts: readonly Piece[]): string[] {
  return overlaps(texts.map((piece) => ({ piece, boxes: piece.seen })))
    .filter(([one, other]) => !mayCover(one.piece.element, other.piece.element))
    .map(([one, other, over]) => about(one.piece, `overlaps "${other.piece.text}" (${over})`));
}
