import { traffic } from '../federation/traffic.ts';
import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { at, dots, line } from '../sheet.ts';
import { loft, round, type Solid, upright, type Vec } from '../solid.ts';
import { build } from '../structure.ts';
import { glassTower } from './glass-tower.ts';

/** The needle of glass at whose foot half the galaxy is bought and sold. */
export const exchangeSpire: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, trim } = palette;
  const level = (from: number, to: number, low: number, high: number, colour: string, bias = 0) =>
    upright(
      loft(
        [
          [from, round(6, low)],
          [to, round(6, high)],
        ],
        colour,
        bias,
      ),
    );
  const shaft: Solid[] = [
    ...level(-1.25, -0.45, 0.03, 0.42, hull, -0.2),
    ...level(-0.45, -0.36, 0.5, 0.5, trim),
    ...level(-0.36, 0.55, 0.36, 0.24, plate, 0.1),
    ...level(0.55, 0.61, 0.32, 0.32, trim, 0.15),
    ...level(0.61, 1.1, 0.2, 0.12, plate, 0.2),
    ...level(1.1, 1.15, 0.17, 0.17, trim, 0.25),
    ...level(1.15, 1.75, 0.09, 0.008, trim, 0.3),
  ];
  const camera = build(
    scene,
    { size: 28, pitch: 14, yaw: 24, centre: [50, 57] },
    {
      solids: [
        ...shaft,
        ...[0.5, 2.6].flatMap((turn) =>
          glassTower([Math.cos(turn) * 0.62, -0.42, Math.sin(turn) * 0.62], 0.42, 0.13, palette, {
            needle: 0.2,
          }),
        ),
      ],
      rings: [
        { centre: [0, -0.42, 0], radius: 0.98, tube: 0.12, colour: hull, lamps: palette.lamp },
        { centre: [0, 0.58, 0], radius: 0.58, tube: 0.05, colour: trim, lamps: palette.lamp },
      ],
    },
    trim,
  );
  // Lights on every floor.
  const floors = [-0.2, -0.05, 0.1, 0.25, 0.4, 0.72, 0.86].flatMap((y) =>
    [0.9, 1.25, 1.6].map((turn): Vec => {
      const r = y > 0.6 ? 0.2 - (y - 0.61) * 0.16 : 0.36 - (y + 0.36) * 0.13;
      return [Math.cos(turn) * r * 0.88, y, Math.sin(turn) * r * 0.88];
    }),
  );
  sheet.add(line(dots(floors.map(camera.project)), palette.lamp, 0.8, 0.95));
  const top = camera.project([0, 1.76, 0]);
  sheet.add(line(`M${at(top)}v-12`, palette.core, 0.4, 0.6));
  glow(sheet, top, 8, { core: '#ffffff', glow: palette.glow });
  traffic(scene, [
    [
      [20, 36],
      [-9, 3],
    ],
    [
      [80, 30],
      [10, -4],
    ],
    [
      [86, 52],
      [8, 2],
    ],
    [
      [14, 56],
      [-8, 1],
    ],
  ]);
};
