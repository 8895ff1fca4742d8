import type { Painter } from '../scene.ts';
import { diamond, loft, pair, upright } from '../solid.ts';
import { build, spire } from '../structure.ts';

/** For bases that have no motif of their own. */
export const empireStation: Painter = (scene) => {
  const { palette, chance } = scene;
  const tall = 0.9 + chance() * 0.5;
  build(
    scene,
    { size: 32 },
    {
      solids: [
        ...upright(
          loft(
            [
              [-0.9, diamond(0.04, 0.04)],
              [0, diamond(0.9, 0.9)],
              [0.2, diamond(0.8, 0.8)],
            ],
            palette.plate,
          ),
        ),
        ...spire([0, 0.2, 0], tall, 0.5, palette.trim, 0.2),
        ...pair(spire([0, 0.1, 0.45], tall * 0.6, 0.22, palette.hull, 0.1)),
      ],
    },
    palette.trim,
  );
};
