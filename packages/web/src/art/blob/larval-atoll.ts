import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { ellipse, path } from '../sheet.ts';
import { body, eye, type Lobe, spines, tendril } from './flesh.ts';

/** A reef of flesh around a warm lagoon, where larvae swim until they are large enough. */
export const larvalAtoll: Painter = ({ sheet, palette, chance }) => {
  const [x, y] = [50, 48];
  const ring = (from: number, to: number, count: number): Lobe[] =>
    Array.from({ length: count }, (_, i) => {
      const turn = from + ((to - from) * i) / (count - 1);
      return [x + Math.cos(turn) * 33, y + Math.sin(turn) * 15, 7.5 + (i % 3) * 1.2];
    });
  const roots = [0.4, 0.9, 1.4, 1.9, 2.5, 2.9].map((angle) =>
    tendril([x + Math.cos(angle) * 28, y + Math.sin(angle) * 14], angle * 0.6 + 0.65, 24, 4, 6),
  );
  sheet.add(
    path(roots.join(''), `fill="${palette.hull}" stroke="${palette.dark}" stroke-width=".4"`),
  );
  spines(sheet, [x, y - 4, 30], palette, { from: -2.8, to: -0.3, count: 9, length: 11 }, chance);
  body(sheet, ring(-Math.PI, 0, 8), palette);
  const lagoon = sheet.radial(x, y, 28, [
    [0, palette.core],
    [0.4, palette.glow],
    [1, '#12603c'],
  ]);
  sheet.add(ellipse(x, y, 29, 11, `fill="${lagoon}"`));
  glow(sheet, [x, y - 4], 30, palette, 0.4);
  const larvae = [
    tendril([36, 48], 0.2, 9, 1.8, 3),
    tendril([52, 44], -0.3, 9, 1.8, -3),
    tendril([60, 52], 3, 9, 1.8, 3),
    tendril([46, 53], 0.1, 8, 1.6, 2),
  ];
  sheet.add(path(larvae.join(''), `fill="${palette.dark}" opacity=".75"`));
  body(sheet, ring(Math.PI, 0, 8), palette);
  eye(sheet, [x - 3, y + 15], 4.4, palette, 0);
  eye(sheet, [x - 25, y + 9], 2.6, palette, 0);
  eye(sheet, [x + 24, y + 10], 2.8, palette, 0);
};
