import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { beam, box, hexagon, loft, pair } from '../solid.ts';
import { build } from '../structure.ts';
import { lens } from './machine-parts.ts';

/** Two clamps and, between them, a hull that no longer belongs to itself. */
export const integrationPort: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, dark, trim } = palette;
  const camera = build(
    scene,
    { size: 33, pitch: 16, yaw: 54, centre: [50, 50] },
    {
      solids: [
        ...box([-0.6, 0, 0], [0.4, 1.5, 1.7], dark, -0.6),
        ...box([-0.36, 0.62, 0], [0.36, 0.22, 1.4], hull, -0.2),
        ...pair([
          ...beam([-0.4, 0, 0.75], [0.5, 0.05, 0.95], [0.34, 0.26], hull),
          ...beam([0.45, 0.05, 0.95], [0.62, 0.05, 0.42], [0.26, 0.2], trim, { end: 0.5 }),
          ...beam([-0.4, -0.5, 0.6], [0.3, -0.6, 0.7], [0.2, 0.2], plate),
        ]),
        ...loft(
          [
            [-0.3, hexagon(0.5, 0.5)],
            [0.6, hexagon(0.46, 0.5)],
            [1.15, hexagon(0.1, 0.1)],
          ],
          '#c9ced8',
          0.1,
        ),
      ],
    },
    '#f6d9d2',
  );
  lens(sheet, camera.project([-0.2, 0.66, 0]), 4.6, palette);
  for (const z of [0.42, -0.42]) glow(sheet, camera.project([0.62, 0.05, z]), 7, palette, 0.9);
};
