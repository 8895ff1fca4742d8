import { mix } from '../colour.ts';
import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { at, line, type Point, path, polygon } from '../sheet.ts';
import { box, type Vec } from '../solid.ts';
import { build, rock, tower } from '../structure.ts';
import { bannerPart } from './heraldry.ts';
import { battlements, lancets } from './masonry.ts';

/** The gate of the marches: two drums of stone, and a grate between them. */
export const marcherBarbican: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, dark } = palette;
  const camera = build(
    scene,
    { size: 33, pitch: 13, yaw: 74, centre: [50, 57] },
    {
      solids: [
        ...rock(1.15, 0.85, '#5a557c'),
        ...box([-0.05, 0.42, 0], [0.5, 0.84, 0.8], hull, -0.2),
        // The bridge before the gate.
        ...box([0.72, 0, 0], [0.95, 0.07, 0.34], plate, 0.5),
      ],
      rounds: [0.56, -0.56].map((z) =>
        tower([0, 0, z], 1.05, [0.36, 0.33], hull, {
          seams: [0.32, 0.62],
          stripes: [[0.86, 0.93, palette.plate]],
          bias: 0.3,
        }),
      ),
      parts: (view) => [
        ...[0.56, -0.56].flatMap((z) =>
          battlements(sheet, view, [0, 1.05, z], 0.36, palette, { count: 14, bias: 0.4 }),
        ),
        ...[0.56, -0.56].map((z) =>
          bannerPart(
            sheet,
            view,
            { top: [-0.1, 1.62, z], foot: 1.05, length: 0.62, width: 0.24 },
            palette,
          ),
        ),
      ],
    },
  );
  const arch = (wide: number, high: number): Point[] => {
    const spots: Vec[] = [
      [0.21, 0.02, wide],
      [0.21, high * 0.55, wide],
      [0.21, high * 0.86, wide * 0.55],
      [0.21, high, 0],
      [0.21, high * 0.86, -wide * 0.55],
      [0.21, high * 0.55, -wide],
      [0.21, 0.02, -wide],
    ];
    return spots.map(camera.project);
  };
  glow(sheet, camera.project([0.2, 0.3, 0]), 14, palette, 0.55);
  sheet.add(path(polygon(arch(0.25, 0.68)), `fill="${mix(hull, '#ffffff', 0.35)}"`));
  sheet.add(path(polygon(arch(0.2, 0.6)), `fill="${dark}"`));
  sheet.add(path(polygon(arch(0.2, 0.6)), `fill="${palette.glow}" opacity=".5"`));
  const bars = [-0.13, -0.045, 0.045, 0.13].map((z) => {
    const top = 0.56 - Math.abs(z) * 0.9;
    return `M${at(camera.project([0.21, 0.08, z]))}L${at(camera.project([0.21, top, z]))}`;
  });
  const rails = [0.18, 0.32].map(
    (y) => `M${at(camera.project([0.21, y, 0.2]))}L${at(camera.project([0.21, y, -0.2]))}`,
  );
  sheet.add(line([...bars, ...rails].join(''), '#120c2a', 0.8));
  lancets(
    sheet,
    camera,
    [0.56, -0.56].flatMap((z): Vec[] => [
      [0.34, 0.72, z],
      [0.34, 0.3, z],
    ]),
    0.2,
    palette.lamp,
  );
};
