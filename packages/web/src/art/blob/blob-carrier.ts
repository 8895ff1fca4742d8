import type { Painter } from '../scene.ts';
import { body, eye, type Lobe, sac, spines, veins } from './flesh.ts';
import { trail } from './trail.ts';

/** A whale of the void with its young around it. */
export const blobCarrier: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  trail(
    scene,
    [
      [82, 34],
      [84, 40],
    ],
    -0.5,
    24,
    4,
  );
  trail(
    scene,
    [
      [40, 56],
      [52, 58],
    ],
    1.1,
    20,
    3,
  );
  const lobes: Lobe[] = [
    [84, 36, 6],
    [72, 38, 12],
    [56, 40, 19],
    [38, 43, 20],
    [24, 47, 13],
  ];
  spines(sheet, [52, 36, 20], palette, { from: -2.2, to: -0.9, count: 6, length: 9 }, chance);
  body(sheet, lobes, palette);
  for (const [x, y] of [
    [38, 48],
    [49, 50],
    [60, 48],
    [70, 45],
  ] as const)
    sac(sheet, [x, y, 7], palette);
  veins(sheet, [48, 34], 17, palette, chance, 5);
  eye(sheet, [24, 42], 3.2, palette, 0);
  for (const [x, y, r] of [
    [22, 70, 4],
    [40, 76, 3.2],
    [62, 71, 3.6],
    [82, 62, 2.8],
  ] as const) {
    body(
      sheet,
      [
        [x + r * 1.3, y - r * 0.4, r * 0.6],
        [x, y, r],
      ],
      palette,
    );
  }
};
