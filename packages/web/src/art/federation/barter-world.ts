import { bands, cities, planet } from '../planet.ts';
import type { Painter } from '../scene.ts';
import { path } from '../sheet.ts';
import { build } from '../structure.ts';
import { traffic } from './traffic.ts';

/** A blue world with a market in orbit. */
export const barterWorld: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  planet(sheet, [50, 47], 26, { lit: '#5fa2e8', night: '#0a1c40', air: palette.rim });
  const land =
    'M36 34C42 29 50 31 52 36C54 41 47 43 46 48C44 54 36 52 33 47C31 42 32 37 36 34ZM58 44C63 42 68 46 67 52C66 58 60 62 57 58C54 54 54 46 58 44ZM42 60C46 58 50 61 49 65C47 68 42 66 42 60Z';
  const ground = sheet.linear(30, 28, 68, 66, [
    [0, '#bfe3a0'],
    [0.5, '#4f9a6a'],
    [1, '#0f3340'],
  ]);
  sheet.add(path(land, `fill="${ground}" opacity=".9"`));
  bands(sheet, [50, 47], 26, '#ffffff', chance, 4);
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
