import { mix } from '../../art/colour.ts';
import { empireShip } from '../../art/empire/empire-ship.ts';
import { glow } from '../../art/light.ts';
import type { Painter, Scene } from '../../art/scene.ts';
import { circle, line, n, type Point, path, polygon } from '../../art/sheet.ts';

const SUN: Point = [50, 40];

/** The flagship before a crowned sun, its escorts beside it in a row. */
export const defyTheEmpire: Painter = (scene) => {
  crownedSun(scene);
  for (const [x, y, size] of [
    [9, 46, 6],
    [91, 46, 6],
    [20, 36, 4.4],
    [80, 36, 4.4],
    [12, 28, 3.2],
    [88, 28, 3.2],
  ] as const) {
    escort(scene, [x, y], size);
  }
  glow(scene.sheet, [50, 66], 34, scene.palette, 0.35);
  empireShip({
    beam: 1.5,
    height: 0.56,
    engines: 4,
    tower: 0.34,
    fins: 3,
    guns: 1.25,
    wings: { span: 0.85, sweep: 0.6, at: -0.4 },
    yaw: 66,
    pitch: 24,
    roll: 0,
    size: 40,
    centre: [48, 68],
  })(scene);
};

function crownedSun({ sheet, palette }: Scene): void {
  const [x, y] = SUN;
  const halo = sheet.radial(x, y, 54, [
    [0, palette.core],
    [0.3, '#ffd98a', 0.85],
    [0.5, palette.glow, 0.35],
    [1, palette.glow, 0],
  ]);
  sheet.add(circle(x, y, 54, `fill="${halo}"`));
  // The points of the crown: the longer, the nearer to the top.
  const points = Array.from({ length: 13 }, (_, i) => {
    const angle = -Math.PI / 2 + (i - 6) * 0.24;
    const long = 44 - Math.abs(i - 6) * 3 - (i % 2) * 7;
    const on = (turn: number, r: number): Point => [x + Math.cos(turn) * r, y + Math.sin(turn) * r];
    return polygon([on(angle - 0.085, 22), on(angle, long), on(angle + 0.085, 22)]);
  });
  const gold = sheet.linear(x - 30, y - 40, x + 30, y, [
    [0, '#fff6d8'],
    [0.5, palette.trim],
    [1, mix(palette.hull, palette.dark, 0.3)],
  ]);
  sheet.add(path(points.join(''), `fill="${gold}" stroke="#5a3a18" stroke-width=".4"`));
  const disc = sheet.radial(x - 7, y - 8, 30, [
    [0, '#fffbea'],
    [0.5, '#ffe09a'],
    [1, '#d9882e'],
  ]);
  sheet.add(circle(x, y, 21, `fill="${disc}" stroke="#fff4d0" stroke-width=".8"`));
  sheet.add(circle(x, y, 17.5, 'fill="none" stroke="#a8641c" stroke-width=".5" opacity=".7"'));
}

/** A dagger that comes straight at the viewer. */
function escort({ sheet, palette }: Scene, [x, y]: Point, size: number): void {
  const { hull, plate, dark, trim } = palette;
  const left: Point[] = [
    [x, y - size * 0.55],
    [x - size, y + size * 0.1],
    [x, y + size * 0.5],
  ];
  const right = left.map(([px, py]): Point => [2 * x - px, py]);
  sheet.add(path(polygon(right), `fill="${dark}" stroke="${trim}" stroke-width=".4"`));
  sheet.add(
    path(polygon(left), `fill="${mix(hull, plate, 0.3)}" stroke="${trim}" stroke-width=".4"`),
  );
  sheet.add(line(`M${n(x)} ${n(y - size * 0.55)}V${n(y - size * 1.25)}`, trim, 0.6));
  sheet.add(
    path(
      `M${n(x)} ${n(y - size * 1.25)}h${n(size * 0.5)}v${n(size * 0.4)}h${n(-size * 0.5)}Z`,
      'fill="#8f2f2a"',
    ),
  );
  sheet.add(line(`M${n(x)} ${n(y + size * 0.1)}h0`, palette.lamp, 1.1));
}
