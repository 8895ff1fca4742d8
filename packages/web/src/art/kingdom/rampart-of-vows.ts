import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { beam, box, type Solid, type Vec } from '../solid.ts';
import { build, spire, tower } from '../structure.ts';
import { bannerPart, GOLD, shieldPart } from './heraldry.ts';
import { battlements, lancets } from './masonry.ts';

/** A wall in a half circle before a world, every stone of it sworn upon. */
export const rampartOfVows: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate } = palette;
  const spot = (turn: number, y: number, r = 1): Vec => [
    Math.cos(turn * Math.PI) * r,
    y,
    Math.sin(turn * Math.PI) * r,
  ];
  const turns = [-0.06, 0.2, 0.5, 0.8, 1.06];
  const walls: Solid[] = turns.slice(1).flatMap((turn, i) => {
    const before = turns[i]!;
    return [
      ...beam(spot(before, 0.12), spot(turn, 0.12), [0.72, 0.16], hull),
      ...beam(spot(before, 0.52, 1.02), spot(turn, 0.52, 1.02), [0.1, 0.22], plate, { bias: 0.1 }),
    ];
  });
  const camera = build(
    scene,
    { size: 34, pitch: 20, yaw: 0, centre: [50, 44] },
    {
      solids: [
        ...walls,
        ...spire([0, 0.3, -0.1], 1, 0.3, plate, -0.3),
        ...box([0, 0, -0.1], [0.5, 0.6, 0.5], hull, -0.4),
      ],
      rounds: turns.map((turn) => {
        const [x, , z] = spot(turn, 0);
        return tower([x, -0.36, z], 1.12, [0.2, 0.18], hull, {
          stripes: [[0.8, 0.86, GOLD]],
          seams: [0.3, 0.55],
          bias: 0.25,
        });
      }),
      parts: (view) => [
        ...turns.flatMap((turn) => {
          const [x, , z] = spot(turn, 0);
          return battlements(sheet, view, [x, 0.76, z], 0.2, palette, { count: 10, bias: 0.3 });
        }),
        ...[0.35, 0.65].map((turn) =>
          shieldPart(
            sheet,
            view,
            { centre: spot(turn, 0.12, 1.04), size: [0.15, 0.2], bias: 0.5 },
            palette,
          ),
        ),
        bannerPart(
          sheet,
          view,
          { top: [0, 1.5, -0.1], foot: 1.2, length: 0.7, width: 0.26 },
          palette,
        ),
      ],
    },
  );
  glow(sheet, camera.project([0, 0.4, -0.1]), 18, palette, 0.35);
  lancets(
    sheet,
    camera,
    [0.2, 0.5, 0.8].map((turn): Vec => {
      const [x, y, z] = spot(turn, 0.3);
      return [x, y, z + 0.19];
    }),
    0.24,
    palette.lamp,
  );
};
