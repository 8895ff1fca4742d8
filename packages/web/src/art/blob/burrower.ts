import type { Painter } from '../scene.ts';
import { ellipse, path } from '../sheet.ts';
import { body, eye, maw, spines } from './flesh.ts';
import { trail } from './trail.ts';

/** A worm that comes up out of the dark, mouth first. */
export const burrower: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  const hole = sheet.radial(66, 76, 30, [
    [0, '#020806'],
    [0.6, '#0a1c12'],
    [1, '#0a1c12', 0],
  ]);
  sheet.add(ellipse(66, 76, 30, 12, `fill="${hole}"`));
  trail(
    scene,
    [
      [52, 74],
      [62, 78],
      [76, 77],
    ],
    Math.PI / 2,
    18,
    3.4,
  );
  const lobes = [
    [68, 76, 13],
    [70, 62, 13],
    [66, 48, 13.5],
    [56, 37, 14],
    [42, 34, 15],
  ] as const;
  for (const lobe of lobes.slice(0, 4)) {
    spines(sheet, lobe, palette, { from: -0.9, to: 0.9, count: 3, length: 9 }, chance);
  }
  body(sheet, lobes, palette);
  sheet.add(
    path(
      'M57 66q13 6 25 0M55 53q12 6 24-2M50 46q8-2 15-12',
      `fill="none" stroke="${palette.dark}" stroke-width="1.2" opacity=".6"`,
    ),
  );
  maw(sheet, [35, 36], 12, 12, palette, 10);
  eye(sheet, [50, 25], 3, palette, 30);
  eye(sheet, [56, 32], 2.2, palette, 30);
};
