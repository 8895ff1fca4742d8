import { cameraFor } from '../camera.ts';
import type { Painter } from '../scene.ts';
import { at, line, type Point } from '../sheet.ts';
import { type ScavengerShip, scavengerShip } from './scavenger-ship.ts';

const SHIP: ScavengerShip = {
  cabin: { height: 0.46, width: 0.44 },
  modules: [
    [[0.35, 0.06, 0], [0.5, 0.34, 0.4], 2],
    [[-0.4, 0.2, 0], [1.1, 0.14, 0.16], 1],
    [[-0.95, 0.12, 0], [0.36, 0.44, 0.5], 0],
  ],
  arms: [
    { from: [0.45, -0.1, 0.18], joint: [0.85, -0.55, 0.3], to: [1.3, -0.62, 0.2] },
    { from: [0.45, -0.1, -0.18], joint: [0.95, -0.35, -0.3], to: [1.42, -0.4, -0.2] },
  ],
  claws: 0.3,
  engines: [
    [[-1.15, 0.14, 0.12], 0.15],
    [[-1.15, 0.14, -0.14], 0.1],
  ],
  patched: [[0.32, 0.08, 0.21]],
  yaw: 205,
  pitch: 18,
  roll: 5,
  size: 33,
  centre: [53, 44],
};

/** A spine and its ribs: the cage in which it carries off what is left of others. */
export const bonepicker: Painter = (scene) => {
  const { sheet } = scene;
  const camera = cameraFor(SHIP);
  const rib = (x: number, side: number): string => {
    const points = Array.from({ length: 9 }, (_, i): Point => {
      const turn = (i / 8) * 2.5;
      return camera.project([
        x - 0.05 * i * 0.4,
        0.16 - (1 - Math.cos(turn)) * 0.34,
        side * Math.sin(turn) * 0.46,
      ]);
    });
    return `M${points.map(at).join('L')}`;
  };
  const cage = (side: number): string =>
    [-0.78, -0.58, -0.38, -0.18, 0.02].map((x) => rib(x, side)).join('');
  const near = camera.turn([0, 0, 1])[2] >= 0 ? 1 : -1;
  sheet.add(line(cage(-near), '#4c3d2c', 2.2));
  sheet.add(line(cage(-near), '#8f7f62', 1.3));
  scavengerShip(SHIP)(scene);
  sheet.add(line(cage(near), '#2a1e12', 2.7));
  sheet.add(line(cage(near), '#e6d8b8', 1.7));
};
