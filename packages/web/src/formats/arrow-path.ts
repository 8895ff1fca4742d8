import { PICTURE, type SeatPlace } from './seat-places.ts';

/** A line with a head, or two, as the data of SVG paths. */
export interface ArrowPath {
  /** To be stroked. */
  readonly line: string;
  /** To be filled. */
  readonly heads: string;
}

interface ArrowShape {
  readonly both: boolean;
  /** How far from the centres of the places it begins and ends. */
  readonly gaps: { readonly from: number; readonly to: number };
  /** How far its middle is pushed away from the centre of the table; 0 for a straight one. */
  readonly bend: number;
  /** The length of a head. */
  readonly head: number;
}

export function arrowPath(from: SeatPlace, to: SeatPlace, shape: ArrowShape): ArrowPath {
  const { both, gaps, bend, head } = shape;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const centre = { x: PICTURE.width / 2, y: PICTURE.height / 2 };
  const knee = bend === 0 ? middle : towards(middle, centre, -bend);
  const tip = towards(to, knee, gaps.to);
  const tail = towards(from, knee, gaps.from);
  const end = towards(tip, knee, head * 0.8);
  const start = both ? towards(tail, knee, head * 0.8) : tail;
  return {
    line: `M${at(start)}Q${at(knee)} ${at(end)}`,
    heads: headAt(tip, knee, head) + (both ? headAt(tail, knee, head) : ''),
  };
}

function headAt(tip: SeatPlace, from: SeatPlace, length: number): string {
  const foot = towards(tip, from, length);
  const half = length * 0.55;
  const size = distance(tip, foot);
  const across = { x: ((tip.y - foot.y) / size) * half, y: ((foot.x - tip.x) / size) * half };
  const left = { x: foot.x + across.x, y: foot.y + across.y };
  const right = { x: foot.x - across.x, y: foot.y - across.y };
  return `M${at(tip)}L${at(left)}L${at(right)}Z`;
}

/** The point that lies so far from one point in the direction of another. */
function towards(from: SeatPlace, to: SeatPlace, far: number): SeatPlace {
  const share = far / distance(from, to);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function distance(a: SeatPlace, b: SeatPlace): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function at({ x, y }: SeatPlace): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
