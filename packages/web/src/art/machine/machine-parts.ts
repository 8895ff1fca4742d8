import type { Camera } from '../camera.ts';
import { glow } from '../light.ts';
import type { Palette } from '../palette.ts';
import { circle, line, type Point, type Sheet } from '../sheet.ts';
import type { Vec } from '../solid.ts';

/** A red lens that looks at you. */
export function lens(sheet: Sheet, [x, y]: Point, r: number, palette: Palette): void {
  glow(sheet, [x, y], r * 3.2, { core: palette.glow, glow: palette.glow }, 0.55);
  const paint = sheet.radial(
    x,
    y,
    r,
    [
      [0, palette.core],
      [0.3, '#ff7a5c'],
      [0.7, palette.glow],
      [1, '#5a0b0b'],
    ],
    [x - r * 0.25, y - r * 0.3],
  );
  sheet.add(
    circle(x, y, r, `fill="${paint}" stroke="#15090b" stroke-width="${(r * 0.34).toFixed(2)}"`),
  );
}

/** Antennae and cables, as thin dark lines with a lamp at the end. */
export function antennae(
  sheet: Sheet,
  camera: Camera,
  masts: readonly (readonly [from: Vec, to: Vec])[],
  palette: Palette,
): void {
  const ends = masts.map(([from, to]) => [camera.project(from), camera.project(to)] as const);
  const d = ends.map(
    ([a, b]) => `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`,
  );
  sheet.add(line(d.join(''), '#16141a', 1.2));
  sheet.add(line(d.join(''), palette.hull, 0.5));
  const lamps = ends.map(([, b]) => `M${b[0].toFixed(1)} ${b[1].toFixed(1)}h0`);
  sheet.add(line(lamps.join(''), palette.glow, 1.5));
}
