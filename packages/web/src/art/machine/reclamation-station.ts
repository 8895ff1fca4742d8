import { glow } from '../light.ts';
import { between, oneOf } from '../random.ts';
import type { Painter } from '../scene.ts';
import { path, polygon } from '../sheet.ts';
import { beam, loft, round, upright } from '../solid.ts';
import { build } from '../structure.ts';
import { lens } from './machine-parts.ts';

/** A funnel that draws wrecks in from all sides. */
export const reclamationStation: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  const { hull, plate, dark, trim } = palette;
  for (const tint of ['#8a6a3c', '#5c7390', '#9a8f88']) {
    const scraps = Array.from({ length: 7 }, () => {
      const turn = between(chance, -3.1, 0.1);
      const out = between(chance, 20, 44);
      const [x, y] = [50 + Math.cos(turn) * out, 30 + Math.sin(turn) * out * 0.6];
      const size = between(chance, 1.2, 3);
      return polygon([
        [x - size, y + between(chance, -1, 1)],
        [x + between(chance, -1, 1), y - size],
        [x + size, y],
        [x, y + size * oneOf(chance, [0.4, 0.8])],
      ]);
    });
    sheet.add(path(scraps.join(''), `fill="${tint}" stroke="#15090b" stroke-width=".4"`));
  }
  const camera = build(
    scene,
    { size: 27, pitch: 26, yaw: 30, centre: [50, 43] },
    {
      solids: [
        ...upright(
          loft(
            [
              [-0.95, round(8, 0.16)],
              [-0.4, round(8, 0.3)],
              [0.45, round(8, 0.98)],
            ],
            hull,
          ),
        ),
        ...upright(
          loft(
            [
              [0.4, round(8, 1.02)],
              [0.56, round(8, 1.06)],
            ],
            plate,
            0.3,
          ),
        ),
        ...[0.6, 2.2, 3.8, 5.4].flatMap((turn) => {
          const [c, s] = [Math.cos(turn), Math.sin(turn)];
          return [
            ...beam([c, 0.5, s], [c * 1.2, 1.05, s * 1.2], [0.12, 0.12], dark, { bias: 0.2 }),
            ...beam([c * 1.2, 1.02, s * 1.2], [c * 0.75, 1.3, s * 0.75], [0.1, 0.1], trim, {
              end: 0.4,
              bias: 0.4,
            }),
          ];
        }),
      ],
    },
    '#f6d9d2',
  );
  glow(sheet, camera.project([0, 0.56, 0]), 24, palette, 0.9);
  lens(sheet, camera.project([0.2, -0.35, 0.34]), 3.6, palette);
};
