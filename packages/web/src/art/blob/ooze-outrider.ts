import { plume } from '../light.ts';
import type { Painter } from '../scene.ts';
import { path } from '../sheet.ts';
import { body, eye, sac, spine, spines, tendril } from './flesh.ts';

/** It runs ahead of the tide and marks the way for it. */
export const oozeOutrider: Painter = ({ sheet, palette, chance }) => {
  plume(sheet, [72, 32], [100, 16], 5, palette);
  const legs = [0.9, 1.25, 1.6, 1.95].map((angle, i) =>
    tendril([40 + i * 9, 46 - i * 3], angle, 26 - i * 2, 3, i % 2 === 0 ? 6 : -6),
  );
  sheet.add(
    path(legs.join(''), `fill="${palette.hull}" stroke="${palette.dark}" stroke-width=".4"`),
  );
  sheet.add(path(spine([27, 46], 2.75, 25, 4, 0.2), `fill="${palette.trim}"`));
  spines(sheet, [58, 36, 12], palette, { from: -2.4, to: -0.9, count: 6, length: 11 }, chance);
  body(
    sheet,
    [
      [74, 31, 6],
      [64, 34, 9],
      [52, 38, 10.5],
      [40, 42, 9],
      [30, 45, 7],
    ],
    palette,
  );
  sac(sheet, [54, 40, 5], palette);
  sac(sheet, [64, 36, 4], palette);
  eye(sheet, [30, 42], 3.2, palette, 25);
  eye(sheet, [37, 38], 2.2, palette, 25);
};
