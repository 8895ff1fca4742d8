import { capsule } from '../round-part.ts';
import type { Painter } from '../scene.ts';
import { beam, box, hexagon, loft, pair } from '../solid.ts';
import { craft } from './craft.ts';

/** A flat freighter with more engine than papers, and a hold that no customs officer has found. */
export const smuggler: Painter = (scene) => {
  const { hull, plate, trim, dark } = scene.palette;
  craft(
    scene,
    { yaw: 150, pitch: 32, roll: -12, size: 30, centre: [53, 46] },
    {
      solids: [
        ...loft(
          [
            [-0.8, hexagon(0.22, 0.9)],
            [-0.1, hexagon(0.34, 1.1)],
            [0.5, hexagon(0.26, 0.62)],
            [0.95, hexagon(0.1, 0.2)],
          ],
          plate,
        ),
        ...pair(box([-0.3, 0.2, 0.3], [0.5, 0.12, 0.22], dark, 0.2)),
        ...box([0.28, -0.2, 0], [0.4, 0.16, 0.3], '#a8803f', -0.1),
        ...beam([-0.5, 0.18, 0], [-0.95, 0.62, 0], [0.06, 0.34], hull, { end: 0.5, bias: 0.3 }),
      ],
      rounds: [
        {
          from: [0.1, 0.18, 0.36],
          to: [0.72, 0.14, 0.36],
          radius: capsule(0.15, 0.5, 0.2),
          colour: hull,
          stripes: [[0.62, 0.72, trim]],
          windows: [{ from: 0.74, to: 0.9, across: -0.3, count: 2 }],
          bias: 0.4,
        },
      ],
    },
    [
      [-0.85, 0, 0.32],
      [-0.85, 0, 0],
      [-0.85, 0, -0.32],
    ],
    3.4,
  );
};
