import { mix } from '../colour.ts';
import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { build, dome, rock, tower } from '../structure.ts';
import { traffic } from './traffic.ts';

/** Towers of glass over the clouds of a capital. */
export const centralOffice: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, trim, plate } = palette;
  const rows = (count: number) =>
    [-0.45, -0.1, 0.25].map((across) => ({ from: 0.08, to: 0.92, across, count }));
  const camera = build(
    scene,
    { size: 29, pitch: 14, centre: [51, 59] },
    {
      solids: rock(1.2, 0.7, '#8a9ab8'),
      rounds: [
        tower([0, 0, 0], 0.14, 1.02, plate, { stripes: [[0.3, 0.7, trim]], bias: -0.4 }),
        tower([-0.1, 0.1, -0.1], 1.35, [0.3, 0.2], hull, {
          windows: rows(9),
          stripes: [[0.9, 0.96, trim]],
        }),
        tower([0.5, 0.1, 0.1], 0.72, [0.2, 0.17], plate, { windows: rows(5) }),
        tower([-0.62, 0.1, 0.1], 0.92, [0.2, 0.16], plate, {
          windows: rows(6),
          stripes: [[0.88, 0.95, trim]],
        }),
        dome([0.18, 0.1, 0.6], 0.3, mix(trim, '#ffffff', 0.3), { seams: [0.4] }),
        dome([-0.35, 0.1, 0.66], 0.2, hull),
        tower([-0.1, 1.45, -0.1], 0.5, [0.04, 0.012], plate),
      ],
      rings: [
        { centre: [-0.1, 1.08, -0.1], radius: 0.46, tube: 0.1, colour: hull, lamps: palette.lamp },
      ],
    },
  );
  glow(sheet, camera.project([-0.1, 1.95, -0.1]), 4, palette);
  traffic(scene, [
    [
      [22, 30],
      [-10, 4],
    ],
    [
      [76, 24],
      [10, -3],
    ],
    [
      [84, 44],
      [9, 2],
    ],
    [
      [14, 48],
      [-8, 0],
    ],
  ]);
};
