import type { Painter } from '../scene.ts';
import { box, type Solid } from '../solid.ts';
import { build, dome, tower } from '../structure.ts';
import { traffic } from './traffic.ts';

/** Boxes of goods around a small ring. */
export const tradingPost: Painter = (scene) => {
  const { palette } = scene;
  const { hull, trim, plate } = palette;
  const goods = [trim, '#d9a24a', plate, '#c0564a'];
  const crates: Solid[] = goods.flatMap((colour, i) => {
    const angle = (i / 4) * 2 * Math.PI + 0.5;
    return box([Math.cos(angle) * 0.62, -0.34, Math.sin(angle) * 0.62], [0.3, 0.3, 0.3], colour);
  });
  build(
    scene,
    { size: 31, pitch: 20 },
    {
      solids: crates,
      rounds: [
        tower([0, -0.85, 0], 0.55, [0.1, 0.2], plate),
        tower([0, -0.3, 0], 0.75, 0.24, hull, {
          stripes: [[0.55, 0.68, trim]],
          windows: [
            { from: 0.1, to: 0.9, across: -0.25, count: 4 },
            { from: 0.1, to: 0.9, across: 0.25, count: 4 },
          ],
        }),
        dome([0, 0.45, 0], 0.3, hull),
        tower([0, 0.7, 0], 0.4, [0.025, 0.012], plate),
      ],
      rings: [
        { centre: [0, 0.08, 0], radius: 0.86, tube: 0.17, colour: hull, lamps: palette.lamp },
      ],
    },
  );
  traffic(scene, [
    [
      [18, 62],
      [-9, 5],
    ],
    [
      [80, 30],
      [9, -4],
    ],
  ]);
};
