import { plume } from '../light.ts';
import type { Painter } from '../scene.ts';
import { path } from '../sheet.ts';
import { body, eye, spines } from './flesh.ts';

/** Two huge jaws of horn, and just enough body to close them. */
export const crusher: Painter = ({ sheet, palette, chance }) => {
  plume(sheet, [76, 42], [102, 38], 7, palette);
  spines(sheet, [66, 43, 15], palette, { from: -2.2, to: 2.2, count: 9, length: 9 }, chance);
  body(
    sheet,
    [
      [76, 42, 8],
      [66, 43, 15],
      [55, 44, 13],
    ],
    palette,
  );
  const horn = sheet.linear(10, 20, 60, 70, [
    [0, '#f7ffe4'],
    [0.45, '#b9cf8f'],
    [1, '#2b3a22'],
  ]);
  const jaws =
    'M62 34C52 16 26 10 8 30C14 28 18 29 20 32L25 29L29 35L35 31L39 38L45 35C48 38 52 40 58 41Z' +
    'M62 54C52 74 26 80 8 60C14 62 18 61 20 58L25 61L29 55L35 59L39 52L45 55C48 52 52 50 58 48Z';
  sheet.add(path(jaws, `fill="${horn}" stroke="${palette.dark}" stroke-width=".6"`));
  eye(sheet, [62, 38], 3.4, palette, 0);
  eye(sheet, [62, 50], 3.4, palette, 0);
};
