import { glow } from '../light.ts';
import { between } from '../random.ts';
import type { Painter } from '../scene.ts';
import { at, line, type Point } from '../sheet.ts';
import { beam, box, type Solid } from '../solid.ts';
import { build } from '../structure.ts';
import { lens } from './machine-parts.ts';

/** A conveyor: ships go in at one end, weapons come out at the other. */
export const conversionYard: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  const { hull, plate, dark, trim } = palette;
  const scraps: Solid[] = [
    ...beam([-1.35, 0.16, 0.1], [-0.95, 0.34, -0.1], [0.2, 0.3], '#c9ced8'),
    ...beam([-0.95, 0.14, -0.1], [-0.7, 0.2, 0.2], [0.18, 0.2], '#5c7390'),
  ];
  const camera = build(
    scene,
    { size: 26, pitch: 20, yaw: 24, centre: [50, 46] },
    {
      solids: [
        ...box([0, -0.1, 0], [2.8, 0.2, 0.7], dark, -0.5),
        ...box([0, -0.32, 0], [2.2, 0.22, 0.4], plate, -0.7),
        ...scraps,
        ...box([0, 0.46, 0], [0.9, 0.95, 0.95], hull, 0.1),
        ...box([0, 1, 0], [0.6, 0.2, 0.6], plate, 0.3),
        ...beam([0.6, 0.2, 0.16], [1.3, 0.24, 0.16], [0.14, 0.14], trim, { end: 0.4, bias: 0.2 }),
        ...beam([0.6, 0.2, -0.16], [1.3, 0.24, -0.16], [0.14, 0.14], trim, { end: 0.4, bias: 0.2 }),
        ...beam([-0.2, 1.05, -0.1], [-0.2, 1.55, -0.1], [0.16, 0.16], dark, { bias: 0.3 }),
        ...beam([0.2, 1.05, -0.1], [0.2, 1.4, -0.1], [0.16, 0.16], dark, { bias: 0.3 }),
      ],
    },
    '#f6d9d2',
  );
  const mouth = camera.project([-0.48, 0.3, 0.2]);
  glow(sheet, mouth, 13, palette, 0.95);
  glow(sheet, camera.project([0.5, 0.24, 0]), 9, palette, 0.8);
  const sparks = Array.from(
    { length: 14 },
    (): Point => [mouth[0] - between(chance, 0, 15), mouth[1] - between(chance, -5, 15)],
  );
  sheet.add(line(sparks.map((p) => `M${at(p)}h0`).join(''), '#ffd08a', 0.9));
  lens(sheet, camera.project([0.1, 0.62, 0.5]), 4.4, palette);
};
