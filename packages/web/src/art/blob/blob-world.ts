import { mix } from '../colour.ts';
import { cities, planet } from '../planet.ts';
import { between } from '../random.ts';
import type { Painter } from '../scene.ts';
import { circle, type Point, path } from '../sheet.ts';
import { eye, maw, sac, tendril, veins } from './flesh.ts';

/** A whole world grown over: veins for rivers, a mouth for a sea. */
export const blobWorld: Painter = ({ sheet, palette, chance }) => {
  const spot: Point = [50, 46];
  const arms = [-2.7, -2, -1.1, -0.4, 0.5, 2.6, 3.4]
    .map((angle) =>
      tendril(
        [50 + Math.cos(angle) * 28, 46 + Math.sin(angle) * 28],
        angle,
        between(chance, 16, 24),
        4.2,
        between(chance, -9, 9),
      ),
    )
    .join('');
  const arm = sheet.linear(20, 10, 84, 84, [
    [0, palette.plate],
    [0.5, palette.hull],
    [1, palette.dark],
  ]);
  sheet.add(path(arms, `fill="${arm}"`));
  planet(sheet, spot, 32, {
    lit: mix(palette.hull, '#c9a86a', 0.2),
    night: palette.dark,
    air: palette.rim,
  });
  for (const lobe of [
    [38, 36, 9],
    [58, 30, 7],
    [64, 54, 10],
    [36, 58, 8],
  ] as const) {
    const [x, y, r] = lobe;
    const paint = sheet.radial(
      x,
      y,
      r,
      [
        [0, palette.plate, 0.9],
        [0.6, palette.hull, 0.6],
        [1, palette.dark, 0],
      ],
      [x - r * 0.4, y - r * 0.4],
    );
    sheet.add(circle(x, y, r, `fill="${paint}"`));
  }
  veins(sheet, [50, 46], 29, palette, chance, 9);
  veins(sheet, [64, 58], 14, palette, chance, 5);
  maw(sheet, [49, 47], 10.5, 9, palette, 0);
  cities(sheet, spot, 30, palette.lamp, chance, 16);
  eye(sheet, [62, 33], 2.6, palette, 0);
  sac(sheet, [49, 47, 12], { ...palette, core: palette.glow });
};
