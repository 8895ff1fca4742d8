import type { Painter } from '../scene.ts';
import { beam, box, diamond, hexagon, loft, pair } from '../solid.ts';
import { craft } from './craft.ts';

/** A thin fighter with two fangs. */
export const viper: Painter = (scene) => {
  const { hull, plate, trim, dark } = scene.palette;
  craft(
    scene,
    { yaw: 232, pitch: 32, roll: -8, size: 30 },
    {
      solids: [
        ...loft(
          [
            [-0.75, hexagon(0.3, 0.36)],
            [-0.1, hexagon(0.34, 0.42)],
            [0.95, hexagon(0.06, 0.06)],
          ],
          hull,
        ),
        ...loft(
          [
            [-0.3, diamond(0.14, 0.14, 0.18)],
            [0.3, diamond(0.04, 0.06, 0.13)],
          ],
          dark,
          0.3,
        ),
        ...pair(beam([-0.3, 0, 0.16], [-0.62, -0.1, 0.86], [0.06, 0.5], plate, { end: 0.4 })),
        ...pair(beam([-0.5, -0.06, 0.62], [0.55, -0.02, 0.44], [0.08, 0.08], trim, { end: 0.3 })),
        ...pair(box([-0.72, 0.02, 0.26], [0.36, 0.2, 0.2], dark)),
      ],
    },
    [
      [-0.9, 0, 0.24],
      [-0.9, 0, -0.24],
    ],
    3,
  );
};
