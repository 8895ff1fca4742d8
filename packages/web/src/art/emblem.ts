import { mix } from './colour.ts';
import { circle, n, type Point, path, polygon, type Sheet } from './sheet.ts';

/** The sign of the game: a faceted star in a ring. */
export function emblem(sheet: Sheet, [x, y]: Point, r: number): void {
  const halo = sheet.radial(x, y, r * 1.5, [
    [0, '#9cc4ff', 0.55],
    [0.5, '#4f7fd6', 0.22],
    [1, '#4f7fd6', 0],
  ]);
  const metal = sheet.linear(x - r, y - r, x + r, y + r, [
    [0, '#f2f7ff'],
    [0.35, '#9db7e6'],
    [0.7, '#41598c'],
    [1, '#8fb4f2'],
  ]);
  sheet.add(circle(x, y, r * 1.5, `fill="${halo}"`));
  const ring = r * 0.74;
  sheet.add(
    circle(
      x,
      y,
      ring,
      `fill="#0a1326" fill-opacity=".55" stroke="${metal}" stroke-width="${n(r * 0.085)}"`,
    ),
  );
  sheet.add(
    circle(
      x,
      y,
      ring * 0.8,
      `fill="none" stroke="#7fa2e0" stroke-opacity=".6" stroke-width="${n(r * 0.018)}"`,
    ),
  );
  // The small star behind, then the great one, each half lit.
  star(sheet, [x, y], r * 0.56, r * 0.16, Math.PI / 4, ['#c9a24a', '#7a5a1c']);
  star(sheet, [x, y], r, r * 0.17, 0, ['#ffffff', '#7f9fd8']);
  const heart = sheet.radial(x, y, r * 0.3, [
    [0, '#ffffff'],
    [0.4, '#ffffff', 0.6],
    [1, '#bcd6ff', 0],
  ]);
  sheet.add(circle(x, y, r * 0.3, `fill="${heart}"`));
}

/** Four points; the side of each that is turned to the lamp is lit. */
function star(
  sheet: Sheet,
  [x, y]: Point,
  long: number,
  waist: number,
  turn: number,
  [lit, shade]: readonly [string, string],
): void {
  const on = (quarter: number, radius: number): Point => [
    x + Math.cos(turn + (quarter * Math.PI) / 2) * radius,
    y + Math.sin(turn + (quarter * Math.PI) / 2) * radius,
  ];
  const halves = [0, 1, 2, 3].flatMap((i) =>
    [-0.5, 0.5].map((side) => [on(i, long), on(i + side, waist), [x, y] as Point]),
  );
  // Which side of its point a half lies on, seen from the lamp.
  const isLit = (half: readonly Point[]): boolean => {
    const [[tx, ty], [wx, wy]] = half as [Point, Point];
    const along = ((tx - x) * (wx - x) + (ty - y) * (wy - y)) / long ** 2;
    const [ox, oy] = [wx - x - (tx - x) * along, wy - y - (ty - y) * along];
    return ox * -0.6 + oy * -0.8 > 0;
  };
  const light = halves.filter(isLit).map(polygon).join('');
  const dark = halves
    .filter((half) => !isLit(half))
    .map(polygon)
    .join('');
  sheet.add(path(dark, `fill="${shade}"`));
  sheet.add(path(light, `fill="${mix(lit, shade, 0.06)}"`));
}
