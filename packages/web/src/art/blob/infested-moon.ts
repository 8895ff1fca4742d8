import { cities, patches, planet } from '../planet.ts';
import type { Painter } from '../scene.ts';
import { type Point, path } from '../sheet.ts';
import { body, eye, sac, spines, tendril, veins } from './flesh.ts';

/** A grey moon; what has come down on it spreads from one side. */
export const infestedMoon: Painter = ({ sheet, palette, chance }) => {
  const spot: Point = [48, 46];
  planet(sheet, spot, 30, { lit: '#c2c0b4', night: '#16171c', air: palette.rim });
  patches(sheet, spot, 30, ['#93918a', '#0d0e12'], chance, 0.55);
  cities(sheet, spot, 30, palette.glow, chance, 12);
  const roots = [2.3, 2.9, 3.6, 4.2, 4.9]
    .map((angle, i) => tendril([64, 54], angle, 34 + (i % 2) * 8, 3.6, i % 2 === 0 ? 7 : -7))
    .join('');
  sheet.add(path(roots, `fill="${palette.hull}" stroke="${palette.dark}" stroke-width=".4"`));
  spines(sheet, [68, 56, 15], palette, { from: -1.2, to: 1.6, count: 8, length: 12 }, chance);
  body(
    sheet,
    [
      [58, 46, 9],
      [68, 56, 15],
      [76, 44, 9],
      [58, 68, 9],
    ],
    palette,
  );
  veins(sheet, [60, 54], 28, palette, chance, 7);
  sac(sheet, [76, 45, 6], palette);
  sac(sheet, [58, 68, 6], palette);
  eye(sheet, [68, 56], 6, palette, 0);
};
