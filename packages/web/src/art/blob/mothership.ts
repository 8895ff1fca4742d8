import type { Painter } from '../scene.ts';
import type { Point } from '../sheet.ts';
import { body, eye, sac, spines, veins } from './flesh.ts';
import { trail } from './trail.ts';

/** A crown of flesh above a forest of arms: the mother of the fleet. */
export const mothership: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  sac(sheet, [50, 52, 44], { ...palette, core: palette.glow });
  const roots = [22, 32, 42, 50, 58, 68, 78].map((x): Point => [x, 52]);
  trail(scene, roots, Math.PI / 2, 46, 4.2);
  trail(scene, roots.slice(1, 6), Math.PI / 2, 30, 2.6);
  spines(sheet, [50, 46, 34], palette, { from: -2.8, to: -0.35, count: 13, length: 16 }, chance);
  body(
    sheet,
    [
      [20, 50, 9],
      [34, 44, 17],
      [50, 38, 23],
      [66, 44, 17],
      [80, 50, 9],
    ],
    palette,
  );
  veins(sheet, [50, 36], 24, palette, chance, 8);
  for (const [x, y, r] of [
    [24, 53, 6],
    [36, 56, 7],
    [64, 56, 7],
    [76, 53, 6],
  ] as const)
    sac(sheet, [x, y, r], palette);
  eye(sheet, [50, 47], 8.5, palette, 0);
  eye(sheet, [33, 43], 3, palette, 10);
  eye(sheet, [67, 43], 3, palette, -10);
};
