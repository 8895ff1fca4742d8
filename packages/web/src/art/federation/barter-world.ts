import { bands, cities, patches, planet } from '../planet.ts';
import type { Painter } from '../scene.ts';
import { build } from '../structure.ts';
import { traffic } from './traffic.ts';

/** A blue world with a market in orbit. */
export const barterWorld: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  planet(sheet, [50, 47], 26, { lit: '#5fa2e8', night: '#0a1c40', air: palette.rim });
  patches(sheet, [50, 47], 26, ['#c2e0a0', '#123a3a'], chance, 0.85);
  bands(sheet, [50, 47], 26, '#ffffff', chance, 5);
  cities(sheet, [50, 47], 24, palette.lamp, chance, 18);
  build(
    scene,
    { size: 38, pitch: 17, roll: -14, centre: [50, 47] },
    {
      rings: [
        {
          centre: [0, 0, 0],
          radius: 1.02,
          tube: 0.085,
          colour: palette.hull,
          lamps: palette.lamp,
          open: [-0.02, 0.52],
        },
      ],
    },
  );
  traffic(scene, [
    [
      [16, 40],
      [-7, 3],
    ],
    [
      [84, 58],
      [8, -3],
    ],
    [
      [70, 76],
      [6, 5],
    ],
    [
      [28, 76],
      [-6, 4],
    ],
  ]);
};
