import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { line } from '../sheet.ts';
import { beam, box, type Solid } from '../solid.ts';
import { build, rock, spire } from '../structure.ts';

/** Walls upon walls on a rock, and a gun between every two towers. */
export const siegeFortress: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, trim, dark } = palette;
  const corners = [
    [0.72, 0.72],
    [0.72, -0.72],
    [-0.72, 0.72],
    [-0.72, -0.72],
  ] as const;
  const gun = (x: number, z: number, y: number): Solid[] =>
    beam([x * 0.5, y, z * 0.5], [x * 1.55, y + 0.3, z * 1.55], [0.13, 0.13], trim, { end: 0.5 });
  const camera = build(
    scene,
    { size: 30, pitch: 16, yaw: 38, centre: [50, 56] },
    {
      solids: [
        ...rock(1.3, 0.9, '#5c4a3e'),
        ...box([0, 0.18, 0], [1.6, 0.38, 1.6], dark, -0.1),
        ...box([0, 0.5, 0], [1.05, 0.34, 1.05], plate, 0.1),
        ...box([0, 0.84, 0], [0.62, 0.4, 0.62], hull, 0.3),
        ...spire([0, 1.02, 0], 0.7, 0.3, trim, 0.5),
        ...corners.flatMap(([x, z]) => box([x, 0.34, z], [0.36, 0.72, 0.36], hull, 0.05)),
        ...gun(1, 0.1, 0.3),
        ...gun(0.1, 1, 0.3),
        ...gun(0.75, 0.75, 0.75),
      ],
    },
    palette.trim,
  );
  const embers = [
    [1.55, 0.62, 0.16],
    [0.16, 0.62, 1.55],
    [1.16, 1.06, 1.16],
  ] as const;
  for (const ember of embers) glow(sheet, camera.project(ember), 6, palette, 0.9);
  const lit = [
    [0.82, 0.2, 0.3],
    [0.82, 0.2, -0.1],
    [0.3, 0.2, 0.82],
    [-0.1, 0.2, 0.82],
    [0.54, 0.5, 0.2],
    [0.2, 0.5, 0.54],
  ] as const;
  sheet.add(
    line(
      lit
        .map(camera.project)
        .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
        .join(''),
      palette.lamp,
      1.4,
    ),
  );
};
