import type { Painter } from '../scene.ts';
import { body, eye, maw, spines, veins } from './flesh.ts';
import { trail } from './trail.ts';

/** The largest beast of the fleet: all eyes and one mouth. */
export const battleBlob: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  trail(
    scene,
    [
      [30, 62],
      [44, 68],
      [58, 68],
      [70, 60],
    ],
    Math.PI / 2,
    30,
    4,
  );
  spines(sheet, [50, 43, 29], palette, { from: -3, to: 0, count: 13, length: 15 }, chance);
  spines(sheet, [50, 43, 29], palette, { from: 0.2, to: 2.9, count: 8, length: 9 }, chance);
  body(
    sheet,
    [
      [50, 43, 29],
      [26, 50, 15],
      [74, 48, 15],
      [50, 62, 16],
    ],
    palette,
  );
  veins(sheet, [62, 40], 20, palette, chance, 5);
  maw(sheet, [47, 58], 16, 9, palette, 4);
  for (const [x, y, r] of [
    [46, 36, 6.5],
    [62, 34, 4],
    [32, 42, 3.4],
    [68, 46, 2.6],
    [55, 25, 2.6],
  ] as const) {
    eye(sheet, [x, y], r, palette, 8);
  }
};
