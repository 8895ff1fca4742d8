import { mix } from '../colour.ts';
import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { beam, box, type Solid, type Vec } from '../solid.ts';
import { build, dome, rock, tower } from '../structure.ts';

/** Guns and a great dome on a rock. */
export const defenseCenter: Painter = (scene) => {
  const { hull, trim, plate, dark } = scene.palette;
  const camera = build(
    scene,
    { size: 32, pitch: 17, centre: [50, 49] },
    {
      solids: [
        ...rock(1.12, 0.8, '#7f8ba3'),
        ...gun([0.55, 0, 0.6], [1.1, 0.42, 0.85], dark, plate),
        ...gun([-0.75, 0, 0.45], [-1.25, 0.4, 0.7], dark, plate),
        ...gun([0.75, 0, -0.4], [1.25, 0.5, -0.5], dark, plate),
      ],
      rounds: [
        tower([0, 0, 0], 0.22, 0.66, hull, {
          stripes: [[0.3, 0.6, trim]],
          windows: [
            { from: 0.7, to: 0.95, across: -0.5, count: 1 },
            { from: 0.7, to: 0.95, across: 0, count: 1 },
            { from: 0.7, to: 0.95, across: 0.4, count: 1 },
          ],
        }),
        dome([0, 0.22, 0], 0.58, mix(trim, hull, 0.55), { seams: [0.3, 0.62], bias: 0.3 }),
        tower([0, 0.68, 0], 0.36, [0.03, 0.012], plate, { bias: 0.35 }),
      ],
    },
  );
  glow(scene.sheet, camera.project([0, 1.05, 0]), 5, scene.palette, 0.9);
};

/** A gun beside another gun, turned outwards. */
const gun = ([x, y, z]: Vec, to: Vec, dark: string, plate: string): Solid[] => [
  ...box([x, y + 0.08, z], [0.24, 0.16, 0.24], plate),
  ...beam([x, y + 0.14, z], to, [0.08, 0.08], dark, { end: 0.7, bias: 0.1 }),
];
