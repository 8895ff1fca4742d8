import type { Painter } from '../scene.ts';
import { n, type Point, path } from '../sheet.ts';
import { body, type Lobe, spines, tendril } from './flesh.ts';

/** A nest that hangs in the void, every cell lit from inside. */
export const hive: Painter = ({ sheet, palette, chance }) => {
  const lobes: Lobe[] = [
    [50, 20, 9],
    [50, 32, 16],
    [48, 47, 23],
    [53, 61, 17],
    [50, 74, 9],
  ];
  const arms = [
    tendril([50, 16], -2.5, 30, 3.5, 5),
    tendril([50, 16], -0.7, 32, 3.5, -5),
    tendril([52, 76], 1.9, 26, 3, 5),
    tendril([50, 14], -1.6, 20, 3, 3),
  ];
  sheet.add(path(arms.join(''), `fill="${palette.hull}"`));
  spines(sheet, [48, 47, 23], palette, { from: 1.9, to: 4.3, count: 6, length: 11 }, chance);
  spines(sheet, [50, 50, 22], palette, { from: -1.1, to: 1.1, count: 6, length: 11 }, chance);
  body(sheet, lobes, palette);
  const cells: readonly Lobe[] = [
    [42, 40, 4.6],
    [54, 38, 4],
    [47, 51, 5.4],
    [59, 50, 4.4],
    [37, 51, 3.8],
    [51, 63, 4.4],
    [61, 62, 3.2],
    [50, 27, 3.4],
    [44, 61, 3],
  ];
  for (const [cx, cy, cr] of cells) {
    const corners = Array.from({ length: 6 }, (_, i): Point => {
      const angle = (i / 6) * 2 * Math.PI + 0.3;
      return [cx + Math.cos(angle) * cr, cy + Math.sin(angle) * cr];
    });
    const paint = sheet.radial(cx, cy + cr * 0.3, cr, [
      [0, palette.core],
      [0.4, palette.glow],
      [1, '#1f4a14'],
    ]);
    const d = `M${corners.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`;
    sheet.add(
      path(d, `fill="${paint}" stroke="${palette.dark}" stroke-width="1" stroke-linejoin="round"`),
    );
  }
};
