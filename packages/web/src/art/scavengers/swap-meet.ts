import { glow } from '../light.ts';
import { capsule, type RoundBody } from '../round-part.ts';
import type { Painter } from '../scene.ts';
import { at, dots, line, type Point } from '../sheet.ts';
import { beam, box, loft, round, type Solid, upright, type Vec } from '../solid.ts';
import { build, tower } from '../structure.ts';
import { PAINTS } from './salvage.ts';

/** Tents on an old landing deck, and a lamp over every bargain. */
export const swapMeet: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { plate, dark } = palette;
  const tent = (x: number, z: number, size: number, paint: number): Solid[] =>
    upright(
      loft(
        [
          [0, round(6, size, x, z)],
          [size * 0.5, round(6, size * 0.92, x, z)],
          [size * 1.5, round(6, 0.02, x, z)],
        ],
        PAINTS[paint]!,
        0.1,
      ),
    );
  const moored = (from: Vec, to: Vec, colour: string): RoundBody => ({
    from,
    to,
    radius: capsule(0.13, 0.5, 0.2),
    colour,
    stripes: [[0.4, 0.55, dark]],
  });
  const masts: Vec[] = [
    [-0.85, 0.75, 0.3],
    [0.05, 1.05, -0.2],
    [0.85, 0.7, 0.35],
  ];
  const camera = build(
    scene,
    { size: 30, pitch: 26, yaw: 12, centre: [50, 51] },
    {
      solids: [
        ...tent(-0.5, 0.25, 0.26, 5),
        ...tent(0.02, 0.55, 0.24, 4),
        ...tent(0.5, 0.2, 0.28, 3),
        ...tent(-0.1, -0.25, 0.3, 2),
        ...box([0.66, 0.1, -0.32], [0.24, 0.2, 0.24], PAINTS[0]),
        ...box([0.42, 0.08, -0.5], [0.2, 0.16, 0.2], PAINTS[1]),
        ...box([-0.68, 0.1, -0.25], [0.24, 0.2, 0.3], PAINTS[3]),
        ...masts.flatMap(([x, y, z]) => beam([x, 0, z], [x, y, z], [0.04, 0.04], dark)),
      ],
      rounds: [
        tower([0, -0.16, 0], 0.16, [0.9, 1.05], plate, {
          stripes: [[0.6, 0.85, '#e6ac3c']],
          bias: -1,
        }),
        tower([0, -0.7, 0], 0.55, [0.14, 0.5], PAINTS[0], { seams: [0.5], bias: -1.2 }),
        moored([-1.6, 0.02, 0.1], [-1.1, 0.02, 0.2], PAINTS[4]),
        moored([1.62, -0.02, 0.3], [1.12, -0.02, 0.25], PAINTS[5]),
      ],
    },
    '#ffe3bd',
  );
  const lamps: Point[] = [];
  for (const [i, [x, y, z]] of masts.slice(1).entries()) {
    const [fx, fy, fz] = masts[i]!;
    for (let t = 0; t <= 1; t += 0.125) {
      const sag = Math.sin(Math.PI * t) * 0.22;
      lamps.push(camera.project([fx + (x - fx) * t, fy + (y - fy) * t - sag, fz + (z - fz) * t]));
    }
  }
  sheet.add(line(`M${lamps.map(at).join('L')}`, '#2c211b', 0.4));
  sheet.add(line(dots(lamps), palette.lamp, 1.5));
  glow(sheet, camera.project([0, 0.2, 0.1]), 24, palette, 0.3);
};
