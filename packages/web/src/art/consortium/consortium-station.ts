import { glow } from '../light.ts';
import { between } from '../random.ts';
import type { Painter } from '../scene.ts';
import { build } from '../structure.ts';
import { glassTower, platform } from './glass-tower.ts';

/** For bases that have no motif of their own. */
export const consortiumStation: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  const heights = [0, 1, 2].map(() => between(chance, 0.45, 0.95));
  const [mid, left, right] = [heights[0]! + 0.35, heights[1]!, heights[2]!];
  const camera = build(
    scene,
    { size: 31, pitch: 15, centre: [50, 56] },
    {
      solids: [
        ...platform(0.95, 0.8, palette),
        ...glassTower([0, 0, -0.1], mid, 0.28, palette),
        ...glassTower([0.15, 0, 0.55], left, 0.2, palette, { bias: 0.2 }),
        ...glassTower([-0.15, 0, -0.62], right, 0.2, palette, { bias: -0.1 }),
      ],
      rings: [
        {
          centre: [0, -0.12, 0],
          radius: 1.15,
          tube: 0.07,
          colour: palette.trim,
          lamps: palette.lamp,
        },
      ],
    },
    palette.trim,
  );
  glow(sheet, camera.project([0, mid + 0.36, -0.1]), 5, palette);
};
