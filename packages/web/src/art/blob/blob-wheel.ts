import { between } from '../random.ts';
import type { Painter } from '../scene.ts';
import { path } from '../sheet.ts';
import { body, eye, type Lobe, spines, tendril } from './flesh.ts';

/** A wheel of flesh that turns around an eye. */
export const blobWheel: Painter = ({ sheet, palette, chance }) => {
  const [x, y, r] = [50, 45, 27];
  const ring: Lobe[] = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 12) * 2 * Math.PI;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.82, 6.5 + (i % 3)];
  });
  const spokes = [0.3, 1.6, 2.9, 4.2, 5.4]
    .map((angle) => tendril([x, y], angle, 30, 3.4, between(chance, -3, 3)))
    .join('');
  spines(sheet, [x, y, 30], palette, { from: 0, to: 6, count: 16, length: 13 }, chance);
  sheet.add(path(spokes, `fill="${palette.hull}" stroke="${palette.dark}" stroke-width=".5"`));
  body(sheet, ring, palette);
  body(sheet, [[x, y, 10]], palette);
  eye(sheet, [x - 1, y], 5, palette, 0);
};
