import { cameraFor } from '../camera.ts';
import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { ellipse, path, polygon } from '../sheet.ts';
import type { Vec } from '../solid.ts';
import { sparks } from './salvage.ts';
import { type ScavengerShip, scavengerShip } from './scavenger-ship.ts';

const SHIP: ScavengerShip = {
  cabin: { height: 0.44, width: 0.5, aside: -0.1 },
  modules: [
    [[-0.2, -0.14, 0], [1.4, 0.36, 0.9], 0],
    [[-0.75, 0.2, 0], [0.4, 0.36, 0.8], 1],
    [[0.34, 0.14, -0.2], [0.36, 0.24, 0.4], 5],
  ],
  tanks: [
    [[-0.8, 0.3, 0.24], [-0.8, 1, 0.24], 0.12],
    [[-0.8, 0.3, -0.1], [-0.8, 0.84, -0.1], 0.1],
  ],
  arms: [{ from: [0.35, 0.2, -0.2], joint: [0.5, 0.85, -0.1], to: [-0.05, 0.66, 0.05] }],
  claws: 0.26,
  engines: [
    [[-1, -0.1, 0.2], 0.16],
    [[-1, -0.1, -0.24], 0.16],
  ],
  patched: [
    [-0.55, -0.14, 0.46],
    [0.2, -0.16, 0.46],
  ],
  yaw: 152,
  pitch: 24,
  roll: -3,
  size: 34,
  centre: [51, 50],
};

/** A furnace with engines: wrecks go in, bars come out. */
export const smelterBarge: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  const camera = cameraFor(SHIP);
  for (const [top, r] of [
    [[-0.8, 1.1, 0.24], 9],
    [[-0.95, 1.3, 0.2], 12],
    [[-1.15, 1.42, 0.2], 14],
  ] as const) {
    const [x, y] = camera.project(top);
    const smoke = sheet.radial(x, y, r, [
      [0, '#6a5a4c', 0.5],
      [1, '#6a5a4c', 0],
    ]);
    sheet.add(ellipse(x, y, r, r * 0.7, `fill="${smoke}"`));
  }
  scavengerShip(SHIP)(scene);
  // The molten pool in its hold.
  const pool: Vec[] = [
    [0.12, 0.05, -0.3],
    [0.12, 0.05, 0.34],
    [-0.5, 0.05, 0.34],
    [-0.5, 0.05, -0.3],
  ];
  const points = pool.map(camera.project);
  const [x, y] = camera.project([-0.2, 0.05, 0.02]);
  const melt = sheet.radial(x, y, 13, [
    [0, '#fffbe0'],
    [0.45, '#ffc24a'],
    [1, '#e2561c'],
  ]);
  sheet.add(path(polygon(points), `fill="${melt}" stroke="#3a1c0c" stroke-width=".8"`));
  glow(sheet, [x, y], 22, { core: '#ffe6a0', glow: palette.glow }, 0.55);
  sparks(sheet, [x, y - 3], 14, chance);
};
