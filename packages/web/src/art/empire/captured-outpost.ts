import type { Painter } from '../scene.ts';
import { line, n, path } from '../sheet.ts';
import { beam, box } from '../solid.ts';
import { build, dome, tower } from '../structure.ts';

/** Once white and round, now patched with black iron under the banner of the Empire. */
export const capturedOutpost: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, trim, dark } = palette;
  const white = '#c9ced8';
  const camera = build(
    scene,
    { size: 32, pitch: 16, yaw: 30, centre: [50, 52] },
    {
      solids: [
        ...box([0.1, -0.15, 0.34], [0.5, 0.5, 0.16], plate, 0.4),
        ...box([-0.34, 0.25, 0.2], [0.16, 0.6, 0.4], dark, 0.4),
        ...beam([0.4, 0, 0.2], [1.15, 0.3, 0.3], [0.14, 0.14], trim, { end: 0.6 }),
        ...beam([-0.4, 0, -0.2], [-1.1, 0.25, -0.25], [0.14, 0.14], hull, { end: 0.6 }),
        ...beam([0, 0.6, 0], [0, 1.5, 0], [0.05, 0.05], dark, { bias: 0.2 }),
      ],
      rounds: [
        tower([0, -0.85, 0], 0.5, [0.12, 0.4], white),
        tower([0, -0.35, 0], 0.75, 0.42, white, { stripes: [[0.45, 0.6, '#5b7fb0']] }),
        dome([0, 0.4, 0], 0.34, white, { seams: [0.4] }),
      ],
      rings: [{ centre: [0, -0.1, 0], radius: 0.9, tube: 0.14, colour: white, open: [-0.1, 0.62] }],
    },
    palette.trim,
  );
  const [x, y] = camera.project([0, 1.48, 0]);
  sheet.add(
    path(
      `M${n(x)} ${n(y)}q6-2.5 12 .6t11 0l-3.4 4.6 3.8 5q-5.6 1.6-11-.6t-12.4-.2Z`,
      'fill="#b8322c" stroke="#5c1512" stroke-width=".4"',
    ),
  );
  sheet.add(line('M40 60l4 5M60 46l3-5M34 50l-5 3', '#1a1410', 1, 0.8));
};
