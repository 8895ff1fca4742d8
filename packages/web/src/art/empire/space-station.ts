import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { beam, loft, round, type Solid, upright, type Vec } from '../solid.ts';
import { build, spire } from '../structure.ts';

/** A spindle with four wings. */
export const spaceStation: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, trim, dark } = palette;
  const wing = (turn: number): Solid[] => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const tip: Vec = [c * 1.08, 0.02, s * 1.08];
    return [
      ...beam([c * 0.2, 0, s * 0.2], tip, [0.16, 0.34], hull, { end: 0.55 }),
      ...spire([tip[0], -0.04, tip[2]], 0.6, 0.16, trim),
      ...beam([tip[0], 0, tip[2]], [tip[0], -0.55, tip[2]], [0.16, 0.16], plate, { end: 0.1 }),
    ];
  };
  const camera = build(
    scene,
    { size: 31, pitch: 24, yaw: 24 },
    {
      solids: [
        ...[0, 0.5, 1, 1.5].flatMap((turn) => wing(turn * Math.PI)),
        ...upright(
          loft(
            [
              [-0.95, round(6, 0.03)],
              [-0.3, round(6, 0.3)],
              [0.2, round(6, 0.42)],
            ],
            plate,
          ),
        ),
        ...upright(
          loft(
            [
              [0.2, round(6, 0.42)],
              [0.5, round(6, 0.24)],
            ],
            hull,
            0.2,
          ),
        ),
        ...upright(
          loft(
            [
              [0.5, round(6, 0.18)],
              [1.25, round(6, 0.02)],
            ],
            trim,
            0.3,
          ),
        ),
        ...upright(
          loft(
            [
              [0.12, round(6, 0.5)],
              [0.2, round(6, 0.5)],
            ],
            dark,
            0.1,
          ),
        ),
      ],
    },
    palette.trim,
  );
  glow(sheet, camera.project([0, 1.25, 0]), 4, palette);
  glow(sheet, camera.project([0.18, -0.1, 0.3]), 6, palette, 0.8);
};
