import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { ellipse, path, polygon } from '../sheet.ts';
import { beam, box, loft, pair, round, upright } from '../solid.ts';
import { build, rock } from '../structure.ts';
import { lens } from './machine-parts.ts';

const EDGE = '#f6d9d2';

/** Furnaces and chimneys that never sleep. */
export const machineBase: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, dark, trim } = palette;
  for (const [x, y, r] of [
    [30, 14, 15],
    [46, 8, 13],
    [63, 12, 15],
  ] as const) {
    const smoke = sheet.radial(x, y, r, [
      [0, '#6b5a5e', 0.6],
      [1, '#3a2e34', 0],
    ]);
    sheet.add(ellipse(x, y, r * 1.2, r, `fill="${smoke}"`));
  }
  const camera = build(
    scene,
    { size: 31, pitch: 15, yaw: 40, centre: [50, 57] },
    {
      solids: [
        ...rock(1.2, 0.72, '#4d4248'),
        ...box([0.05, 0.3, 0.05], [1, 0.6, 0.9], hull),
        ...box([0.1, 0.7, -0.1], [0.6, 0.24, 0.5], plate, 0.2),
        ...box([0.62, 0.18, -0.2], [0.34, 0.36, 0.4], trim, 0.1),
        ...pair(beam([0.2, 0.5, 0.46], [0.75, 0.08, 0.6], [0.1, 0.1], dark, { bias: 0.2 })),
        ...upright(
          loft(
            [
              [0.6, round(8, 0.15, -0.35, 0.25)],
              [1.5, round(8, 0.11, -0.35, 0.25)],
            ],
            plate,
            0.1,
          ),
        ),
        ...upright(
          loft(
            [
              [0.6, round(8, 0.17, -0.35, -0.25)],
              [1.72, round(8, 0.12, -0.35, -0.25)],
            ],
            hull,
            0.1,
          ),
        ),
        ...upright(
          loft(
            [
              [0.8, round(8, 0.12, 0.2, -0.2)],
              [1.4, round(8, 0.09, 0.2, -0.2)],
            ],
            dark,
            0.3,
          ),
        ),
      ],
    },
    EDGE,
  );
  for (const mouth of [
    [-0.35, 1.52, 0.25],
    [-0.35, 1.74, -0.25],
    [0.2, 1.42, -0.2],
  ] as const)
    glow(sheet, camera.project(mouth), 4.5, palette, 0.9);
  const door = [
    [0.56, 0.02, 0.3],
    [0.56, 0.4, 0.3],
    [0.56, 0.4, 0.05],
    [0.56, 0.02, 0.05],
  ] as const;
  sheet.add(
    path(
      polygon(door.map(camera.project)),
      `fill="${palette.core}" stroke="${palette.glow}" stroke-width=".8"`,
    ),
  );
  glow(sheet, camera.project([0.56, 0.2, 0.18]), 12, palette, 0.8);
  lens(sheet, camera.project([0.42, 0.72, 0.12]), 2.6, palette);
};
