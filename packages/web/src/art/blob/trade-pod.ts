import type { Painter } from '../scene.ts';
import { body, sac, spines, veins } from './flesh.ts';
import { trail } from './trail.ts';

const UP = -Math.PI / 2;

/** A clear sac that carries glowing seed. */
export const tradePod: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  trail(
    scene,
    [
      [44, 62],
      [50, 64],
      [56, 62],
    ],
    Math.PI / 2 - 0.25,
    24,
    1.6,
  );
  body(
    sheet,
    [
      [50, 45, 22],
      [50, 26, 8],
    ],
    palette,
  );
  veins(sheet, [50, 40], 19, palette, chance, 6);
  for (const lobe of [
    [43, 42, 8],
    [56, 50, 9.5],
    [57, 37, 6.5],
    [46, 55, 6.5],
  ] as const) {
    sac(sheet, lobe, { ...palette, glow: '#ffd257', core: '#fffbe0' });
  }
  spines(
    sheet,
    [50, 25, 8],
    palette,
    { from: UP - 1.1, to: UP + 1.1, count: 5, length: 9 },
    chance,
  );
};
