import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { path } from '../sheet.ts';
import { body, eye, sac, spine, spines, tendril } from './flesh.ts';

/** A crowned mother, her eggs in rows behind her. */
export const hiveQueen: Painter = ({ sheet, palette, chance }) => {
  glow(sheet, [40, 40], 40, { core: palette.glow, glow: palette.glow }, 0.4);
  const arms = [
    tendril([32, 52], 2.4, 30, 3.4, 6),
    tendril([38, 56], 1.9, 30, 3.4, -6),
    tendril([28, 44], 3, 28, 3.4, 5),
    tendril([46, 58], 1.4, 24, 3, 5),
  ];
  sheet.add(path(arms.join(''), `fill="${palette.hull}"`));
  const crown = [-2.6, -2.25, -1.9, -1.55, -1.2, -0.85].map((angle, i) =>
    spine(
      [36 + Math.cos(angle) * 12, 34 + Math.sin(angle) * 12],
      angle,
      14 + (i % 2) * 8,
      2.6,
      0.1,
    ),
  );
  sheet.add(path(crown.join(''), `fill="#f0d070" stroke="${palette.dark}" stroke-width=".4"`));
  spines(sheet, [70, 60, 17], palette, { from: -1.4, to: 1.4, count: 7, length: 9 }, chance);
  body(
    sheet,
    [
      [36, 36, 15],
      [48, 46, 11],
      [60, 54, 15],
      [74, 62, 15],
      [86, 70, 9],
    ],
    palette,
  );
  for (const [x, y, r] of [
    [56, 52, 5.5],
    [67, 50, 5],
    [64, 62, 5.5],
    [76, 58, 5.5],
    [73, 69, 5],
    [85, 66, 5],
  ] as const)
    sac(sheet, [x, y, r], palette);
  eye(sheet, [31, 36], 5.6, palette, 12);
  eye(sheet, [43, 31], 3.4, palette, 12);
  eye(sheet, [40, 42], 2.6, palette, 12);
};
