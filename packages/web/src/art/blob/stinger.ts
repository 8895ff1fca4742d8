import { plume } from '../light.ts';
import type { Painter } from '../scene.ts';
import { path } from '../sheet.ts';
import { body, eye, spine, spines, tendril } from './flesh.ts';

/** A wasp of a ship: a banded tail that ends in a sting. */
export const stinger: Painter = ({ sheet, palette, chance }) => {
  plume(sheet, [31, 33], [8, 18], 4, palette);
  const wings = [tendril([40, 32], -2.4, 26, 6, 4), tendril([46, 29], -1.1, 27, 6, -4)];
  sheet.add(path(wings.join(''), `fill="${palette.rim}" opacity=".55"`));
  spines(sheet, [36, 38, 10], palette, { from: 1.4, to: 3.4, count: 5, length: 8 }, chance);
  sheet.add(path(spine([72, 60], 0.75, 24, 3.2, -0.3), `fill="${palette.trim}"`));
  body(
    sheet,
    [
      [36, 37, 10.5],
      [48, 40, 7],
      [57, 45, 9.5],
      [66, 53, 7.5],
      [73, 60, 4.5],
    ],
    palette,
  );
  const bands = 'M52 37q5 5 2 15M60 40q5 5 0 15M68 47q3 5-3 11';
  sheet.add(path(bands, `fill="none" stroke="${palette.dark}" stroke-width="2.4" opacity=".8"`));
  eye(sheet, [30, 35], 3.8, palette, 20);
  eye(sheet, [38, 32], 2.4, palette, 20);
};
