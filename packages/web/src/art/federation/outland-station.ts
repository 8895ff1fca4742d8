import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { beam, pair, type Solid } from '../solid.ts';
import { build, dome, rock, tower } from '../structure.ts';

/** A homestead at the edge of the map: a rock, two domes of green, a dish. */
export const outlandStation: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, trim, plate } = palette;
  const panels: Solid[] = pair(beam([-0.5, 0.45, 0.5], [-0.5, 0.5, 1.15], [0.03, 0.5], '#2f4f86'));
  const camera = build(
    scene,
    { size: 33, pitch: 17, yaw: 34, centre: [50, 54] },
    {
      solids: [...rock(1.05, 0.85, '#7a6d60'), ...panels],
      rounds: [
        dome([0.45, 0, 0.35], 0.36, '#6fbf7a', { seams: [0.4] }),
        dome([0.15, 0, -0.5], 0.3, '#6fbf7a', { seams: [0.4] }),
        tower([-0.4, 0, 0.05], 0.75, [0.24, 0.16], hull, {
          stripes: [[0.6, 0.7, trim]],
          windows: [{ from: 0.1, to: 0.55, across: -0.2, count: 3 }],
        }),
        tower([-0.4, 0.75, 0.05], 0.5, [0.03, 0.015], plate),
      ],
    },
  );
  glow(sheet, camera.project([-0.4, 1.25, 0.05]), 6, { core: '#fffbe8', glow: '#ffd98a' });
  glow(sheet, camera.project([0.45, 0.15, 0.35]), 9, { core: '#eaffd8', glow: '#8fe08a' }, 0.6);
};
