import { between } from '../random.ts';
import type { Painter } from '../scene.ts';
import { box } from '../solid.ts';
import { build, rock, spire, tower } from '../structure.ts';
import { bannerPart } from './heraldry.ts';
import { battlements, lancets } from './masonry.ts';

/** For bases that have no motif of their own. */
export const kingdomStation: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  const { hull, plate } = palette;
  const [mid, side] = [between(chance, 0.8, 1.2), between(chance, 0.45, 0.75)];
  const camera = build(
    scene,
    { size: 31, pitch: 14, yaw: 34, centre: [50, 56] },
    {
      solids: [
        ...rock(1, 0.85, '#5a557c'),
        ...box([0, 0.16, 0], [1, 0.34, 1], hull),
        ...spire([0, mid, 0], 0.6, 0.5, plate, 0.4),
      ],
      rounds: [
        tower([0, 0.2, 0], mid - 0.2, 0.3, hull, { seams: [0.5], bias: 0.1 }),
        tower([0.42, 0, 0.42], side, 0.17, hull, { bias: 0.2 }),
        tower([-0.42, 0, 0.42], side, 0.17, hull),
      ],
      parts: (view) => [
        ...battlements(sheet, view, [0.42, side, 0.42], 0.19, palette, { bias: 0.3 }),
        ...battlements(sheet, view, [-0.42, side, 0.42], 0.19, palette, { bias: 0.1 }),
        bannerPart(
          sheet,
          view,
          { top: [0, mid + 0.75, 0], foot: mid + 0.5, length: 0.6, width: 0.2 },
          palette,
        ),
      ],
    },
  );
  lancets(
    sheet,
    camera,
    [
      [0.3, mid * 0.7, 0.1],
      [0.16, mid * 0.7, 0.26],
      [0.52, 0.16, 0.05],
      [0.05, 0.16, 0.52],
    ],
    0.2,
    palette.lamp,
  );
};
