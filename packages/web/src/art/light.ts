import { circle, ellipse, type Point, type Sheet } from './sheet.ts';

/** A soft light: bright in the middle, gone at the edge. */
export function glow(
  sheet: Sheet,
  [x, y]: Point,
  radius: number,
  colours: { readonly core: string; readonly glow: string },
  strength = 1,
): void {
  const paint = sheet.radial(x, y, radius, [
    [0, colours.core, strength],
    [0.16, colours.core, strength * 0.85],
    [0.36, colours.glow, strength * 0.55],
    [1, colours.glow, 0],
  ]);
  sheet.add(circle(x, y, radius, `fill="${paint}"`));
}

/** The flame of an engine, from its nozzle towards `tail`. */
export function plume(
  sheet: Sheet,
  nozzle: Point,
  tail: Point,
  width: number,
  colours: { readonly core: string; readonly glow: string },
): void {
  const [dx, dy] = [tail[0] - nozzle[0], tail[1] - nozzle[1]];
  const length = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const paint = sheet.radial(0, 0, length, [
    [0, colours.core],
    [0.12, colours.core, 0.9],
    [0.32, colours.glow, 0.6],
    [1, colours.glow, 0],
  ]);
  const squeeze = width / length;
  sheet.add(
    `<g transform="translate(${nozzle[0].toFixed(1)} ${nozzle[1].toFixed(1)}) rotate(${turn.toFixed(1)}) scale(1 ${squeeze.toFixed(3)})">${ellipse(0, 0, length, length, `fill="${paint}"`)}</g>`,
  );
}
