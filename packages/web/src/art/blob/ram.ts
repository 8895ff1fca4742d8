import { plume } from '../light.ts';
import type { Painter } from '../scene.ts';
import { path } from '../sheet.ts';
import { body, eye, spines } from './flesh.ts';
import { trail } from './trail.ts';

/** A horned head as hard as a hull, with a body that pushes behind it. */
export const ram: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  plume(sheet, [72, 34], [99, 22], 6, palette);
  trail(
    scene,
    [
      [72, 32],
      [74, 38],
    ],
    -0.35,
    22,
    2.8,
  );
  body(
    sheet,
    [
      [74, 36, 8],
      [62, 40, 13],
      [47, 46, 17],
    ],
    palette,
  );
  spines(sheet, [60, 40, 13], palette, { from: -2, to: -0.4, count: 5, length: 11 }, chance);
  const horn = sheet.linear(14, 40, 40, 66, [
    [0, '#f7ffe4'],
    [0.45, '#b9cf8f'],
    [1, '#2b3a22'],
  ]);
  sheet.add(
    path(
      'M46 27C30 27 16 38 9 56C16 52 21 51 25 52C19 58 16 64 15 71C24 64 34 61 45 62C36 56 36 34 46 27Z',
      `fill="${horn}" stroke="${palette.dark}" stroke-width=".5"`,
    ),
  );
  sheet.add(
    path(
      'M43 32C32 35 24 42 19 50M44 56C34 56 27 60 22 65',
      'fill="none" stroke="#49592f" stroke-width=".7" opacity=".8"',
    ),
  );
  eye(sheet, [47, 41], 3.4, palette, 30);
};
