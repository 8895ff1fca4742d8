import type { Painter } from '../scene.ts';
import { beam, pair } from '../solid.ts';
import { build, dome, tower } from '../structure.ts';

/** For bases that have no motif of their own. */
export const federationStation: Painter = (scene) => {
  const { palette, chance } = scene;
  const wide = 0.8 + chance() * 0.35;
  build(
    scene,
    { size: 34 },
    {
      solids: pair(beam([0, 0, 0.2], [0, 0, wide], [0.06, 0.12], palette.plate)),
      rounds: [
        tower([0, -0.7, 0], 1.2, [0.16, 0.3], palette.hull, {
          stripes: [[0.5, 0.58, palette.trim]],
        }),
        dome([0, 0.5, 0], 0.36, palette.hull),
      ],
      rings: [
        { centre: [0, 0, 0], radius: wide, tube: 0.15, colour: palette.hull, lamps: palette.lamp },
      ],
    },
  );
};
