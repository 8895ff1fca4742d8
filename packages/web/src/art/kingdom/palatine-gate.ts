import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { at, line, type Point, path, polygon } from '../sheet.ts';
import { box, type Solid, type Vec } from '../solid.ts';
import { build, rock, spire } from '../structure.ts';
import { bannerPart, GOLD, shieldPart } from './heraldry.ts';
import { lancets } from './masonry.ts';

/** An arch as high as a flagship; what passes below it kneels. */
export const palatineGate: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate } = palette;
  const pier = (z: number): Solid[] => [
    ...box([0, 0.5, z], [0.5, 1, 0.36], hull),
    ...box([0, 1.04, z], [0.58, 0.1, 0.44], GOLD, 0.2),
    ...spire([0, 1.08, z], 0.62, 0.4, plate, 0.3),
  ];
  const camera = build(
    scene,
    { size: 28, pitch: 12, yaw: 74, centre: [50, 60] },
    {
      solids: [
        ...rock(1.35, 0.8, '#5a557c'),
        ...pier(0.78),
        ...pier(-0.78),
        ...box([0, 1, 0], [0.4, 0.24, 1.2], plate, 0.1),
        ...spire([0, 1.12, 0], 0.9, 0.3, plate, 0.2),
      ],
      parts: (view) => [
        shieldPart(
          sheet,
          view,
          { centre: [0.26, 1.02, 0], size: [0.2, 0.24], faces: 'ahead', bias: 0.6 },
          palette,
        ),
        ...[0.78, -0.78].map((z) =>
          bannerPart(
            sheet,
            view,
            { top: [0, 1.9, z], foot: 1.6, length: 0.5, width: 0.2 },
            palette,
          ),
        ),
      ],
    },
  );
  const arch = (wide: number, high: number): Point[] =>
    (
      [
        [0.2, 0, wide],
        [0.2, high * 0.5, wide],
        [0.2, high * 0.8, wide * 0.7],
        [0.2, high * 0.95, wide * 0.34],
        [0.2, high, 0],
        [0.2, high * 0.95, -wide * 0.34],
        [0.2, high * 0.8, -wide * 0.7],
        [0.2, high * 0.5, -wide],
        [0.2, 0, -wide],
      ] as Vec[]
    ).map(camera.project);
  const [x, y] = camera.project([0.2, 0.45, 0]);
  const veil = sheet.radial(x, y, 20, [
    [0, '#ffffff', 0.95],
    [0.3, palette.rim, 0.85],
    [1, palette.plate, 0.35],
  ]);
  sheet.add(path(polygon(arch(0.56, 0.92)), `fill="${veil}"`));
  sheet.add(line(`M${arch(0.56, 0.92).map(at).join('L')}`, GOLD, 1.5));
  glow(sheet, [x, y], 24, palette, 0.5);
  lancets(
    sheet,
    camera,
    [0.78, -0.78].flatMap((z): Vec[] => [
      [0.27, 0.72, z],
      [0.27, 0.3, z],
    ]),
    0.26,
    palette.lamp,
  );
};
