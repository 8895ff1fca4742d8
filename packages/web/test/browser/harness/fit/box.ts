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
      const { left, top, right, bottom } = common(a, b);
      if (right - left > SLACK && bottom - top > SLACK) {
        return `${(right - left).toFixed(1)} x ${(bottom - top).toFixed(1)} px`;
      }
    }
  }
  return null;
}

export function common(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}
