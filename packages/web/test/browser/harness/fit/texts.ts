import type { Box } from './box.ts';
import { isMeasurable, seen, surroundingsOf } from './surroundings.ts';

/** Something to read, or a sign, and the boxes it fills. */
export interface Piece {
  readonly element: Element;
  readonly text: string;
  readonly boxes: readonly Box[];
  /** The boxes without what is clipped or scrolled away. */
  readonly seen: readonly Box[];
  readonly card: Element | null;
}

/** Every text of the page that can be seen or scrolled to. */
export function allTexts(): Piece[] {
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || element === null || !isMeasurable(element)) continue;
    const boxes = glyphBoxes(node, element, text);
    if (boxes.length > 0) pieces.push(pieceOf(element, text, boxes));
  }
  return pieces;
}

export function pieceOf(element: Element, text: string, boxes: readonly Box[]): Piece {
  return { element, text, boxes, seen: seen(boxes, element), card: surroundingsOf(element).card };
}

/** How much of a line is empty above and below the glyphs of a text, in pixels. */
interface Bare {
  readonly above: number;
  readonly below: number;
}

const bareOnes = new Map<string, Bare>();
const canvas = document.createElement('canvas').getContext('2d')!;

/** One box for each line of a text, as high as its glyphs: boxes of lines are higher and overlap where nothing is. */
function glyphBoxes(node: Node, element: Element, text: string): Box[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  if (element instanceof SVGElement) return rects;
  const style = getComputedStyle(element);
  // The shorthand of the font is empty where figures are tabular.
  const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const { above, below } = bare(
    style.textTransform === 'uppercase' ? text.toUpperCase() : text,
    font,
  );
  return rects.map(({ left, top, right, bottom }) => ({
    left,
    top: top + above,
    right,
    bottom: bottom - below,
  }));
}

/** The same words stand on many cards in the same font. */
function bare(text: string, font: string): Bare {
  const key = `${font}\n${text}`;
  const before = bareOnes.get(key);
  if (before !== undefined) return before;
  canvas.font = font;
  const ink = canvas.measureText(text);
  const measured: Bare = {
    above: ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
    below: ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent,
  };
  bareOnes.set(key, measured);
  return measured;
}
