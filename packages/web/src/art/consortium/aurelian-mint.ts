import { glow } from '../light.ts';
import { between } from '../random.ts';
import type { RoundBody } from '../round-part.ts';
import type { Painter } from '../scene.ts';
import { at, line, type Point } from '../sheet.ts';
import { beam, pair, type Vec } from '../solid.ts';
import { build, tower } from '../structure.ts';
import { glassTower, platform } from './glass-tower.ts';

/** A coin as large as a house comes out of the press. */
export const aurelianMint: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  const { hull, trim } = palette;
  const gold = '#f3c65a';
  const coin: RoundBody = {
    from: [-0.07, 0.66, 0],
    to: [0.07, 0.66, 0],
    radius: () => 0.56,
    colour: gold,
    cap: gold,
    bias: 0.3,
  };
  const stack = (x: number, z: number, count: number): RoundBody =>
    tower([x, 0, z], count * 0.06, 0.15, gold, {
      seams: Array.from({ length: count - 1 }, (_, i) => (i + 1) / count),
      bias: 0.4,
    });
  const camera = build(
    scene,
    { size: 33, pitch: 16, yaw: 58, centre: [50, 58] },
    {
      solids: [
        ...platform(1.1, 0.75, palette),
        ...pair(glassTower([-0.1, 0, 0.74], 1.05, 0.2, palette, { needle: 0.24 })),
        ...beam([-0.1, 1.2, -0.74], [-0.1, 1.2, 0.74], [0.16, 0.2], hull, { bias: -0.1 }),
        ...beam([-0.1, 1.12, 0], [-0.02, 1, 0], [0.24, 0.24], trim, { bias: 0.2 }),
      ],
      rounds: [coin, stack(0.6, 0.35, 4), stack(0.72, -0.05, 2), stack(0.55, -0.4, 6)],
    },
    trim,
  );
  const middle: Vec = [0.08, 0.66, 0];
  const rim = (r: number): string => {
    const points = Array.from({ length: 25 }, (_, i): Point => {
      const turn = (i / 24) * 2 * Math.PI;
      return camera.project([0.08, 0.66 + Math.cos(turn) * r, Math.sin(turn) * r]);
    });
    return `M${points.map(at).join('L')}Z`;
  };
  // The hexagons of the Consortium, struck into it.
  const hexagon = (y: number, z: number): string => {
    const points = Array.from({ length: 6 }, (_, i): Point => {
      const turn = ((i + 0.5) / 6) * 2 * Math.PI;
      return camera.project([0.08, y + Math.sin(turn) * 0.15, z + Math.cos(turn) * 0.15]);
    });
    return `M${points.map(at).join('L')}Z`;
  };
  sheet.add(line(rim(0.47), '#8a5f14', 0.7));
  sheet.add(line(hexagon(0.82, 0) + hexagon(0.55, 0.155) + hexagon(0.55, -0.155), '#8a5f14', 0.8));
  glow(sheet, camera.project(middle), 22, { core: '#fff3c0', glow: '#ffb84a' }, 0.35);
  glow(sheet, camera.project([0.05, 1.02, 0]), 7, { core: '#fff8e0', glow: '#ff9a3a' }, 0.9);
  const [x, y] = camera.project([0.1, 0.95, 0]);
  const sparks = Array.from(
    { length: 9 },
    (): Point => [x + between(chance, -12, 12), y + between(chance, -10, 3)],
  );
  sheet.add(line(sparks.map((spot) => `M${at(spot)}h0`).join(''), '#ffe2a0', 0.8));
};
