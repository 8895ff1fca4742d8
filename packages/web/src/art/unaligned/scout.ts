import { capsule } from '../round-part.ts';
import type { Painter } from '../scene.ts';
import { beam, box, pair } from '../solid.ts';
import { craft } from './craft.ts';

/** A stubby courier: one cabin, one engine, one crate. */
export const scout: Painter = (scene) => {
  const { hull, plate, trim, dark } = scene.palette;
  craft(
    scene,
    { yaw: 200, pitch: 24, roll: 10, size: 27 },
    {
      solids: [
        ...pair(beam([-0.35, 0, 0.2], [-0.65, 0.1, 0.72], [0.07, 0.4], plate, { end: 0.5 })),
        ...pair(beam([-0.4, 0.14, 0.68], [-0.95, 0.14, 0.74], [0.14, 0.1], dark)),
        ...box([-0.15, -0.3, 0], [0.5, 0.22, 0.34], '#a8803f', -0.2),
      ],
      rounds: [
        {
          from: [-0.8, 0, 0],
          to: [0.85, 0, 0],
          radius: capsule(0.32, 0.5, 0.2),
          colour: hull,
          stripes: [[0.3, 0.37, trim]],
          seams: [0.2, 0.52],
          windows: [{ from: 0.68, to: 0.86, across: -0.35, count: 3 }],
        },
      ],
    },
    [[-0.82, 0, 0]],
    4.5,
  );
};
