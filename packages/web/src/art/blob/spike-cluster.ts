import type { Painter } from '../scene.ts';
import { body, eye, spines } from './flesh.ts';

/** An urchin of thorns around a small heart. */
export const spikeCluster: Painter = ({ sheet, palette, chance }) => {
  spines(sheet, [50, 46, 15], palette, { from: 0, to: 6, count: 17, length: 34 }, chance);
  spines(sheet, [50, 46, 16], palette, { from: 0.2, to: 6.2, count: 19, length: 21 }, chance);
  body(
    sheet,
    [
      [50, 46, 16],
      [42, 52, 8],
      [59, 40, 8],
    ],
    palette,
  );
  spines(sheet, [50, 46, 8], palette, { from: 0, to: 6, count: 9, length: 9 }, chance);
  eye(sheet, [50, 46], 5.2, palette, 0);
};
