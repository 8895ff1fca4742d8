import { cameraFor } from '../camera.ts';
import { glow } from '../light.ts';
import { capsule } from '../round-part.ts';
import type { Painter } from '../scene.ts';
import { beam, box, pair } from '../solid.ts';
import { craft } from './craft.ts';

/** A patrol cutter with its lights on. */
export const systemPolice: Painter = (scene) => {
  const { hull, plate, dark } = scene.palette;
  const pose = { yaw: 206, pitch: 28, roll: 6, size: 30, centre: [47, 46] } as const;
  const blue = '#3f6fd8';
  craft(
    scene,
    pose,
    {
      solids: [
        ...pair(beam([-0.2, 0, 0.2], [-0.75, 0.04, 0.85], [0.08, 0.5], plate, { end: 0.6 })),
        ...pair(box([-0.75, 0.06, 0.84], [0.7, 0.16, 0.12], blue, 0.1)),
        ...box([-0.1, 0.32, 0], [0.16, 0.1, 0.5], dark, 0.5),
        ...pair(beam([0.2, -0.14, 0.22], [0.95, -0.12, 0.18], [0.07, 0.07], dark, { end: 0.7 })),
      ],
      rounds: [
        {
          from: [-0.9, 0, 0],
          to: [1, 0, 0],
          radius: capsule(0.3, 0.6, 0.2),
          colour: hull,
          stripes: [
            [0.3, 0.36, blue],
            [0.38, 0.5, '#f2f4ff'],
            [0.52, 0.58, blue],
          ],
          seams: [0.2],
          windows: [{ from: 0.72, to: 0.88, across: -0.35, count: 3 }],
        },
      ],
    },
    [[-0.92, 0, 0]],
    4.5,
  );
  const camera = cameraFor(pose);
  glow(scene.sheet, camera.project([-0.1, 0.38, 0.2]), 8, { core: '#ffffff', glow: '#3f7dff' });
  glow(scene.sheet, camera.project([-0.1, 0.38, -0.2]), 8, { core: '#ffffff', glow: '#ff4a4a' });
};
