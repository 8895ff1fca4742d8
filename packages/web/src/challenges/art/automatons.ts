import { mix } from '../../art/colour.ts';
import { glow } from '../../art/light.ts';
import type { Painter, Scene } from '../../art/scene.ts';
import { dots, line, n, type Point, path, polygon } from '../../art/sheet.ts';

/** Faces without a face, row behind row, and all of them the same. */
export const automatons: Painter = (scene) => {
  const { sheet, palette } = scene;
  glow(sheet, [50, 44], 60, { core: palette.glow, glow: palette.glow }, 0.3);
  // The ranks behind, smaller and darker the farther away.
  for (const [y, size, gap, count, shade] of [
    [14, 0.13, 11, 9, 0.75],
    [22, 0.2, 17, 7, 0.62],
    [32, 0.3, 25, 5, 0.46],
    [46, 0.44, 38, 3, 0.28],
  ] as const) {
    for (let i = 0; i < count; i++) rank(scene, [50 + (i - (count - 1) / 2) * gap, y], size, shade);
  }
  rank(scene, [50, 66], 0.74, 0);
};

function rank(scene: Scene, [x, y]: Point, size: number, shade: number): void {
  scene.sheet.add(
    `<g transform="translate(${n(x - 50 * size)} ${n(y - 46 * size)}) scale(${size})">`,
  );
  mask(scene, shade);
  scene.sheet.add('</g>');
}

const LEFT: readonly Point[] = [
  [50, 10],
  [38, 12],
  [28, 22],
  [24, 40],
  [27, 56],
  [36, 72],
  [44, 84],
  [50, 87],
];

function mask({ sheet, palette }: Scene, shade: number): void {
  const { hull, plate, dark, trim, rim } = palette;
  const dim = (colour: string): string => mix(colour, '#07101c', shade);
  const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [100 - x, y]);
  const lit = sheet.linear(24, 10, 50, 80, [
    [0, dim(mix(trim, '#ffffff', 0.3))],
    [0.4, dim(hull)],
    [1, dim(plate)],
  ]);
  const shaded = sheet.linear(50, 10, 78, 84, [
    [0, dim(plate)],
    [0.5, dim(mix(plate, dark, 0.5))],
    [1, dim(dark)],
  ]);
  const edge = `stroke="${dim(rim)}" stroke-width=".7" stroke-opacity=".8" stroke-linejoin="round"`;
  sheet.add(path(polygon(mirrored(LEFT)), `fill="${shaded}" ${edge}`));
  sheet.add(path(polygon(LEFT), `fill="${lit}" ${edge}`));
  // Plates: brow, cheeks, jaw.
  const seams =
    'M50 10V30M28 22L44 30H56L72 22M24 40L34 48M76 40L66 48M27 56L41 60L44 84M73 56L59 60L56 84M41 60H59M44 70H56';
  sheet.add(line(seams, dim(dark), 0.8, 0.85));
  sheet.add(`<g transform="translate(-.5 -.5)">${line(seams, dim(trim), 0.3, 0.6)}</g>`);
  // One slit to see through, and what it counts above it.
  const slit: readonly Point[] = [
    [29, 38],
    [50, 42],
    [71, 38],
    [69, 47],
    [50, 51],
    [31, 47],
  ];
  sheet.add(path(polygon(slit), `fill="${dim('#040a12')}"`));
  const strength = 1 - shade * 0.55;
  glow(sheet, [50, 45.6], 26, { core: palette.glow, glow: palette.glow }, 0.5 * strength);
  sheet.add(line('M34 42.6L50 46L66 42.6', palette.glow, 2.6, 0.75 * strength));
  sheet.add(line('M36 43L50 46L64 43', palette.core, 1, strength));
  const count: Point[] = [16, 20, 24, 28].map((y) => [50, y]);
  sheet.add(line(dots(count), palette.glow, 2.2, strength));
  sheet.add(line(dots(count), palette.core, 0.9, strength));
}
