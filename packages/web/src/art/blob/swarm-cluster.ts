import { between } from '../random.ts';
import type { Painter } from '../scene.ts';
import { path, polygon } from '../sheet.ts';
import { body, eye, maw, sac, spines, tendril } from './flesh.ts';

/** Nests grown into one another, and the swarm around them. */
export const swarmCluster: Painter = ({ sheet, palette, chance }) => {
  const swarm = Array.from({ length: 22 }, () => {
    const angle = between(chance, 0, 6.28);
    const out = between(chance, 34, 50);
    const [x, y] = [50 + Math.cos(angle) * out, 46 + Math.sin(angle) * out * 0.85];
    const size = between(chance, 1, 2.2);
    return polygon([
      [x - size * 1.6, y + size * 0.4],
      [x + size, y - size * 0.8],
      [x + size * 0.5, y + size * 0.9],
    ]);
  });
  sheet.add(
    path(swarm.join(''), `fill="${palette.plate}" stroke="${palette.dark}" stroke-width=".3"`),
  );
  const links = [0.5, 2.2, 3.7, 5.3].map((angle) => tendril([50, 46], angle, 40, 3.6, 6)).join('');
  sheet.add(path(links, `fill="${palette.hull}"`));
  for (const [x, y, r] of [
    [26, 34, 12],
    [74, 32, 12],
    [30, 66, 11],
    [72, 64, 13],
  ] as const) {
    const angle = Math.atan2(y - 46, x - 50);
    const wide = { from: angle - 1, to: angle + 1, count: 4, length: 9 };
    spines(sheet, [x, y, r], palette, wide, chance);
    body(sheet, [[x, y, r]], palette);
    sac(sheet, [x, y, r * 0.5], palette);
  }
  body(
    sheet,
    [
      [40, 42, 14],
      [52, 48, 19],
      [60, 40, 13],
    ],
    palette,
  );
  maw(sheet, [52, 57], 9, 5.5, palette, 4);
  eye(sheet, [50, 42], 6, palette, 0);
  eye(sheet, [64, 44], 3, palette, 0);
  eye(sheet, [37, 46], 3, palette, 0);
};
