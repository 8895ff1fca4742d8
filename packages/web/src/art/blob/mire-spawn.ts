import type { Painter } from '../scene.ts';
import { dots, line, path } from '../sheet.ts';
import { body, eye, spines, tendril } from './flesh.ts';

/** What has just crept out of the mire: a head, and a tail to be quick with. */
export const mireSpawn: Painter = ({ sheet, palette, chance }) => {
  const tail = [
    tendril([58, 48], 0.35, 34, 5, 9),
    tendril([54, 51], 0.8, 20, 3, -5),
    tendril([56, 44], -0.15, 22, 3, 5),
  ];
  sheet.add(
    path(tail.join(''), `fill="${palette.hull}" stroke="${palette.dark}" stroke-width=".4"`),
  );
  spines(sheet, [40, 43, 13], palette, { from: -2.6, to: -0.7, count: 5, length: 8 }, chance);
  body(
    sheet,
    [
      [58, 49, 6],
      [50, 46, 9.5],
      [38, 43, 13],
    ],
    palette,
  );
  eye(sheet, [31, 41], 5, palette, 12);
  eye(sheet, [41, 36], 2.2, palette, 12);
  sheet.add(line('M27 50q5 5 12 3', palette.dark, 1.1));
  // Slime that has not let go yet.
  sheet.add(
    line(
      dots([
        [70, 36],
        [76, 42],
        [66, 62],
        [82, 56],
        [74, 66],
      ]),
      palette.plate,
      2.4,
      0.8,
    ),
  );
};
