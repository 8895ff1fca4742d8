import type { Box, Boxes } from './anchors.ts';

/** Where the things of a table are at one moment, and which elements they are. */
export interface Snapshot {
  readonly boxes: Boxes;
  readonly elements: ReadonlyMap<string, HTMLElement>;
}

/** Reads everything in one pass, so that the browser computes the layout at most once. */
export function snapshotOf(root: HTMLElement): Snapshot {
  const boxes = new Map<string, Box>();
  const elements = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const name = element.dataset.anchor!;
    // What stands beside the table once more is only looked at there.
    if (boxes.has(name)) continue;
    const box = boxOf(element);
    // What is not on show, like a zone that a phone folds away, has no place.
    if (box.width === 0) continue;
    boxes.set(name, box);
    elements.set(name, element);
  }
  return { boxes, elements };
}

/** The bounding rectangle of a turned card is larger than the card: its middle is right, its size is not. */
export function boxOf(element: HTMLElement): Box {
  const rect = element.getBoundingClientRect();
  return {
    x: rect.left + rect.width / 2,
    y: rect.top + rect.height / 2,
    width: element.offsetWidth,
    height: element.offsetHeight,
  };
}
