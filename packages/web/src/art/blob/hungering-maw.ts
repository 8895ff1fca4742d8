import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { path } from '../sheet.ts';
import { body, eye, maw, spines, tendril } from './flesh.ts';

/** A mouth that has grown a ship around itself. */
export const hungeringMaw: Painter = ({ sheet, palette, chance }) => {
  const arms = [-2.7, -2.1, 1.9, 2.5, 0.7, -0.6].map((angle, i) =>
    tendril([52 + Math.cos(angle) * 18, 45 + Math.sin(angle) * 16], angle, 30, 4.6, i % 2 ? 9 : -9),
  );
  sheet.add(
    path(arms.join(''), `fill="${palette.hull}" stroke="${palette.dark}" stroke-width=".5"`),
  );
  spines(sheet, [54, 44, 25], palette, { from: -1.5, to: 1.5, count: 9, length: 12 }, chance);
  body(
    sheet,
    [
      [72, 40, 13],
      [60, 34, 15],
      [62, 55, 14],
      [48, 45, 23],
    ],
    palette,
  );
  maw(sheet, [43, 47], 19, 16.5, palette, -8);
  glow(sheet, [43, 47], 11, { core: '#ffd0e0', glow: '#ff5c9a' }, 0.8);
  eye(sheet, [40, 25], 4, palette, 0);
  eye(sheet, [52, 23], 3, palette, 0);
  eye(sheet, [64, 28], 4.4, palette, 10);
  eye(sheet, [72, 37], 2.6, palette, 10);
};
