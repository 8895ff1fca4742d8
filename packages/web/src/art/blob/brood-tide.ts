import { between } from '../random.ts';
import type { Painter } from '../scene.ts';
import { path, polygon } from '../sheet.ts';
import { body, eye, type Lobe, maw, sac, spines } from './flesh.ts';

/** A wave of young that rolls over what lies before it. */
export const broodTide: Painter = ({ sheet, palette, chance }) => {
  const spray = Array.from({ length: 26 }, () => {
    const [x, y] = [between(chance, 2, 46), between(chance, 12, 62)];
    const size = between(chance, 0.8, 2);
    return polygon([
      [x - size * 1.8, y + size * 0.5],
      [x + size, y - size * 0.8],
      [x + size * 0.4, y + size],
    ]);
  });
  sheet.add(
    path(spray.join(''), `fill="${palette.plate}" stroke="${palette.dark}" stroke-width=".3"`),
  );
  // The wave rises at the right and breaks to the left.
  const wave = (count: number, lift: number, r: number): Lobe[] =>
    Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1);
      const turn = -0.35 + t * 3.3;
      return [
        58 + Math.cos(turn) * 26 * (1 - t * 0.35),
        62 - lift - Math.sin(turn) * 30 + t * 8,
        r * (1 - t * 0.42),
      ];
    });
  spines(sheet, [60, 44, 30], palette, { from: -2.2, to: 0.2, count: 9, length: 12 }, chance);
  body(
    sheet,
    [
      [78, 58, 15],
      [62, 58, 15],
      [48, 62, 11],
    ],
    palette,
  );
  body(sheet, wave(8, 4, 13), palette);
  body(
    sheet,
    [
      [96, 74, 14],
      [80, 72, 13],
      [64, 74, 12],
      [48, 76, 10],
      [34, 78, 8],
    ],
    palette,
  );
  for (const [x, y, r] of [
    [80, 70, 5],
    [62, 73, 5],
    [84, 50, 5],
  ] as const) {
    sac(sheet, [x, y, r], palette);
  }
  maw(sheet, [34, 50], 5.6, 4.6, palette, 30);
  eye(sheet, [44, 34], 3.4, palette, 30);
  eye(sheet, [58, 28], 4.2, palette, 10);
  eye(sheet, [73, 34], 3.2, palette, 0);
};
