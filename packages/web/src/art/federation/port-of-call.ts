import { glow } from '../light.ts';
import { capsule, type RoundBody } from '../round-part.ts';
import type { Painter } from '../scene.ts';
import { path } from '../sheet.ts';
import { beam, type Solid } from '../solid.ts';
import { build, dome, tower } from '../structure.ts';

/** An open ring with a light that guides ships in. */
export const portOfCall: Painter = (scene) => {
  const { sheet, palette } = scene;
  const { hull, trim, plate } = palette;
  const light = sheet.linear(50, 22, 8, 6, [
    [0, '#fff6d8', 0.75],
    [1, '#fff6d8', 0],
  ]);
  sheet.add(path('M50 21L-4 2L-4 22Z', `fill="${light}"`));
  const docked = (z: number, x: number): RoundBody => ({
    from: [x - 0.34, -0.12, z],
    to: [x + 0.34, -0.12, z],
    radius: capsule(0.1, 0.4, 0.15),
    colour: plate,
    stripes: [[0.4, 0.55, trim]],
  });
  const arms: Solid[] = [0.1, 0.3, 0.5].flatMap((turn) => {
    const [c, s] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
    return beam([c * 0.25, 0, s * 0.25], [c * 0.95, 0, s * 0.95], [0.07, 0.1], plate);
  });
  const camera = build(
    scene,
    { size: 37, pitch: 24, yaw: 20, centre: [50, 49] },
    {
      solids: arms,
      rounds: [
        tower([0, -0.55, 0], 0.5, [0.12, 0.26], plate),
        tower([0, -0.05, 0], 0.85, [0.26, 0.16], hull, {
          stripes: [
            [0.1, 0.18, trim],
            [0.78, 0.86, trim],
          ],
          windows: [
            { from: 0.2, to: 0.74, across: -0.25, count: 5 },
            { from: 0.2, to: 0.74, across: 0.25, count: 5 },
          ],
        }),
        dome([0, 0.8, 0], 0.15, '#ffe9b0'),
        docked(0.62, 0.42),
        docked(0.72, -0.5),
      ],
      rings: [
        {
          centre: [0, 0, 0],
          radius: 1.08,
          tube: 0.2,
          colour: hull,
          lamps: palette.lamp,
          open: [-0.32, 0.6],
        },
      ],
    },
  );
  glow(sheet, camera.project([0, 0.9, 0]), 9, { core: '#fffbe8', glow: '#ffe09a' });
};
