import type { Painter } from '../scene.ts';
import { beam, box, type Solid } from '../solid.ts';
import { build } from '../structure.ts';
import { antennae, lens } from './machine-parts.ts';

const EDGE = '#f6d9d2';

/** A fortress of blocks, guns on every side. */
export const battleStation: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, dark, trim } = palette;
  const gun = (y: number, z: number): Solid[] =>
    beam([0.3, y, z], [1.25, y + 0.04, z * 1.08], [0.12, 0.12], dark, { end: 0.8 });
  const camera = build(
    scene,
    { size: 31, pitch: 18, yaw: 48 },
    {
      solids: [
        ...box([0, 0, 0], [0.95, 0.9, 0.95], hull),
        ...box([0, 0.56, 0], [0.6, 0.24, 0.6], plate, 0.2),
        ...box([0, -0.56, 0], [0.6, 0.24, 0.6], dark, -0.2),
        ...box([0, 0.1, 0.62], [0.5, 0.5, 0.3], plate),
        ...box([0, -0.08, -0.62], [0.4, 0.44, 0.3], trim),
        ...gun(0.28, 0.34),
        ...gun(-0.28, 0.34),
        ...gun(-0.28, -0.34),
        ...beam([0, 0.2, 0.7], [-0.1, 0.3, 1.35], [0.12, 0.12], dark, { end: 0.8 }),
      ],
    },
    EDGE,
  );
  lens(sheet, camera.project([0.5, 0.06, -0.08]), 5, palette);
  antennae(
    sheet,
    camera,
    [
      [
        [0, 0.66, 0.1],
        [-0.1, 1.2, 0.1],
      ],
      [
        [-0.2, 0.66, -0.2],
        [-0.3, 1, -0.2],
      ],
    ],
    palette,
  );
};
