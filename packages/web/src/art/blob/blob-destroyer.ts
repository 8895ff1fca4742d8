import { plume } from '../light.ts';
import type { Painter } from '../scene.ts';
import { body, eye, type Lobe, maw, spines, veins } from './flesh.ts';
import { trail } from './trail.ts';

/** A long hunter with a back full of thorns. */
export const blobDestroyer: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  plume(sheet, [80, 30], [104, 20], 5, palette);
  trail(
    scene,
    [
      [80, 28],
      [82, 34],
      [78, 36],
    ],
    -0.45,
    26,
    2.4,
  );
  const lobes: Lobe[] = [
    [82, 31, 6],
    [72, 35, 9],
    [60, 40, 12],
    [46, 46, 14],
    [31, 52, 11],
    [20, 57, 7],
  ];
  for (const lobe of lobes.slice(1, 5)) {
    spines(sheet, lobe, palette, { from: -2.3, to: -0.8, count: 4, length: 15 }, chance);
    spines(sheet, lobe, palette, { from: 0.9, to: 2, count: 2, length: 11 }, chance);
  }
  body(sheet, lobes, palette);
  veins(sheet, [52, 45], 17, palette, chance, 5);
  maw(sheet, [20, 58], 6, 5, palette, -25);
  for (const [x, y, r] of [
    [32, 46, 2.6],
    [38, 43, 2],
    [28, 51, 1.8],
  ] as const)
    eye(sheet, [x, y], r, palette, 20);
};
