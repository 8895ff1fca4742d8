import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { at, line, type Point, path, polygon } from '../sheet.ts';
import { box, hexagon, loft, pair, upright, type Vec } from '../solid.ts';
import { build, spire, tower } from '../structure.ts';
import { bannerPart, GOLD } from './heraldry.ts';
import { lancets } from './masonry.ts';

/** The seat of the crown: a cathedral with a keel, and the crown itself over it in light. */
export const throneCitadel: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate } = palette;
  glow(sheet, [50, 34], 44, { core: palette.glow, glow: palette.glow }, 0.4);
  const camera = build(
    scene,
    { size: 27, pitch: 15, yaw: 42, centre: [50, 60] },
    {
      solids: [
        ...upright(
          loft(
            [
              [-0.95, hexagon(0.05, 0.05)],
              [-0.25, hexagon(1.5, 1.7)],
              [0, hexagon(1.7, 1.9)],
            ],
            plate,
            -0.6,
          ),
        ),
        ...box([0, 0.2, 0], [0.96, 0.4, 0.96], hull, -0.1),
        ...box([0, 0.62, 0], [0.56, 0.6, 0.56], hull, 0.1),
        ...spire([0, 0.9, 0], 0.95, 0.42, plate, 0.3),
        ...[0.3, -0.3].flatMap((x) => pair(spire([x, 0.86, 0.3], 0.5, 0.16, GOLD, 0.35))),
        ...spire([0.52, 0.75, 0.52], 0.45, 0.26, plate, 0.4),
        ...spire([0.52, 0.75, -0.52], 0.45, 0.26, plate, 0.2),
        ...spire([-0.52, 0.75, 0.52], 0.45, 0.26, plate, 0.2),
      ],
      rounds: [
        tower([0.52, 0, 0.52], 0.76, 0.17, hull, { seams: [0.5], bias: 0.3 }),
        tower([0.52, 0, -0.52], 0.76, 0.17, hull, { seams: [0.5], bias: 0.1 }),
        tower([-0.52, 0, 0.52], 0.76, 0.17, hull, { seams: [0.5], bias: 0.1 }),
      ],
      parts: (view) => [
        bannerPart(
          sheet,
          view,
          { top: [-0.52, 1.5, 0.52], foot: 1.15, length: 0.5, width: 0.2 },
          palette,
        ),
        bannerPart(
          sheet,
          view,
          { top: [0.52, 1.5, -0.52], foot: 1.15, length: 0.5, width: 0.2 },
          palette,
        ),
      ],
    },
  );
  crown([0, 1.12, 0], 0.62);
  const windows: Vec[] = [
    [0.29, 0.7, 0.1],
    [0.29, 0.7, -0.1],
    [0.1, 0.7, 0.29],
    [-0.1, 0.7, 0.29],
    [0.49, 0.2, 0.2],
    [0.49, 0.2, 0],
    [0.49, 0.2, -0.2],
    [0.2, 0.2, 0.49],
    [0, 0.2, 0.49],
    [-0.2, 0.2, 0.49],
  ];
  lancets(sheet, camera, windows, 0.22, palette.lamp);
  glow(sheet, camera.project([0, 1.87, 0]), 6, palette);

  /** A crown of light around the great spire. */
  function crown([x, y, z]: Vec, radius: number): void {
    const around = (turn: number, up: number): Point =>
      camera.project([x + Math.cos(turn) * radius, y + up, z + Math.sin(turn) * radius]);
    const points = Array.from({ length: 32 }, (_, i): Point => {
      const up = i % 4 === 0 ? 0.36 : i % 2 === 0 ? 0.1 : 0.16;
      return around((i / 32) * 2 * Math.PI, up);
    });
    const foot = Array.from({ length: 33 }, (_, i) => around((i / 32) * 2 * Math.PI, 0));
    const d = `${polygon(points)}M${foot.map(at).join('L')}Z`;
    sheet.add(path(d, 'fill="#ffe9a8" fill-opacity=".34" fill-rule="evenodd"'));
    sheet.add(line(d, '#ffe2a0', 0.5, 0.9));
    const jewels = Array.from({ length: 8 }, (_, i) => around((i / 8) * 2 * Math.PI, 0.4));
    sheet.add(line(jewels.map((spot) => `M${at(spot)}h0`).join(''), '#ffffff', 1.3));
  }
};
