import { plume } from '../light.ts';
import type { Painter } from '../scene.ts';
import { box, type Solid } from '../solid.ts';
import { build, dome, tower } from '../structure.ts';
import { traffic } from './traffic.ts';

const GOODS = ['#c0564a', '#d9a24a', '#4f86c0', '#7aa65a', '#8a5fb0', '#d9d2c0'];

/** A bazaar under way: stalls in all colours on a deck with engines of its own. */
export const mobileMarket: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, trim, plate } = palette;
  plume(sheet, [80, 58], [104, 66], 5, palette);
  plume(sheet, [68, 65], [90, 75], 5, palette);
  const stalls: Solid[] = GOODS.flatMap((colour, i) => {
    const [x, z] = [-0.75 + (i % 3) * 0.62, i < 3 ? -0.38 : 0.4];
    return [
      ...box([x, 0.2, z], [0.42, 0.26, 0.36], plate, 0.2),
      ...box([x, 0.38, z], [0.5, 0.09, 0.46], colour, 0.4),
    ];
  });
  build(
    scene,
    { size: 34, pitch: 26, yaw: 200, roll: 4, centre: [48, 50] },
    {
      solids: [
        ...box([-0.1, -0.02, 0], [2, 0.16, 1.3], hull, -0.4),
        ...box([-0.1, -0.16, 0], [1.7, 0.12, 1], trim, -0.6),
        ...stalls,
      ],
      rounds: [
        tower([0.78, 0.04, 0], 0.6, [0.16, 0.12], hull, { stripes: [[0.5, 0.65, trim]] }),
        dome([0.78, 0.62, 0], 0.19, trim),
      ],
    },
  );
  traffic(scene, [
    [
      [16, 30],
      [-8, -3],
    ],
    [
      [86, 26],
      [9, -4],
    ],
    [
      [22, 74],
      [-9, 4],
    ],
  ]);
};
