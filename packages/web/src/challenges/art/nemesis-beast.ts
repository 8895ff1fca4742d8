import { spine } from '../../art/blob/flesh.ts';
import { mix } from '../../art/colour.ts';
import { glow } from '../../art/light.ts';
import type { Painter, Scene } from '../../art/scene.ts';
import { ellipse, line, n, type Point, path } from '../../art/sheet.ts';

const THROAT: Point = [50, 66];

/** Nothing but a mouth, with a beast around it. */
export const nemesisBeast: Painter = (scene) => {
  const { sheet, palette } = scene;
  glow(sheet, [50, 56], 66, { core: palette.glow, glow: palette.glow }, 0.4);
  horns(scene);
  head(scene);
  throat(scene);
  teeth(scene);
  eyes(scene);
  fleeing(scene);
};

function horns({ sheet, palette }: Scene): void {
  const bone = sheet.linear(20, 0, 80, 60, [
    [0, mix(palette.trim, '#ffffff', 0.4)],
    [0.5, palette.trim],
    [1, mix(palette.plate, palette.dark, 0.4)],
  ]);
  const row = [
    spine([22, 42], -2.35, 44, 5.4, 0.5),
    spine([78, 42], -0.79, 44, 5.4, -0.5),
    spine([33, 30], -2, 32, 4.6, 0.4),
    spine([67, 30], -1.14, 32, 4.6, -0.4),
    spine([44, 24], -1.7, 20, 3.2, 0.2),
    spine([56, 24], -1.44, 20, 3.2, -0.2),
    spine([12, 66], 3.3, 22, 4.4, 0.4),
    spine([88, 66], -0.16, 22, 4.4, -0.4),
  ];
  sheet.add(
    path(
      row.join(''),
      `fill="${bone}" stroke="${palette.dark}" stroke-width=".6" stroke-linejoin="round"`,
    ),
  );
}

function head({ sheet, palette }: Scene): void {
  const outline =
    'M50 20C62 20 74 28 82 40C94 52 96 74 88 92C80 112 66 122 50 124C34 122 20 112 12 92C4 74 6 52 18 40C26 28 38 20 50 20Z';
  const hide = sheet.radial(34, 34, 84, [
    [0, mix(palette.plate, '#ffffff', 0.28)],
    [0.3, palette.plate],
    [0.6, palette.hull],
    [1, palette.dark],
  ]);
  sheet.add(
    path(outline, `fill="${hide}" stroke="${palette.rim}" stroke-width="1" stroke-opacity=".8"`),
  );
  // Plates of the hide, overlapping towards the neck.
  const plates =
    'M50 22C46 28 46 32 50 38C54 32 54 28 50 22ZM38 26C34 32 35 36 40 40M62 26C66 32 65 36 60 40M28 34C26 40 28 44 33 46M72 34C74 40 72 44 67 46M16 56C12 66 13 78 18 86M84 56C88 66 87 78 82 86M22 52C17 64 18 80 25 92M78 52C83 64 82 80 75 92';
  sheet.add(line(plates, palette.dark, 1, 0.75));
  sheet.add(`<g transform="translate(-.7 -.6)">${line(plates, palette.trim, 0.4, 0.5)}</g>`);
  const cracks = 'M30 110L36 102L34 96M68 112L64 104L67 97M50 118V110M16 72L22 76M84 72L78 76';
  sheet.add(line(cracks, palette.glow, 0.9, 0.85));
}

function throat({ sheet, palette }: Scene): void {
  const [x, y] = THROAT;
  const deep = sheet.radial(x, y + 4, 30, [
    [0, palette.core],
    [0.14, '#ffd07a'],
    [0.36, palette.glow],
    [0.7, '#7a1f24'],
    [1, '#16060c'],
  ]);
  sheet.add(ellipse(x, y + 4, 29, 33, `fill="${deep}" stroke="#1a0a10" stroke-width="2"`));
  const rings = [24, 18, 12]
    .map((r) =>
      ellipse(
        x,
        y + 5,
        r,
        r * 1.14,
        'fill="none" stroke="#4a1018" stroke-width="1.3" opacity=".55"',
      ),
    )
    .join('');
  sheet.add(rings);
}

/** Two rows of them, the longest above and below. */
function teeth({ sheet, palette }: Scene): void {
  const [x, y] = [THROAT[0], THROAT[1] + 4];
  const row = (count: number, rx: number, ry: number, long: number): string =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + 0.5) / count) * 2 * Math.PI;
      const on = (turn: number, share: number): string =>
        `${n(x + Math.cos(turn) * rx * share)} ${n(y + Math.sin(turn) * ry * share)}`;
      const reach = 1 - long * (0.55 + 0.45 * Math.abs(Math.sin(angle)));
      const half = 2.2 / count;
      return `M${on(angle - half, 1.03)}L${on(angle, reach)}L${on(angle + half, 1.03)}Z`;
    }).join('');
  const bone = sheet.linear(22, 34, 78, 104, [
    [0, '#fffaf0'],
    [0.5, palette.trim],
    [1, mix(palette.plate, palette.dark, 0.2)],
  ]);
  sheet.add(path(row(18, 24, 28, 0.3), `fill="${mix(palette.trim, '#5a1a1a', 0.45)}"`));
  sheet.add(
    path(
      row(14, 29, 33, 0.48),
      `fill="${bone}" stroke="#2a0c12" stroke-width=".4" stroke-linejoin="round"`,
    ),
  );
}

function eyes({ sheet, palette }: Scene): void {
  for (const [x, y, r, turn] of [
    [31, 42, 4.6, 28],
    [69, 42, 4.6, -28],
    [21, 54, 2.8, 40],
    [79, 54, 2.8, -40],
  ] as const) {
    glow(sheet, [x, y], r * 3, palette, 0.7);
    sheet.add(
      `<g transform="rotate(${turn} ${x} ${y})">${ellipse(x, y, r * 1.35, r * 0.8, `fill="#ffcf5a" stroke="#1a0a10" stroke-width="1.1"`)}${ellipse(x, y, r * 0.24, r * 0.72, 'fill="#140508"')}</g>`,
    );
  }
}

/** Small craft that are too slow. */
function fleeing({ sheet, palette }: Scene): void {
  const craft: readonly (readonly [number, number, number])[] = [
    [47, 74, 1],
    [56, 80, 1.4],
    [43, 86, 1.8],
    [62, 100, 2.6],
    [36, 106, 3],
  ];
  for (const [x, y, size] of craft) {
    sheet.add(line(`M${x} ${n(y - size)}V${n(y - size * 3.4)}`, palette.core, size * 0.4, 0.7));
    sheet.add(
      path(
        `M${x} ${n(y + size * 1.6)}L${n(x + size)} ${n(y - size)}L${x} ${n(y - size * 0.5)}L${n(x - size)} ${n(y - size)}Z`,
        `fill="#0c0a14" stroke="#ffd9a8" stroke-width="${n(size * 0.16)}"`,
      ),
    );
  }
}
