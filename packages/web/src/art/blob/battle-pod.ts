import type { Painter } from '../scene.ts';
import { body, eye, maw, spines } from './flesh.ts';
import { trail } from './trail.ts';

/** A round pod that is all mouth. */
export const battlePod: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  trail(
    scene,
    [
      [62, 34],
      [66, 44],
      [64, 54],
    ],
    -0.1,
    26,
    2.6,
  );
  spines(sheet, [48, 45, 21], palette, { from: -2.7, to: 2.2, count: 11, length: 12 }, chance);
  body(
    sheet,
    [
      [48, 45, 21],
      [63, 38, 10],
      [60, 56, 9],
    ],
    palette,
  );
  maw(sheet, [40, 49], 11, 9, palette, -18);
  eye(sheet, [50, 33], 3.4, palette, -20);
  eye(sheet, [60, 37], 2.3, palette, -20);
};
