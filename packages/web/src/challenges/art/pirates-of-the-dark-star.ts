import { mix } from '../../art/colour.ts';
import { glow, plume } from '../../art/light.ts';
import { between } from '../../art/random.ts';
import type { Painter, Scene } from '../../art/scene.ts';
import { at, circle, dots, ellipse, line, n, type Point, path, polygon } from '../../art/sheet.ts';

const STAR: Point = [54, 34];
const RADIUS = 24;

/** A black star with a burning edge, and patched ships that come out of its shadow. */
export const piratesOfTheDarkStar: Painter = (scene) => {
  darkStar(scene);
  raider(scene, [24, 34], 0.34, -8);
  raider(scene, [84, 92], 0.4, 6);
  raider(scene, [55, 72], 0.82, -4);
};

function darkStar({ sheet, palette, chance }: Scene): void {
  const [x, y] = STAR;
  const corona = sheet.radial(x, y, RADIUS * 2.3, [
    [0.4, palette.core],
    [0.46, '#ffc27a', 0.9],
    [0.58, palette.glow, 0.5],
    [1, palette.glow, 0],
  ]);
  sheet.add(circle(x, y, RADIUS * 2.3, `fill="${corona}"`));
  const rays = Array.from({ length: 34 }, () => {
    const angle = between(chance, 0, 2 * Math.PI);
    const far = RADIUS * between(chance, 1.12, 1.75);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${n(x + c * RADIUS)} ${n(y + s * RADIUS)}L${n(x + c * far)} ${n(y + s * far)}`;
  });
  sheet.add(line(rays.join(''), '#ffdfae', 0.6, 0.5));
  const black = sheet.radial(x - 6, y - 7, RADIUS, [
    [0, '#1a0f18'],
    [0.7, '#0a060c'],
    [1, '#020103'],
  ]);
  sheet.add(circle(x, y, RADIUS, `fill="${black}" stroke="#fff2d8" stroke-width=".9"`));
  const dust = (front: boolean): string =>
    `<g transform="rotate(-16 ${x} ${y})">${path(
      `M${n(x - 46)} ${y}A46 9 0 0 ${front ? 0 : 1} ${n(x + 46)} ${y}`,
      `fill="none" stroke="${palette.rim}" stroke-width="${front ? 2.2 : 1.2}" opacity=".75"`,
    )}</g>`;
  sheet.add(dust(true));
}

const HULL: readonly Point[] = [
  [-46, 2],
  [-30, -6],
  [-10, -9],
  [8, -8],
  [26, -12],
  [38, -6],
  [36, 4],
  [22, 12],
  [2, 14],
  [-20, 10],
];

/** Mismatched plates, sails of scrap metal, hooks to board with. */
function raider({ sheet, palette }: Scene, [x, y]: Point, size: number, turn: number): void {
  const { hull, plate, dark, trim, rim, lamp } = palette;
  sheet.add(`<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size})">`);
  plume(sheet, [37, -2], [66, -6], 5, palette);
  plume(sheet, [33, 6], [58, 8], 4, palette);
  const sails: readonly (readonly Point[])[] = [
    [
      [-6, -9],
      [2, -46],
      [12, -30],
      [22, -34],
      [14, -8],
    ],
    [
      [16, -10],
      [26, -38],
      [31, -24],
      [40, -24],
      [32, -9],
    ],
    [
      [-22, -7],
      [-20, -30],
      [-10, -22],
      [-8, -9],
    ],
  ];
  const cloth = sheet.linear(-20, -46, 34, -8, [
    [0, mix(plate, '#ffffff', 0.25)],
    [0.5, plate],
    [1, mix(plate, dark, 0.7)],
  ]);
  sheet.add(
    path(
      sails.map(polygon).join(''),
      `fill="${cloth}" stroke="${rim}" stroke-width=".9" stroke-linejoin="round"`,
    ),
  );
  sheet.add(
    line('M2 -46L6 -9M26 -38L24 -11M-20 -30L-14 -8M-4 -20L16 -18M20 -22L36 -20', dark, 1, 0.8),
  );
  sheet.add(
    path('M4 -30L10 -26L12 -20L5 -22ZM24 -30L29 -24L26 -20Z', `fill="${dark}" opacity=".85"`),
  );
  const metal = sheet.linear(-30, -10, 10, 16, [
    [0, mix(hull, '#ffffff', 0.35)],
    [0.5, hull],
    [1, dark],
  ]);
  sheet.add(
    path(polygon(HULL), `fill="${metal}" stroke="${rim}" stroke-width="1" stroke-linejoin="round"`),
  );
  const patches: readonly (readonly Point[])[] = [
    [
      [-24, -3],
      [-10, -6],
      [-8, 4],
      [-22, 5],
    ],
    [
      [6, -5],
      [20, -8],
      [22, 1],
      [9, 3],
    ],
    [
      [-2, 6],
      [10, 5],
      [8, 12],
      [-3, 12],
    ],
  ];
  sheet.add(
    path(
      patches.map(polygon).join(''),
      `fill="${mix(plate, trim, 0.25)}" stroke="${dark}" stroke-width=".7"`,
    ),
  );
  sheet.add(line('M-46 2L-62 -4M-40 6L-58 12', plate, 2));
  sheet.add(line('M-62 -4C-70 -8 -70 2 -63 2M-58 12C-66 12 -64 20 -57 18', trim, 2.2));
  const ports: Point[] = [-34, -28, 26, 31].map((px, i) => [px, i < 2 ? 1 : -1]);
  sheet.add(line(dots(ports), lamp, 1.6));
  sheet.add(
    line(
      dots([
        [-15, 9],
        [14, 9],
        [-5, 1],
      ]),
      dark,
      2.2,
    ),
  );
  glow(sheet, [-40, 1], 7, palette, 0.8);
  sheet.add(ellipse(-40, 1, 1.6, 1, `fill="${palette.core}"`));
  sheet.add(line(`M${at([-46, 2])}L${at([-10, -9])}`, '#ffe2b8', 0.7, 0.8));
  sheet.add('</g>');
}
