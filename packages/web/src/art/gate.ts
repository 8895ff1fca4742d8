import { glow } from './light.ts';
import type { Painter } from './scene.ts';
import { ellipse, line, n } from './sheet.ts';

/** A ship that comes through a ring of light. */
export const throughGate =
  (ship: Painter, centre: readonly [number, number], tilt: number): Painter =>
  (scene) => {
    const { sheet, palette } = scene;
    const [x, y] = centre;
    const light = sheet.radial(x, y, 30, [
      [0, palette.core, 0.95],
      [0.3, palette.glow, 0.7],
      [0.75, palette.glow, 0.18],
      [1, palette.glow, 0],
    ]);
    const ring = (rx: number, ry: number, width: number, colour: string): string =>
      ellipse(x, y, rx, ry, `fill="none" stroke="${colour}" stroke-width="${n(width)}"`);
    sheet.add(
      `<g transform="rotate(${n(tilt)} ${n(x)} ${n(y)})">${ellipse(x, y, 19, 33, `fill="${light}"`)}${ring(20, 34, 4.4, palette.dark)}${ring(20, 34, 2.6, palette.plate)}${ring(17.6, 31.4, 0.8, palette.glow)}</g>`,
    );
    const lamps = Array.from({ length: 10 }, (_, i) => {
      const turn = (i / 10) * 2 * Math.PI;
      const [u, v] = [Math.cos(turn) * 20, Math.sin(turn) * 34];
      const lean = (tilt * Math.PI) / 180;
      return `M${n(x + u * Math.cos(lean) - v * Math.sin(lean))} ${n(y + u * Math.sin(lean) + v * Math.cos(lean))}h0`;
    });
    sheet.add(line(lamps.join(''), palette.lamp, 1.6));
    glow(sheet, centre, 14, palette, 0.9);
    ship(scene);
  };
