import type { Camera } from '../camera.ts';
import { mix } from '../colour.ts';
import type { DrawnPart } from '../drawn-part.ts';
import type { Palette } from '../palette.ts';
import { at, extentOf, line, n, type Point, path, polygon, type Sheet } from '../sheet.ts';
import type { Vec } from '../solid.ts';

/** What crowns and the guards of lances are made of. */
export const GOLD = '#e3b74e';

/** The outline of a knight's shield, from its upper left corner. */
const HEATER: readonly Point[] = [
  [-1, 1],
  [0, 0.86],
  [1, 1],
  [0.98, 0.1],
  [0.72, -0.46],
  [0.36, -0.82],
  [0, -1],
  [-0.36, -0.82],
  [-0.72, -0.46],
  [-0.98, 0.1],
];

/** A shield at the side of a ship or before a wall. */
export interface Shield {
  readonly centre: Vec;
  /** Half its width and half its height. */
  readonly size: readonly [wide: number, high: number];
  /** Where it looks: to the side, or ahead. */
  readonly faces?: 'side' | 'ahead';
  readonly bias?: number;
}

/** A shield of the royal house: a silver cross on purple. */
export function shieldPart(
  sheet: Sheet,
  camera: Camera,
  { centre, size: [wide, high], faces, bias }: Shield,
  palette: Palette,
): DrawnPart {
  const [x, y, z] = centre;
  const spot = ([u, v]: Point): Point =>
    camera.project(
      faces === 'ahead' ? [x, y + v * high, z + u * wide] : [x + u * wide, y + v * high, z],
    );
  return {
    depth: camera.turn(centre)[2] + (bias ?? 0.3),
    draw: () => {
      const points = HEATER.map(spot);
      const [left, top, right, bottom] = extentOf(points);
      const field = sheet.linear(left, top, right, bottom, [
        [0, mix(palette.rim, '#ffffff', 0.35)],
        [0.4, palette.plate],
        [1, mix(palette.plate, palette.dark, 0.7)],
      ]);
      const cross = `M${at(spot([0, 0.8]))}L${at(spot([0, -0.86]))}M${at(spot([-0.9, 0.32]))}L${at(spot([0.9, 0.32]))}`;
      const edge = (right - left) * 0.04 + 0.3;
      sheet.add(
        path(
          polygon(points),
          `fill="${field}" stroke="${palette.trim}" stroke-width="${n(edge)}" stroke-linejoin="round"`,
        ),
      );
      sheet.add(line(cross, palette.trim, edge * 1.5, 0.9));
    },
  };
}

/** A banner that streams back from the top of its mast. */
export interface Banner {
  readonly top: Vec;
  /** Where its mast begins. */
  readonly foot: number;
  readonly length: number;
  readonly width: number;
}

const STEPS = 8;

export function bannerPart(
  sheet: Sheet,
  camera: Camera,
  { top: [x, y, z], foot, length, width }: Banner,
  palette: Palette,
): DrawnPart {
  const shares = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
  const cloth = (t: number, down: number): Point => {
    const wave = Math.sin(t * 7) * 0.045 * (0.3 + t);
    return camera.project([x - length * t, y + wave - down * width, z + wave * 0.6]);
  };
  return {
    depth: camera.turn([x - length / 2, y, z])[2] + 0.2,
    draw: () => {
      const outline = [
        ...shares.map((t) => cloth(t, 0.12 * t)),
        cloth(0.78, 0.5),
        ...shares.toReversed().map((t) => cloth(t, 1 - 0.12 * t)),
      ];
      const [left, top, right, bottom] = extentOf(outline);
      const paint = sheet.linear(left, top, right, bottom, [
        [0, palette.rim],
        [0.3, '#6a3fd0'],
        [0.55, '#8a66f0'],
        [1, '#3a2390'],
      ]);
      const mast = `M${at(camera.project([x, foot, z]))}L${at(camera.project([x, y + 0.1, z]))}`;
      sheet.add(line(mast, palette.trim, 0.7));
      sheet.add(path(polygon(outline), `fill="${paint}"`));
      const stripe = shares.map((t) => at(cloth(t * 0.86, 0.5)));
      sheet.add(
        line(`M${stripe.join('L')}`, palette.trim, camera.scaleAt([x, y, z]) * width * 0.13),
      );
    },
  };
}

/** The plume of a helmet over the back of a ship: how high its foot lies, and how high it rises over it. */
export function crestPart(
  sheet: Sheet,
  camera: Camera,
  foot: number,
  high: number,
  palette: Palette,
): DrawnPart {
  const spot = (x: number, up: number): Point => camera.project([x, foot + up * high, 0]);
  const feathers = Array.from({ length: 6 }, (_, i): readonly [Point, Point] => {
    const t = i / 5;
    return [spot(0.1 - t * 0.75, 0), spot(-0.25 - t * 1.05, 1.05 - 0.75 * t * t)];
  });
  return {
    depth: camera.turn([-0.5, foot + high, 0])[2] + 0.6,
    draw: () => {
      const outline = [
        spot(0.32, 0),
        spot(0.22, 0.7),
        ...feathers.flatMap(([root, tip], i): Point[] => {
          const [, next] = feathers[i + 1] ?? [root, tip];
          const gap: Point = [
            ((tip[0] + next[0]) / 2) * 0.82 + root[0] * 0.18,
            ((tip[1] + next[1]) / 2) * 0.82 + root[1] * 0.18,
          ];
          return i === feathers.length - 1 ? [tip] : [tip, gap];
        }),
        spot(-0.72, 0),
      ];
      const [left, top, right, bottom] = extentOf(outline);
      const paint = sheet.linear(left, top, right, bottom, [
        [0, mix(palette.rim, '#ffffff', 0.55)],
        [0.35, palette.rim],
        [0.75, palette.plate],
        [1, palette.dark],
      ]);
      sheet.add(path(polygon(outline), `fill="${paint}"`));
      const quills = feathers.map(([root, tip]) => `M${at(root)}L${at(tip)}`);
      sheet.add(line(quills.join(''), palette.dark, 0.3, 0.55));
    },
  };
}
