import { capsule, cone } from '../round-part.ts';
import type { Painter } from '../scene.ts';
import { beam, pair } from '../solid.ts';
import { craft } from './craft.ts';

/** A far traveller: panels to the sun, a dish to the dark. */
export const explorer: Painter = (scene) => {
  const { hull, plate, trim, dark } = scene.palette;
  craft(
    scene,
    { yaw: 158, pitch: 26, roll: -6, size: 32 },
    {
      solids: [
        ...pair(beam([-0.1, 0.02, 0.2], [-0.1, 0.02, 0.5], [0.05, 0.05], plate)),
        ...pair(beam([-0.1, 0.02, 0.46], [-0.22, 0.02, 1.25], [0.03, 0.62], '#3f5f9e')),
      ],
      rounds: [
        {
          from: [-0.9, 0, 0],
          to: [0.7, 0, 0],
          radius: capsule(0.22, 0.3, 0.15),
          colour: hull,
          stripes: [[0.5, 0.56, trim]],
          seams: [0.25, 0.75],
          windows: [{ from: 0.58, to: 0.84, across: -0.2, count: 4 }],
        },
        {
          from: [0.62, 0.02, 0],
          to: [0.92, 0.02, 0],
          radius: cone(0.06, 0.4),
          colour: plate,
          cap: dark,
        },
      ],
    },
    [[-0.92, 0, 0]],
    4.5,
  );
};
