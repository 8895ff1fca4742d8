import { between } from '../random.ts';
import type { Painter } from '../scene.ts';
import { path, polygon } from '../sheet.ts';
import { body, eye, maw, sac, spines } from './flesh.ts';

/** A mouth in space, and the wreck that it grinds to dust. */
export const pulverizer: Painter = ({ sheet, palette, chance }) => {
  spines(sheet, [64, 44, 24], palette, { from: -2, to: 2, count: 12, length: 12 }, chance);
  body(
    sheet,
    [
      [82, 44, 12],
      [66, 42, 23],
      [54, 30, 13],
      [54, 58, 13],
    ],
    palette,
  );
  maw(sheet, [50, 45], 17, 18, palette, 0);
  sac(sheet, [50, 45, 12], { ...palette, core: '#fff2c2', glow: '#ff8a3a' });
  const debris = Array.from({ length: 16 }, () => {
    const far = between(chance, 0, 1);
    const [x, y] = [40 - far * 38, 45 + between(chance, -1, 1) * (3 + far * 22)];
    const size = 0.8 + far * 3.2;
    return polygon([
      [x - size, y],
      [x, y - size * between(chance, 0.5, 1)],
      [x + size, y + size * 0.3],
      [x - size * 0.2, y + size],
    ]);
  });
  sheet.add(path(debris.join(''), 'fill="#9aa4b4" stroke="#20242c" stroke-width=".4"'));
  eye(sheet, [62, 22], 4, palette, 0);
  eye(sheet, [72, 27], 2.6, palette, 0);
  eye(sheet, [64, 66], 3.4, palette, 0);
};
