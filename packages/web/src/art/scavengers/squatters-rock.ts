import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { at, dots, line, type Point, path, polygon } from '../sheet.ts';
import { beam, box, type Solid, type Vec } from '../solid.ts';
import { build, rock, tower } from '../structure.ts';
import { CRANE, PAINTS } from './salvage.ts';

/** Shacks on a stone that nobody else wanted, washing out to dry. */
export const squattersRock: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { dark } = palette;
  const shack = (x: number, z: number, y: number, size: number, paint: number): Solid[] => [
    ...box([x, y + size * 0.4, z], [size, size * 0.8, size * 0.9], PAINTS[paint]!, 0.1),
    ...box([x + 0.03, y + size * 0.86, z], [size * 1.2, 0.06, size * 1.1], dark, 0.2),
  ];
  const camera = build(
    scene,
    { size: 33, pitch: 18, yaw: 34, centre: [50, 57] },
    {
      solids: [
        ...rock(1.05, 1.05, '#7d6a58'),
        ...shack(0.1, 0.1, 0, 0.46, 1),
        ...shack(-0.5, -0.1, 0, 0.36, 5),
        ...shack(0.5, -0.35, 0, 0.32, 3),
        ...shack(0.12, 0.1, 0.42, 0.3, 4),
        ...shack(-0.2, 0.6, 0, 0.26, 2),
        ...beam([-0.55, 0.3, -0.1], [-0.6, 1.25, -0.1], [0.05, 0.05], CRANE, { bias: 0.3 }),
        ...beam([0.62, 0, 0.2], [0.62, 0.6, 0.2], [0.05, 0.05], CRANE, { bias: 0.4 }),
      ],
      rounds: [tower([0.62, -0.05, 0.5], 0.3, 0.15, '#95a8a8', { stripes: [[0.5, 0.7, CRANE]] })],
    },
    '#ffe3bd',
  );
  const lights: Vec[] = [
    [0.34, 0.2, 0.1],
    [0.34, 0.2, 0.26],
    [0.1, 0.2, 0.34],
    [0.28, 0.54, 0.14],
    [-0.2, 0.12, 0.74],
    [-0.34, 0.16, -0.02],
    [0.66, 0.14, -0.3],
  ];
  sheet.add(line(dots(lights.map(camera.project)), palette.lamp, 2));
  for (const spot of lights.slice(0, 4)) glow(sheet, camera.project(spot), 5, palette, 0.5);
  const [from, to] = [camera.project([-0.6, 1.1, -0.1]), camera.project([0.62, 0.58, 0.2])];
  const sag = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * 4,
  ];
  const rope = Array.from({ length: 9 }, (_, i) => at(sag(i / 8)));
  sheet.add(line(`M${rope.join('L')}`, '#d8c8a8', 0.4));
  for (const [i, t] of [0.2, 0.34, 0.48, 0.62, 0.76].entries()) {
    const [x, y] = sag(t);
    const cloth: Point[] = [
      [x - 1.7, y],
      [x + 1.7, y + 0.5],
      [x + 1.5, y + 5],
      [x - 1.8, y + 4.4],
    ];
    sheet.add(path(polygon(cloth), `fill="${PAINTS[(i * 2 + 3) % 6]}" opacity=".95"`));
  }
  const [ax, ay] = camera.project([-0.6, 1.25, -0.1]);
  glow(sheet, [ax, ay], 4, { core: '#ffffff', glow: '#ff6a3a' });
};
