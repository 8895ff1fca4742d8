import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { at, circle, line, n, path, polygon } from '../sheet.ts';
import { box, loft, type Solid, type Vec } from '../solid.ts';
import { build, rock, spire } from '../structure.ts';
import { GOLD } from './heraldry.ts';
import { lancets } from './masonry.ts';

/** A nave as high as a ship is long, hung with the colours of every house. */
export const hallOfBanners: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate } = palette;
  const nave = (y: number, wide: number): readonly (readonly [number, number])[] => [
    [y, -wide],
    [y, wide],
    [0, wide],
    [0, -wide],
  ];
  const roof: Solid[] = loft(
    [-0.85, 0.72].map((x) => [
      x,
      [
        [0.7, -0.36],
        [1.15, 0],
        [0.7, 0.36],
      ],
    ]),
    plate,
    0.2,
  );
  const camera = build(
    scene,
    { size: 29, pitch: 16, yaw: 40, centre: [50, 58] },
    {
      solids: [
        ...rock(1.15, 0.7, '#5a557c'),
        ...loft(
          [-0.8, 0.68].map((x) => [x, nave(0.72, 0.32)] as const),
          hull,
        ),
        ...roof,
        ...[-0.55, -0.15, 0.25].flatMap((x) => box([x, 0.26, 0.44], [0.12, 0.52, 0.2], hull, 0.2)),
        // Two towers before the nave.
        ...[0.38, -0.38].flatMap((z) => [
          ...box([0.7, 0.52, z], [0.28, 1.04, 0.26], hull, 0.3),
          ...spire([0.7, 1.04, z], 0.62, 0.26, plate, 0.4),
        ]),
      ],
    },
  );
  const gable: Vec[] = [
    [0.73, 0.7, -0.24],
    [0.73, 1.1, 0],
    [0.73, 0.7, 0.24],
  ];
  sheet.add(path(polygon(gable.map(camera.project)), `fill="${hull}"`));
  const rose = camera.project([0.74, 0.72, 0]);
  glow(sheet, rose, 9, { core: '#fff3cf', glow: '#c59bff' }, 0.9);
  const r = camera.scaleAt([0.74, 0.72, 0]) * 0.15;
  sheet.add(
    circle(rose[0], rose[1], r, `fill="${palette.lamp}" stroke="${GOLD}" stroke-width=".6"`),
  );
  const spokes = [0, 45, 90, 135].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    const [dx, dy] = [Math.cos(turn) * r, Math.sin(turn) * r];
    return `M${n(rose[0] - dx)} ${n(rose[1] - dy)}L${n(rose[0] + dx)} ${n(rose[1] + dy)}`;
  });
  sheet.add(line(spokes.join(''), '#4a2f9a', 0.4));
  lancets(
    sheet,
    camera,
    [
      [0.74, 0.26, 0.1],
      [0.74, 0.26, -0.1],
      [-0.35, 0.3, 0.33],
      [0.05, 0.3, 0.33],
      [0.46, 0.3, 0.33],
    ],
    0.28,
    palette.lamp,
  );
  // The colours of the houses along the wall.
  const colours = ['#8a5cf6', '#e8ecf8', '#d04a6a', GOLD];
  for (const [i, colour] of colours.entries()) {
    const x = -0.72 + i * 0.38;
    const cloth: Vec[] = [
      [x, 0.74, 0.47],
      [x + 0.2, 0.74, 0.47],
      [x + 0.2, 0.16, 0.6],
      [x + 0.1, 0.26, 0.58],
      [x, 0.16, 0.6],
    ];
    const points = cloth.map(camera.project);
    sheet.add(path(polygon(points), `fill="${colour}" stroke="#1a1240" stroke-width=".35"`));
    const [, , low, notch, left] = points;
    sheet.add(line(`M${at(left!)}L${at(notch!)}L${at(low!)}`, '#ffffff', 0.3, 0.7));
  }
};
