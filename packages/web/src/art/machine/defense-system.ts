import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { ellipse, n } from '../sheet.ts';
import { beam, hexagon, loft, upright } from '../solid.ts';
import { build } from '../structure.ts';
import { lens } from './machine-parts.ts';

/** An eye in the middle, and a gun for every direction it can look. */
export const defenseSystem: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, dark, trim } = palette;
  const shield = sheet.radial(50, 48, 38, [
    [0.7, palette.glow, 0],
    [0.93, palette.glow, 0.28],
    [1, palette.glow, 0],
  ]);
  sheet.add(ellipse(50, 48, 38, 38, `fill="${shield}"`));
  const turns = [0.15, 0.95, 1.75, 2.55, 3.35, 4.15, 4.95, 5.75];
  const camera = build(
    scene,
    { size: 31, pitch: 20, yaw: 40, centre: [50, 48] },
    {
      solids: [
        ...upright(
          loft(
            [
              [-0.7, hexagon(0.5, 0.5)],
              [-0.1, hexagon(1.2, 1.2)],
              [0.35, hexagon(0.7, 0.7)],
            ],
            hull,
          ),
        ),
        ...turns.flatMap((turn, i) => {
          const [c, s] = [Math.cos(turn), Math.sin(turn)];
          const lift = i % 2 === 0 ? 0.3 : -0.25;
          return [
            ...beam([c * 0.45, 0, s * 0.45], [c * 0.75, lift * 0.4, s * 0.75], [0.22, 0.22], dark),
            ...beam(
              [c * 0.7, lift * 0.4, s * 0.7],
              [c * 1.2, lift, s * 1.2],
              [0.12, 0.12],
              i % 2 === 0 ? trim : plate,
              {
                end: 0.6,
              },
            ),
          ];
        }),
      ],
    },
    '#f6d9d2',
  );
  const [x, y] = camera.project([0, 0.42, 0]);
  sheet.add(ellipse(x, y, 8, 4.4, `fill="${palette.dark}" stroke="#000" stroke-width="${n(0.4)}"`));
  lens(sheet, [x, y - 1.5], 5.4, palette);
  glow(sheet, camera.project([0, -0.75, 0]), 9, palette, 0.8);
};
