import type { Camera } from '../camera.ts';
import { mix } from '../colour.ts';
import type { DrawnPart } from '../drawn-part.ts';
import type { Palette } from '../palette.ts';
import { at, extentOf, line, path, polygon, type Sheet } from '../sheet.ts';
import type { Vec } from '../solid.ts';

/** A pane of glass with a gold edge, and gold ribs across it. */
export interface Pane {
  readonly corners: readonly Vec[];
  readonly ribs?: readonly (readonly [Vec, Vec])[];
  readonly bias?: number;
}

export function panePart(sheet: Sheet, camera: Camera, pane: Pane, palette: Palette): DrawnPart {
  const depths = pane.corners.map((corner) => camera.turn(corner)[2]);
  return {
    depth: depths.reduce((sum, depth) => sum + depth, 0) / depths.length + (pane.bias ?? 0),
    draw: () => {
      const points = pane.corners.map(camera.project);
      const [left, top, right, bottom] = extentOf(points);
      const paint = sheet.linear(left, top, right, bottom, [
        [0, '#ffffff', 0.95],
        [0.2, mix(palette.plate, '#ffffff', 0.35), 0.8],
        [0.55, palette.plate, 0.5],
        [1, palette.rim, 0.62],
      ]);
      const edge = `stroke="${palette.trim}" stroke-width=".6" stroke-linejoin="round"`;
      sheet.add(path(polygon(points), `fill="${paint}" ${edge}`));
      const ribs = (pane.ribs ?? []).map(
        ([from, to]) => `M${at(camera.project(from))}L${at(camera.project(to))}`,
      );
      if (ribs.length > 0) sheet.add(line(ribs.join(''), palette.trim, 0.35, 0.85));
    },
  };
}

/** A sail of glass on a mast. */
export interface Sail {
  /** Where its mast stands along the hull. */
  readonly at: number;
  /** From the middle of the hull. */
  readonly foot: number;
  readonly height: number;
  readonly width: number;
  /** How far its top lies behind its foot. */
  readonly lean: number;
  /** Where it points, in degrees: 0 up, 90 to the right, 180 down. */
  readonly turn: number;
}

const STEPS = 6;

/** A sail, fuller in the middle than a pane with straight edges. */
export function sailPane({ at: x, foot, height, width, lean, turn }: Sail): Pane {
  const angle = (turn * Math.PI) / 180;
  const spot = (along: number, t: number): Vec => {
    const up = foot + height * t;
    return [along, up * Math.cos(angle), up * Math.sin(angle)];
  };
  const front = (t: number): number => x - lean * t + 0.16 * width * Math.sin(Math.PI * t);
  const back = (t: number): number =>
    x - lean * t - width * (1 - 0.86 * t) - 0.12 * width * Math.sin(Math.PI * t);
  const shares = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
  return {
    corners: [
      ...shares.map((t) => spot(front(t), t)),
      ...shares.toReversed().map((t) => spot(back(t), t)),
    ],
    ribs: [0.3, 0.62].map((t) => [spot(front(t), t), spot(back(t), t)] as const),
  };
}
