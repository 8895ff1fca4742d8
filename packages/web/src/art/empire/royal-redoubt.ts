import type { Painter } from '../scene.ts';
import { at, line, n, path } from '../sheet.ts';
import { box, type Solid, type Vec } from '../solid.ts';
import { build, rock, spire } from '../structure.ts';

/** A castle of gold on a rock, its banners in no wind. */
export const royalRedoubt: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, trim, dark } = palette;
  const wall = (z: number, x: number): Solid[] => box([x, 0.14, z], [0.22, 0.3, 0.22], plate);
  const camera = build(
    scene,
    { size: 32, pitch: 13, yaw: 36, centre: [50, 55] },
    {
      solids: [
        ...rock(1.1, 0.95, '#6b5644'),
        ...box([0, 0.1, 0], [1.2, 0.22, 1.2], plate),
        ...box([0, 0.36, 0], [0.7, 0.4, 0.7], hull, 0.1),
        ...spire([0, 0.5, 0], 1.3, 0.44, trim, 0.3),
        ...[0.52, -0.52].flatMap((x) =>
          [0.52, -0.52].flatMap((z) => [
            ...wall(z, x),
            ...spire([x, 0.28, z], 0.85, 0.24, hull, 0.05),
          ]),
        ),
        ...spire([0.32, 0.5, 0.3], 0.6, 0.2, dark, 0.5),
      ],
    },
    palette.trim,
  );
  const masts: Vec[] = [
    [0, 1.78, 0],
    [-0.52, 1.1, 0.52],
    [0.52, 1.1, 0.52],
  ];
  const banner = ([x, y, z]: Vec): string => {
    const [px, py] = camera.project([x, y, z]);
    return `M${n(px)} ${n(py)}q4 -1.5 8 .5t7 0l-2 2.4 2.4 2.6q-4 1-7.4-.3t-8-.2Z`;
  };
  sheet.add(path(masts.map(banner).join(''), 'fill="#b8322c" stroke="#5c1512" stroke-width=".3"'));
  const gates: Vec[] = [
    [0.62, 0.12, 0.1],
    [0.62, 0.12, -0.14],
    [-0.1, 0.12, 0.62],
    [0.16, 0.12, 0.62],
    [0.36, 0.4, 0.12],
    [0.05, 0.4, 0.36],
  ];
  sheet.add(line(gates.map((v) => `M${at(camera.project(v))}h0`).join(''), palette.lamp, 1.5));
};
