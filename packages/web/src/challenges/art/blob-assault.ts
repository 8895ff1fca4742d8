import { body, eye, maw, sac, spines, tendril, veins } from '../../art/blob/flesh.ts';
import { glow } from '../../art/light.ts';
import type { Painter, Scene } from '../../art/scene.ts';
import { path } from '../../art/sheet.ts';

/** A wall of flesh, and what it sends ahead. */
export const blobAssault: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  glow(sheet, [50, 66], 62, { core: palette.glow, glow: palette.glow }, 0.42);
  const arms = [
    tendril([24, 66], -2.2, 58, 6, 10),
    tendril([40, 56], -1.85, 48, 5, -8),
    tendril([62, 54], -1.25, 50, 5, 8),
    tendril([78, 64], -0.95, 56, 6, -10),
    tendril([90, 84], -0.35, 34, 5, 6),
    tendril([10, 84], 3.5, 34, 5, -6),
  ];
  sheet.add(
    path(
      arms.join(''),
      `fill="${palette.hull}" stroke="${palette.dark}" stroke-width=".8" stroke-opacity=".7"`,
    ),
  );
  spines(sheet, [50, 80, 34], palette, { from: -2.9, to: -0.25, count: 13, length: 17 }, chance);
  body(
    sheet,
    [
      [50, 76, 32],
      [22, 88, 22],
      [50, 96, 30],
      [80, 88, 22],
      [50, 112, 40],
    ],
    palette,
  );
  veins(sheet, [50, 74], 30, palette, chance, 7);
  for (const lobe of [
    [16, 92, 8],
    [85, 94, 8],
    [30, 108, 9],
    [72, 110, 9],
  ] as const)
    sac(sheet, lobe, palette);
  maw(sheet, [50, 82], 19, 12, palette);
  eye(sheet, [36, 60], 6.4, palette, 8);
  eye(sheet, [63, 58], 7.6, palette, -8);
  eye(sheet, [50, 52], 4, palette);
  eye(sheet, [24, 76], 3.4, palette, 20);
  eye(sheet, [78, 74], 3.2, palette, -20);
  for (const [x, y, r] of [
    [20, 22, 4.4],
    [50, 15, 3.2],
    [80, 24, 4],
    [34, 36, 2.6],
    [69, 36, 2.4],
    [9, 44, 2.8],
    [92, 46, 2.6],
  ] as const)
    spawn(scene, x, y, r);
};

/** One of those that come first. */
function spawn({ sheet, palette, chance }: Scene, x: number, y: number, r: number): void {
  spines(sheet, [x, y, r], palette, { from: 0.4, to: 2.8, count: 4, length: r * 2 }, chance);
  body(
    sheet,
    [
      [x, y, r],
      [x + r * 0.6, y - r * 1.1, r * 0.6],
    ],
    palette,
  );
  eye(sheet, [x - r * 0.1, y + r * 0.1], r * 0.45, palette);
}
