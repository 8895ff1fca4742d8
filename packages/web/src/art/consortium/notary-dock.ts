import { glow } from '../light.ts';
import { capsule, type RoundBody } from '../round-part.ts';
import type { Painter } from '../scene.ts';
import { circle, line, type Point, path, polygon } from '../sheet.ts';
import { box } from '../solid.ts';
import { build } from '../structure.ts';
import { glassTower } from './glass-tower.ts';

/** A quay where nothing is moored without a seal on it. */
export const notaryDock: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, trim, dark } = palette;
  const moored = (x: number): RoundBody => ({
    from: [x, 0, 0.3],
    to: [x, 0, 1.1],
    radius: capsule(0.13, 0.7, 0.3),
    colour: hull,
    stripes: [[0.86, 1, trim]],
    windows: [{ from: 0.25, to: 0.6, across: -0.1, count: 4 }],
    bias: 0.2,
  });
  const camera = build(
    scene,
    { size: 34, pitch: 26, yaw: 16, centre: [50, 49] },
    {
      solids: [
        ...box([0, -0.1, 0], [2.3, 0.12, 0.5], hull, -0.3),
        ...box([0, -0.16, 0], [2.36, 0.05, 0.56], trim, -0.5),
        ...[-0.6, 0.02, 0.64].flatMap((x) =>
          box([x, -0.1, 0.62], [0.1, 0.06, 0.8], x === 0.02 ? trim : dark, -0.1),
        ),
        ...glassTower([0, -0.05, -0.05], 0.6, 0.3, palette, { needle: 0.42 }),
        ...glassTower([-0.8, -0.05, -0.05], 0.26, 0.17, palette, { needle: 0.16 }),
        ...glassTower([0.8, -0.05, -0.05], 0.26, 0.17, palette, { needle: 0.16 }),
      ],
      rounds: [moored(-0.32), moored(0.34), moored(0.94)],
    },
    trim,
  );
  const [x, y] = camera.project([0, 0.3, 0.3]);
  seal([x, y]);
  glow(sheet, camera.project([0, 1.04, -0.05]), 5, palette);

  /** A seal of gold with two ribbons. */
  function seal([cx, cy]: Point): void {
    const ribbons: Point[][] = [-1, 1].map((side) => [
      [cx + side * 1, cy + 2],
      [cx + side * 5.5, cy + 12],
      [cx + side * 2.5, cy + 10.5],
      [cx + side * 1.2, cy + 13],
      [cx - side * 1.5, cy + 3],
    ]);
    sheet.add(path(ribbons.map(polygon).join(''), `fill="${palette.glow}" opacity=".85"`));
    const gold = sheet.radial(
      cx,
      cy,
      6,
      [
        [0, '#fff6d2'],
        [0.5, trim],
        [1, '#7a5310'],
      ],
      [cx - 2, cy - 2.4],
    );
    const teeth = Array.from({ length: 24 }, (_, i): Point => {
      const [turn, r] = [(i / 24) * 2 * Math.PI, i % 2 === 0 ? 6.2 : 5.3];
      return [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r];
    });
    sheet.add(path(polygon(teeth), `fill="${gold}"`));
    sheet.add(circle(cx, cy, 3.6, 'fill="none" stroke="#7a5310" stroke-width=".5"'));
    sheet.add(line(`M${cx - 1.6} ${cy}l1.2 1.4 2.2-2.8`, '#7a5310', 0.7));
  }
};
