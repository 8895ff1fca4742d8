import { glow } from '../light.ts';
import { patches, planet } from '../planet.ts';
import { capsule } from '../round-part.ts';
import type { Painter } from '../scene.ts';
import { dots, line } from '../sheet.ts';
import { beam, diamond, loft } from '../solid.ts';
import { build } from '../structure.ts';
import { PAINTS, sparks, trussPart } from './salvage.ts';

/** Every ship that was ever given up for lost stands in its dust. */
export const moonOfLostShips: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  planet(sheet, [50, 62], 33, { lit: '#b39a80', night: '#1a130d', air: palette.rim });
  patches(sheet, [50, 62], 33, ['#8a7460', '#140e0a'], chance, 0.5);
  build(
    scene,
    { size: 30, pitch: 8, yaw: 20, centre: [50, 62] },
    {
      solids: [
        ...loft(
          [
            [-0.2, diamond(0.4, 0.5, 0.9, 0.1)],
            [0.9, diamond(0.05, 0.05, 1.35, 0.2)],
          ],
          '#c09a58',
          0.2,
        ),
        ...beam([0.75, 0.55, 0.5], [1.35, 0.95, 0.5], [0.3, 0.34], PAINTS[5], { end: 0.6 }),
        ...beam([-0.95, 0.35, 0.5], [-1.4, 0.75, 0.5], [0.22, 0.3], PAINTS[4], { end: 0.5 }),
        ...beam([0.3, 0.5, 0.9], [0.5, 0.95, 0.95], [0.2, 0.2], PAINTS[3], { end: 0.7 }),
        ...beam([-0.25, 0.3, 0.95], [-0.1, 0.62, 1], [0.24, 0.2], PAINTS[1], { end: 0.8 }),
      ],
      rounds: [
        {
          from: [-0.6, 0.6, 0.3],
          to: [-0.95, 1.55, 0.3],
          radius: capsule(0.24, 0.5, 0.05),
          colour: '#dfe6f0',
          stripes: [[0.35, 0.45, '#2a78e4']],
          seams: [0.6],
        },
      ],
      parts: (view) => [
        trussPart(sheet, view, [0.2, 0.8, 0.4], [0.3, 1.75, 0.4], 0.14, PAINTS[3]),
        trussPart(sheet, view, [-0.35, 0.85, 0.5], [-0.3, 1.3, 0.5], 0.14, PAINTS[1]),
      ],
    },
    '#ffe3bd',
  );
  sheet.add(
    line(
      dots([
        [33, 56],
        [42, 50],
        [60, 52],
        [66, 60],
        [50, 60],
        [38, 66],
        [58, 70],
      ]),
      palette.lamp,
      1.3,
    ),
  );
  glow(sheet, [48, 52], 9, palette, 0.6);
  glow(sheet, [64, 36], 6, { core: '#ffffff', glow: palette.glow }, 0.9);
  sparks(sheet, [64, 36], 9, chance);
};
