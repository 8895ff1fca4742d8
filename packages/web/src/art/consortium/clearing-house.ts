import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { at, line } from '../sheet.ts';
import { beam, loft, round, type Solid, upright, type Vec } from '../solid.ts';
import { build } from '../structure.ts';

/** Three halls with six sides that share their accounts, as on the arms of the Consortium. */
export const clearingHouse: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, trim } = palette;
  const spots = [90, 210, 330].map((degrees): Vec => {
    const turn = (degrees * Math.PI) / 180;
    return [Math.cos(turn) * 0.62, 0, Math.sin(turn) * 0.62];
  });
  const hall = ([x, , z]: Vec): Solid[] => {
    const drum = (from: number, to: number, low: number, high: number, colour: string, bias = 0) =>
      upright(
        loft(
          [
            [from, round(6, low, x, z)],
            [to, round(6, high, x, z)],
          ],
          colour,
          bias,
        ),
      );
    return [
      ...drum(-0.5, -0.1, 0.14, 0.5, hull, -0.2),
      ...drum(-0.1, 0.12, 0.54, 0.54, trim),
      ...drum(0.12, 0.42, 0.46, 0.34, plate, 0.1),
    ];
  };
  const camera = build(
    scene,
    { size: 33, pitch: 38, yaw: 30, centre: [50, 47] },
    {
      solids: [
        ...spots.flatMap(hall),
        ...spots.flatMap((spot, i) =>
          beam(spot, spots[(i + 1) % 3]!, [0.1, 0.22], hull, { bias: -0.3 }),
        ),
      ],
      rings: [
        { centre: [0, -0.05, 0], radius: 1.3, tube: 0.05, colour: trim, lamps: palette.lamp },
      ],
    },
    trim,
  );
  const heart: Vec = [0, 0.7, 0];
  // Sums that go back and forth.
  const flows = spots.map(
    ([x, , z]) => `M${at(camera.project([x, 0.42, z]))}L${at(camera.project(heart))}`,
  );
  sheet.add(line(flows.join(''), palette.core, 0.5, 0.8));
  for (const [x, , z] of spots) glow(sheet, camera.project([x, 0.42, z]), 6, palette, 0.8);
  glow(sheet, camera.project(heart), 9, { core: '#fffbe8', glow: palette.trim });
};
