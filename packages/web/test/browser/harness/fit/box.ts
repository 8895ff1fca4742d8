/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Rounding of boxes, in pixels. */
export const SLACK = 1;

/** By how much a box leaves another, in words; null where it does not. */
function beyond(box: Box, outer: Box): string | null {
  const sides = {
    left: outer.left - box.left,
    top: outer.top - box.top,
    right: box.right - outer.right,
    bottom: box.bottom - outer.bottom,
  };
  const over = Object.entries(sides).filter(([, by]) => by > SLACK);
  if (over.length === 0) return null;
  return over.map(([side, by]) => `${by.toFixed(1)} px at the ${side}`).join(' and ');
}

export function anyBeyond(boxes: readonly Box[], outer: Box): string | null {
  return boxes.map((box) => beyond(box, outer)).find((over) => over !== null) ?? null;
}

/** How large the part is that two things share, in words; null where they share nothing. */
export function overlapOf(some: readonly Box[], others: readonly Box[]): string | null {
  for (const a of some) {
    for (const b of others) {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > SLACK && height > SLACK) return `${width.toFixed(1)} x ${height.toFixed(1)} px`;
    }
  }
  return null;
}

/** Something that may lie over something else of its kind. */
interface Placed {
  readonly boxes: readonly Box[];
}

/** Every two of these things that share something, in their order, with how much. Only what is equally high is compared. */
export function overlaps<T extends Placed>(
  things: readonly T[],
): (readonly [one: T, other: T, over: string])[] {
  const spans = things
    .map(({ boxes }, at) => ({
      at,
      boxes,
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    }))
    .sort((a, b) => a.top - b.top);
  const found: { readonly first: number; readonly second: number; readonly over: string }[] = [];
  spans.forEach((upper, i) => {
    for (let j = i + 1; j < spans.length && spans[j].top < upper.bottom; j++) {
      const over = overlapOf(upper.boxes, spans[j].boxes);
      if (over === null) continue;
      const [first, second] = [upper.at, spans[j].at].sort((a, b) => a - b);
      found.push({ first, second, over });
    }
  });
  return found
    .sort((a, b) => a.first - b.first || a.second - b.second)
    .map(({ first, second, over }) => [things[first], things[second], over]);
}

export function common(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}
