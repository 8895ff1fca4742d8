import { mix } from '../../art/colour.ts';
import { glow } from '../../art/light.ts';
import { cities, patches, planet } from '../../art/planet.ts';
import { between } from '../../art/random.ts';
import type { Painter, Scene } from '../../art/scene.ts';
import { circle, dots, ellipse, line, n, type Point, path } from '../../art/sheet.ts';

const WORLD: Point = [50, 44];

/** A world in a fine white collar, with a price on it. */
export const theCostOfFreedom: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  glow(sheet, WORLD, 60, { core: palette.glow, glow: palette.glow }, 0.35);
  collar(scene, false);
  planet(sheet, WORLD, 30, { lit: '#6fb07a', night: '#0a1a38', air: palette.rim });
  patches(sheet, WORLD, 30, ['#c9b27a', '#12263a'], chance, 0.7);
  cities(sheet, WORLD, 30, palette.lamp, chance, 34);
  chains(scene);
  collar(scene, true);
  seal(scene);
  barges(scene);
};

/** The half of the ring behind the world, or the one before it. */
function collar({ sheet, palette }: Scene, front: boolean): void {
  const [x, y] = WORLD;
  const arc = (rx: number, ry: number, dy: number): string =>
    `M${n(x - rx)} ${n(y + dy)}A${rx} ${ry} 0 0 ${front ? 0 : 1} ${n(x + rx)} ${n(y + dy)}`;
  const metal = sheet.linear(x - 46, y - 14, x + 46, y + 18, [
    [0, '#ffffff'],
    [0.4, palette.hull],
    [0.75, palette.plate],
    [1, palette.dark],
  ]);
  const band = (d: string, colour: string, width: number): string =>
    path(d, `fill="none" stroke="${colour}" stroke-width="${n(width)}"`);
  sheet.add(
    `<g transform="rotate(-9 ${x} ${y})">${band(arc(45, 15, 0), palette.dark, front ? 12 : 9)}${band(arc(45, 15, 0), front ? metal : palette.plate, front ? 10.4 : 7.6)}${band(arc(45, 15, front ? 4.2 : 3), palette.trim, 1.5)}${band(arc(45, 15, front ? -4.2 : -3), palette.trim, 0.8)}</g>`,
  );
  if (!front) return;
  const windows = Array.from({ length: 27 }, (_, i): Point => {
    const angle = Math.PI * (0.06 + (i / 26) * 0.88);
    const [u, v] = [Math.cos(angle) * 45, Math.sin(angle) * 15];
    const lean = (-9 * Math.PI) / 180;
    return [
      x + u * Math.cos(lean) - v * Math.sin(lean),
      y + u * Math.sin(lean) + v * Math.cos(lean),
    ];
  });
  sheet.add(line(dots(windows), '#1d3f70', 1.5));
  sheet.add(line(dots(windows.filter((_, i) => i % 3 !== 1)), palette.lamp, 1));
}

/** Links that lead out of the picture on both sides. */
function chains({ sheet, palette }: Scene): void {
  for (const side of [-1, 1]) {
    for (let i = 0; i < 8; i++) {
      const [x, y] = [50 + side * (26 + i * 5.4), 68 + i * 8 - (side === 1 ? 6 : 0)];
      const turn = side * -56 + (i % 2) * 8;
      const link = (colour: string, width: number): string =>
        ellipse(
          x,
          y,
          3.2,
          i % 2 === 0 ? 5.6 : 4.4,
          `fill="none" stroke="${colour}" stroke-width="${width}" transform="rotate(${turn} ${n(x)} ${n(y)})"`,
        );
      sheet.add(link(palette.dark, 3.2));
      sheet.add(link(mix(palette.hull, palette.plate, i / 8), 1.9));
    }
  }
}

/** The lock of the collar is a coin. */
function seal({ sheet, palette }: Scene): void {
  const [x, y] = [52, 60];
  glow(sheet, [x, y], 22, { core: '#ffe9a8', glow: '#f4c95d' }, 0.6);
  const gold = sheet.radial(x - 4, y - 5, 17, [
    [0, '#fff6d0'],
    [0.45, '#f4c95d'],
    [1, '#8a5a14'],
  ]);
  sheet.add(circle(x, y, 12, `fill="${gold}" stroke="#5a3a10" stroke-width="1"`));
  sheet.add(circle(x, y, 9.4, 'fill="none" stroke="#7a5214" stroke-width=".7"'));
  const keyhole = `M${x} ${y - 5}a3.1 3.1 0 0 1 1.7 5.7l1.5 5.3h-6.4l1.5 -5.3a3.1 3.1 0 0 1 1.7 -5.7Z`;
  sheet.add(path(keyhole, `fill="${palette.dark}"`));
  const notches = Array.from({ length: 24 }, (_, i): Point => {
    const angle = (i / 24) * 2 * Math.PI;
    return [x + Math.cos(angle) * 10.8, y + Math.sin(angle) * 10.8];
  });
  sheet.add(line(dots(notches), '#7a5214', 0.6, 0.9));
}

/** Loaded ones go up to the ring, empty ones come back. */
function barges({ sheet, palette, chance }: Scene): void {
  for (let i = 0; i < 9; i++) {
    const [x, y] = [between(chance, 4, 96), between(chance, 6, 84)];
    const size = between(chance, 0.8, 1.7);
    sheet.add(line(`M${n(x)} ${n(y)}l${n(size * 5)} ${n(-size * 1.6)}`, palette.glow, 0.5, 0.5));
    sheet.add(line(`M${n(x)} ${n(y)}l${n(-size * 1.6)} ${n(size * 0.5)}`, palette.hull, size));
  }
}
