import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { path } from '../sheet.ts';
import { build, dome, tower } from '../structure.ts';
import { glassTower } from './glass-tower.ts';

/** A lamp at the roadside of space; whoever wants to pass it pays. */
export const tollBeacon: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, trim } = palette;
  const beam = sheet.linear(50, 24, 104, 10, [
    [0, '#fff2d0', 0.8],
    [1, '#ffd9f2', 0],
  ]);
  sheet.add(path('M50 23.5L106 4L106 30Z', `fill="${beam}"`));
  const camera = build(
    scene,
    { size: 31, pitch: 16, yaw: 24, centre: [50, 56] },
    {
      solids: glassTower([0, -0.2, 0], 0.95, 0.26, palette, { needle: 0.01, taper: 0.6 }),
      rounds: [
        tower([0, -0.95, 0], 0.75, [0.05, 0.3], hull, { stripes: [[0.7, 0.82, trim]] }),
        tower([0, 0.8, 0], 0.34, [0.2, 0.17], '#fff1c4', { cap: trim, bias: 0.2 }),
        dome([0, 1.14, 0], 0.2, trim, { bias: 0.3 }),
      ],
      rings: [
        { centre: [0, -0.2, 0], radius: 0.82, tube: 0.1, colour: trim, lamps: palette.lamp },
        { centre: [0, -0.5, 0], radius: 0.5, tube: 0.05, colour: hull },
      ],
    },
    trim,
  );
  glow(sheet, camera.project([0, 0.98, 0]), 12, { core: '#fffbe8', glow: '#ffcf8a' });
};
