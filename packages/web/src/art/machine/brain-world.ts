import { mix } from '../colour.ts';
import { glow } from '../light.ts';
import type { Painter, Scene } from '../scene.ts';
import { circle, line, path } from '../sheet.ts';
import { beam, box, hexagon, loft, pair, upright } from '../solid.ts';
import { build, tower } from '../structure.ts';
import { lens } from './machine-parts.ts';

const EDGE = '#f6d9d2';

/** A mind the size of a moon, under glass. */
export const brainWorld: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, dark, trim } = palette;
  glow(sheet, [50, 38], 44, { core: '#ff7a8a', glow: '#ff4a6a' }, 0.6);
  const camera = build(
    scene,
    { size: 32, pitch: 15, yaw: 30, centre: [50, 64] },
    {
      solids: [
        ...upright(
          loft(
            [
              [-0.75, hexagon(0.5, 0.5)],
              [-0.3, hexagon(1.1, 1.25)],
              [-0.1, hexagon(1.3, 1.5)],
            ],
            hull,
          ),
        ),
        ...pair(
          beam([0.1, -0.2, 0.7], [0.3, 0.55, 0.98], [0.14, 0.16], plate, { end: 0.6, bias: -0.4 }),
        ),
        ...box([0.55, -0.3, 0], [0.3, 0.26, 0.5], trim, 0.1),
      ],
      rounds: [
        tower([0, -0.12, 0], 0.16, 0.78, dark, {
          cap: plate,
          stripes: [[0.3, 0.6, trim]],
          bias: 0.2,
        }),
      ],
    },
    EDGE,
  );
  brain(scene);
  const glass = sheet.radial(50, 38, 29, [
    [0.7, '#ffffff', 0.02],
    [0.93, '#ffd0d8', 0.22],
    [1, '#ffffff', 0.5],
  ]);
  sheet.add(circle(50, 38, 28.5, `fill="${glass}" stroke="#ffd9df" stroke-width=".5"`));
  sheet.add(path('M29 30C32 20 40 14 49 13C40 17 34 23 31.5 33Z', 'fill="#fff" opacity=".5"'));
  lens(sheet, camera.project([0.74, -0.28, 0.02]), 3.4, palette);
};

/** Two halves, folded. */
function brain({ sheet }: Scene): void {
  const paint = sheet.radial(43, 29, 36, [
    [0, '#ffe0dc'],
    [0.35, '#f59a9a'],
    [0.75, '#a8425a'],
    [1, '#3d1028'],
  ]);
  const half =
    'M49.5 17C43 14 35 17 32 22C26 24 24 31 26 36C23 41 26 49 32 51C35 57 44 59 49.5 55Z';
  const other =
    'M50.5 17C57 14 65 17 68 22C74 24 76 31 74 36C77 41 74 49 68 51C65 57 56 59 50.5 55Z';
  const folds =
    'M46 20C40 20 41 26 36 26S31 30 34 33M47 27C42 28 43 33 38 34S30 37 31 42M47 35C41 36 43 41 38 42S35 48 38 51M47 44C43 45 44 50 41 53M54 20C60 20 59 26 64 26S69 30 66 33M53 27C58 28 57 33 62 34S70 37 69 42M53 35C59 36 57 41 62 42S65 48 62 51M53 44C57 45 56 50 59 53';
  sheet.add(
    path(
      half + other,
      `fill="${paint}" stroke="#5c1a34" stroke-width=".7" stroke-linejoin="round"`,
    ),
  );
  sheet.add(line(folds, '#6b1f3c', 1.1, 0.85));
  sheet.add(
    `<g transform="translate(-.7 -.9)">${line(folds, mix('#ffffff', '#ffb0a8', 0.4), 0.5, 0.6)}</g>`,
  );
}
