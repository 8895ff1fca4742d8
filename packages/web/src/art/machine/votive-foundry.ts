import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { at, line, path, polygon } from '../sheet.ts';
import { beam, box, loft, round, upright, type Vec } from '../solid.ts';
import { build } from '../structure.ts';
import { lens } from './machine-parts.ts';

const EDGE = '#f6d9d2';

/** A furnace that is prayed to: candles before its mouth, and smoke for incense. */
export const votiveFoundry: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, dark, trim } = palette;
  const camera = build(
    scene,
    { size: 32, pitch: 17, yaw: 56, centre: [50, 53] },
    {
      solids: [
        ...box([0, -0.5, 0], [1.7, 0.16, 1.7], dark, -0.8),
        ...box([0.1, -0.34, 0], [1.4, 0.16, 1.4], plate, -0.5),
        ...box([-0.1, 0.16, 0], [0.9, 0.84, 1], hull),
        ...upright(
          loft(
            [
              [0.58, round(8, 0.52, -0.1)],
              [0.9, round(8, 0.26, -0.1)],
              [1.4, round(8, 0.18, -0.1)],
            ],
            plate,
            0.2,
          ),
        ),
        ...[0.46, -0.46].flatMap((z) => beam([-0.35, 0.5, z], [-0.35, 1.2, z], [0.16, 0.16], dark)),
        ...[0.56, -0.56].flatMap((z) => box([0.3, 0, z], [0.2, 0.6, 0.14], trim, 0.2)),
      ],
    },
    EDGE,
  );
  const mouth: Vec[] = [
    [0.36, -0.22, 0.26],
    [0.36, 0.18, 0.26],
    [0.36, 0.36, 0],
    [0.36, 0.18, -0.26],
    [0.36, -0.22, -0.26],
  ];
  const [x, y] = camera.project([0.36, 0.02, 0]);
  const fire = sheet.radial(x, y, 12, [
    [0, '#fff3d0'],
    [0.4, '#ff9a4a'],
    [1, '#8a1410'],
  ]);
  sheet.add(
    path(polygon(mouth.map(camera.project)), `fill="${fire}" stroke="#15090b" stroke-width="1"`),
  );
  glow(sheet, [x, y], 20, palette, 0.6);
  const candles: Vec[] = [0.5, 0.3, 0.1, -0.1, -0.3, -0.5].flatMap((z, i): Vec[] => [
    [0.66, -0.26, z],
    ...(i % 2 === 0 ? ([[0.8, -0.26, z - 0.06]] as Vec[]) : []),
  ]);
  const wax = candles.map((spot, i) => {
    const [px, py] = camera.project(spot);
    return { foot: [px, py] as const, top: [px, py - 3 - (i % 3)] as const };
  });
  sheet.add(line(wax.map(({ foot, top }) => `M${at(foot)}L${at(top)}`).join(''), '#efe0d0', 1.4));
  sheet.add(
    line(wax.map(({ top }) => `M${at([top[0], top[1] - 1.2])}h0`).join(''), '#ffd27a', 1.7),
  );
  glow(sheet, camera.project([-0.1, 1.45, 0]), 9, palette, 0.8);
  lens(sheet, camera.project([0.4, 0.68, 0]), 3, palette);
};
