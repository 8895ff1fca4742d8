import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { line } from '../sheet.ts';
import { beam } from '../solid.ts';
import { build, dome, tower } from '../structure.ts';
import { traffic } from './traffic.ts';

/** Where all routes meet: rings within rings, and light lanes to every star. */
export const transitNexus: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, trim, plate } = palette;
  const lanes = 'M50 48L-4 20M50 48L104 14M50 48L-4 74M50 48L104 80M50 48L50 -4';
  sheet.add(line(lanes, palette.glow, 2.6, 0.25));
  sheet.add(line(lanes, '#ffffff', 0.5, 0.6));
  const spokes = [0, 0.25, 0.5, 0.75].map((turn) => turn * 2 * Math.PI + 0.4);
  const ring = (radius: number, y: number, tube: number) => ({
    centre: [0, y, 0] as const,
    radius,
    tube,
    colour: hull,
    lamps: palette.lamp,
  });
  const camera = build(
    scene,
    { size: 36, pitch: 27, yaw: 16, centre: [50, 48] },
    {
      solids: spokes.flatMap((turn) => {
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        return beam([c * 0.2, 0, s * 0.2], [c * 1.12, 0, s * 1.12], [0.07, 0.1], plate);
      }),
      rounds: [
        tower([0, -0.5, 0], 1, [0.2, 0.24], hull, {
          stripes: [
            [0.3, 0.38, trim],
            [0.7, 0.78, trim],
          ],
          windows: [{ from: 0.1, to: 0.9, across: -0.2, count: 6 }],
        }),
        dome([0, 0.5, 0], 0.26, trim),
      ],
      rings: [ring(1.16, 0, 0.16), ring(0.7, 0.22, 0.12), ring(0.7, -0.22, 0.12)],
    },
  );
  glow(sheet, camera.project([0, 0.74, 0]), 10, palette, 0.9);
  traffic(scene, [
    [
      [14, 30],
      [-8, -4],
    ],
    [
      [85, 24],
      [8, -5],
    ],
    [
      [18, 66],
      [-8, 4],
    ],
    [
      [84, 70],
      [8, 5],
    ],
  ]);
};
