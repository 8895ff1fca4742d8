import { plume } from '../light.ts';
import type { Painter } from '../scene.ts';
import { path } from '../sheet.ts';
import { body, eye, spine, spines } from './flesh.ts';
import { trail } from './trail.ts';

/** A quick dart with a thorn for a nose. */
export const blobDart: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  plume(sheet, [60, 39], [92, 27], 4, palette);
  trail(
    scene,
    [
      [62, 41],
      [60, 36],
      [63, 45],
    ],
    -0.35,
    25,
    2,
  );
  spines(sheet, [50, 44, 9], palette, { from: -2.2, to: 2.9, count: 7, length: 10 }, chance);
  sheet.add(path(spine([34, 49], Math.PI - 0.38, 21, 3.6, 0.12), `fill="${palette.trim}"`));
  body(
    sheet,
    [
      [62, 40, 5],
      [54, 43, 8.5],
      [44, 46, 9.5],
      [35, 49.5, 6],
    ],
    palette,
  );
  eye(sheet, [40, 46], 3, palette, 20);
};
