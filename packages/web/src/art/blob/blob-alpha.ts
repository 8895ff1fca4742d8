import type { Painter } from '../scene.ts';
import { body, eye, maw, spines, veins } from './flesh.ts';
import { trail } from './trail.ts';

/** The first of all: three heads with one will. */
export const blobAlpha: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  trail(
    scene,
    [
      [40, 66],
      [50, 70],
      [60, 66],
    ],
    Math.PI / 2,
    34,
    4.6,
  );
  for (const lobe of [
    [24, 42, 14],
    [76, 42, 14],
  ] as const) {
    const inner = lobe[0] < 50 ? [1.6, 4.4] : [-1.3, 1.5];
    spines(sheet, lobe, palette, { from: inner[0]!, to: inner[1]!, count: 6, length: 12 }, chance);
  }
  spines(sheet, [50, 28, 17], palette, { from: -2.6, to: -0.5, count: 8, length: 16 }, chance);
  body(
    sheet,
    [
      [24, 42, 13],
      [36, 54, 12],
      [50, 60, 15],
      [64, 54, 12],
      [76, 42, 13],
    ],
    palette,
  );
  body(
    sheet,
    [
      [50, 58, 14],
      [50, 44, 13],
      [50, 30, 17],
    ],
    palette,
  );
  veins(sheet, [50, 56], 18, palette, chance, 6);
  maw(sheet, [50, 37], 9, 5.5, palette, 0);
  maw(sheet, [21, 48], 6, 4, palette, 20);
  maw(sheet, [79, 48], 6, 4, palette, -20);
  for (const [x, y, r] of [
    [43, 26, 4.2],
    [57, 26, 4.2],
    [22, 38, 3.2],
    [78, 38, 3.2],
  ] as const)
    eye(sheet, [x, y], r, palette, 0);
};
