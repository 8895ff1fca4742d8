import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { line, path, polygon } from '../sheet.ts';
import { body, eye, maw, sac, spine } from './flesh.ts';
import { trail } from './trail.ts';

/** A slug that gnaws at a rock and carries what it finds in glowing sacs. */
export const blobMiner: Painter = (scene) => {
  const { sheet, palette } = scene;
  const stone = sheet.linear(4, 44, 40, 84, [
    [0, '#9a8a6a'],
    [0.5, '#5c5142'],
    [1, '#221c16'],
  ]);
  sheet.add(
    path(
      polygon([
        [0, 46],
        [14, 40],
        [27, 46],
        [38, 58],
        [36, 74],
        [22, 86],
        [0, 84],
      ]),
      `fill="${stone}" stroke="#1a1610" stroke-width=".6"`,
    ),
  );
  sheet.add(line('M12 52l8 6M10 66l9 4M24 54l4 8M26 72l-7 5', '#d9b25c', 1.1, 0.8));
  trail(
    scene,
    [
      [74, 36],
      [78, 44],
    ],
    -0.2,
    22,
    3,
  );
  sheet.add(
    path(
      spine([38, 46], 2.7, 17, 3.4, 0.3) + spine([40, 58], 3.3, 17, 3.4, -0.3),
      `fill="${palette.trim}" stroke="${palette.dark}" stroke-width=".4"`,
    ),
  );
  body(
    sheet,
    [
      [78, 40, 7],
      [68, 40, 12],
      [55, 44, 15],
      [43, 51, 12],
    ],
    palette,
  );
  for (const [x, y, r] of [
    [70, 42, 7],
    [59, 52, 6],
    [80, 40, 5],
  ] as const)
    sac(sheet, [x, y, r], { ...palette, core: '#fff0b0', glow: '#e0a83a' });
  maw(sheet, [37, 53], 6, 7, palette, -20);
  eye(sheet, [47, 41], 3.4, palette, 20);
  glow(sheet, [31, 54], 8, { core: '#fff0b0', glow: '#e0a83a' }, 0.8);
};
