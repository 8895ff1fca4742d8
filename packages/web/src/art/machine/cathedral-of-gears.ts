import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { at, line, type Point, path, polygon } from '../sheet.ts';
import { box, type Solid, type Vec } from '../solid.ts';
import { build, rock, spire } from '../structure.ts';
import { lens } from './machine-parts.ts';

const EDGE = '#f6d9d2';

/** A nave of iron whose rose window turns. */
export const cathedralOfGears: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, dark, trim } = palette;
  const steeple = (z: number): Solid[] => [
    ...box([0.5, 0.5, z], [0.36, 1, 0.34], hull, 0.2),
    ...box([0.5, 1.06, z], [0.44, 0.12, 0.42], plate, 0.4),
    ...spire([0.5, 1.12, z], 0.6, 0.3, dark, 0.5),
  ];
  const camera = build(
    scene,
    { size: 28, pitch: 13, yaw: 116, centre: [50, 60] },
    {
      solids: [
        ...rock(1.3, 0.7, '#4a3c40'),
        ...box([-0.3, 0.42, 0], [1.3, 0.84, 0.8], plate),
        ...box([-0.3, 0.9, 0], [1.3, 0.14, 0.5], dark, 0.2),
        ...steeple(0.56),
        ...steeple(-0.56),
        ...box([0.46, 0.56, 0], [0.2, 1.12, 0.8], hull, 0.1),
        ...[-0.7, -0.25, 0.2].flatMap((x) => box([x, 0.24, -0.52], [0.16, 0.48, 0.3], dark, 0.2)),
      ],
    },
    EDGE,
  );
  const wheel = (y: number, z: number, r: number, teeth: number): Point[] =>
    Array.from({ length: teeth * 4 }, (_, i) => {
      const turn = ((i + 0.5) / (teeth * 4)) * 2 * Math.PI;
      const out = i % 4 < 2 ? r : r * 0.84;
      return camera.project([0.6, y + Math.sin(turn) * out, z + Math.cos(turn) * out]);
    });
  const rose: Vec = [0.6, 0.74, 0];
  glow(sheet, camera.project(rose), 24, palette, 0.6);
  const gears = [wheel(0.74, 0, 0.4, 14), wheel(0.34, 0.36, 0.2, 9), wheel(0.3, -0.34, 0.18, 8)];
  sheet.add(
    path(
      gears.map(polygon).join(''),
      `fill="${trim}" stroke="#15090b" stroke-width=".6" stroke-linejoin="round"`,
    ),
  );
  const spokes = [0, 1, 2, 3].map((i) => {
    const turn = (i / 4) * Math.PI;
    const [dy, dz] = [Math.sin(turn) * 0.3, Math.cos(turn) * 0.3];
    return `M${at(camera.project([0.6, 0.74 - dy, -dz]))}L${at(camera.project([0.6, 0.74 + dy, dz]))}`;
  });
  sheet.add(line(spokes.join(''), '#4a0f0c', 1));
  lens(sheet, camera.project(rose), 4.4, palette);
  for (const z of [0.56, -0.56]) glow(sheet, camera.project([0.5, 1.72, z]), 4, palette);
  const slits: Vec[] = [-0.48, 0, 0.36].flatMap((x): Vec[] => [
    [x, 0.5, -0.42],
    [x - 0.16, 0.5, -0.42],
  ]);
  sheet.add(
    line(
      slits
        .map(
          ([x, y, z]) =>
            `M${at(camera.project([x, y, z]))}L${at(camera.project([x, y + 0.22, z]))}`,
        )
        .join(''),
      palette.lamp,
      0.9,
    ),
  );
};
