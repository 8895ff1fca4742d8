import type { Camera } from '../camera.ts';
import { mix } from '../colour.ts';
import type { DrawnPart } from '../drawn-part.ts';
import type { Palette } from '../palette.ts';
import { n, type Point, path, polygon, type Sheet } from '../sheet.ts';
import type { Vec } from '../solid.ts';

/** The battlements around the top of a tower: those behind it, and those before. */
export function battlements(
  sheet: Sheet,
  camera: Camera,
  [x, y, z]: Vec,
  radius: number,
  palette: Palette,
  options: { readonly count?: number; readonly size?: number; readonly bias?: number } = {},
): DrawnPart[] {
  const { count = 12, size = 0.1, bias = 0 } = options;
  const spot = (turn: number, up: number): Vec => [
    x + Math.cos(turn) * radius,
    y + up,
    z + Math.sin(turn) * radius,
  ];
  const middle = camera.turn([x, y, z])[2];
  const merlons = Array.from({ length: count }, (_, i) => {
    const turn = ((i + 0.5) / count) * 2 * Math.PI;
    const half = (Math.PI / count) * 0.58;
    return {
      near: camera.turn(spot(turn, 0))[2] >= middle,
      corners: [
        spot(turn - half, 0),
        spot(turn + half, 0),
        spot(turn + half, size),
        spot(turn - half, size),
      ],
    };
  });
  return [false, true].map((near) => ({
    depth: middle + (near ? radius : -radius) * 0.8 + bias,
    draw: () => {
      const d = merlons
        .filter((merlon) => merlon.near === near)
        .map(({ corners }) => polygon(corners.map(camera.project)))
        .join('');
      const [cx, cy] = camera.project([x, y, z]);
      const wide = camera.scaleAt([x, y, z]) * radius;
      const paint = sheet.linear(cx - wide, cy, cx + wide, cy, [
        [0, mix(palette.hull, '#ffffff', near ? 0.45 : 0)],
        [0.5, near ? palette.hull : mix(palette.hull, palette.dark, 0.5)],
        [1, mix(palette.hull, palette.dark, 0.75)],
      ]);
      sheet.add(path(d, `fill="${paint}"`));
    },
  }));
}

/** Pointed windows with light behind them. */
export function lancets(
  sheet: Sheet,
  camera: Camera,
  spots: readonly Vec[],
  size: number,
  colour: string,
): void {
  const arch = (spot: Vec): string => {
    const [px, py]: Point = camera.project(spot);
    const h = camera.scaleAt(spot) * size;
    const w = h * 0.27;
    return `M${n(px - w)} ${n(py + h / 2)}V${n(py - h * 0.1)}Q${n(px - w)} ${n(py - h * 0.36)} ${n(px)} ${n(py - h / 2)}Q${n(px + w)} ${n(py - h * 0.36)} ${n(px + w)} ${n(py - h * 0.1)}V${n(py + h / 2)}Z`;
  };
  sheet.add(path(spots.map(arch).join(''), `fill="${colour}" stroke="#120c2a" stroke-width=".3"`));
}
