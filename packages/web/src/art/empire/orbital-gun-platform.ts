import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { beam, box, hexagon, loft, pair, upright } from '../solid.ts';
import { build } from '../structure.ts';

/** Two great barrels on a turntable, and not much else. */
export const orbitalGunPlatform: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, trim, dark } = palette;
  const camera = build(
    scene,
    { size: 33, pitch: 18, yaw: 206, centre: [52, 52] },
    {
      solids: [
        ...upright(
          loft(
            [
              [-0.75, hexagon(0.3, 0.3)],
              [-0.3, hexagon(1.5, 1.5)],
              [-0.12, hexagon(1.4, 1.4)],
            ],
            plate,
            -0.4,
          ),
        ),
        ...box([-0.1, 0.14, 0], [0.9, 0.5, 0.72], hull, 0.1),
        ...box([-0.3, 0.46, 0], [0.5, 0.18, 0.4], dark, 0.3),
        ...pair([
          ...beam([0.2, 0.2, 0.24], [1.5, 0.5, 0.2], [0.22, 0.22], trim, { end: 0.55, bias: 0.2 }),
          ...box([0.36, 0.24, 0.24], [0.24, 0.34, 0.3], dark, 0.3),
        ]),
        ...pair(beam([-0.4, -0.2, 0.6], [-0.9, 0.1, 1.05], [0.04, 0.5], '#5a2a22')),
      ],
    },
    palette.trim,
  );
  for (const z of [0.2, -0.2]) glow(sheet, camera.project([1.54, 0.51, z]), 7, palette, 0.9);
};
