import type { Painter } from '../scene.ts';
import { box, type Vec } from '../solid.ts';
import { build, rock, spire, tower } from '../structure.ts';
import { bannerPart, shieldPart } from './heraldry.ts';
import { battlements, lancets } from './masonry.ts';

const CORNERS: readonly (readonly [x: number, z: number])[] = [
  [0.5, 0.5],
  [0.5, -0.5],
  [-0.5, 0.5],
  [-0.5, -0.5],
];

/** A square tower that nobody has taken, a turret at each of its corners. */
export const castellanKeep: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate } = palette;
  const camera = build(
    scene,
    { size: 27, pitch: 15, yaw: 40, centre: [50, 61] },
    {
      solids: [
        ...rock(1, 0.8, '#5a557c'),
        ...box([0, 0.5, 0], [0.92, 1, 0.92], hull),
        ...box([0, 1.06, 0], [1.02, 0.12, 1.02], plate, 0.2),
        ...CORNERS.flatMap(([x, z]) => spire([x, 1.24, z], 0.4, 0.3, plate, 0.35)),
      ],
      rounds: CORNERS.map(([x, z]) =>
        tower([x, 0, z], 1.22, 0.17, hull, { seams: [0.4, 0.75], bias: 0.1 }),
      ),
      parts: (view) => [
        ...battlements(sheet, view, [0, 1.12, 0], 0.52, palette, { count: 16, size: 0.12 }),
        shieldPart(
          sheet,
          view,
          { centre: [0.5, 0.66, 0], size: [0.2, 0.26], faces: 'ahead', bias: 0.4 },
          palette,
        ),
        bannerPart(
          sheet,
          view,
          { top: [0, 1.75, 0], foot: 1.1, length: 0.75, width: 0.28 },
          palette,
        ),
      ],
    },
  );
  const windows: Vec[] = [
    [0.08, 0.72, 0.48],
    [-0.16, 0.72, 0.48],
    [0.08, 0.36, 0.48],
    [-0.16, 0.36, 0.48],
    [0.48, 0.26, 0.14],
    [0.48, 0.26, -0.12],
  ];
  lancets(sheet, camera, windows, 0.2, palette.lamp);
};
