import { mix } from '../colour.ts';
import { glow } from '../light.ts';
import { between } from '../random.ts';
import type { Painter } from '../scene.ts';
import { at, line, type Point, path, polygon } from '../sheet.ts';

/** Three claws that feed a furnace. */
export const recyclingStation: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  const { hull, plate, trim, dark } = palette;
  const [x, y, r] = [50, 45, 25];
  glow(sheet, [x, y], 34, palette, 0.8);
  const arm = (turn: number): string => {
    const on = (t: number, radius: number): Point => [
      x + Math.cos(t) * radius,
      y + Math.sin(t) * radius * 0.92,
    ];
    const outer = [0, 0.3, 0.6, 0.9, 1.2, 1.45].map((t) => at(on(turn + t, r + 5)));
    const inner = [1.45, 1.2, 0.9, 0.6, 0.3, 0].map((t) => at(on(turn + t, r - 5)));
    const head = [at(on(turn + 1.4, r + 11)), at(on(turn + 1.95, r)), at(on(turn + 1.4, r - 11))];
    return `M${outer.join('L')}L${head.join('L')}L${inner.join('L')}Z`;
  };
  const paint = sheet.linear(x - 30, y - 30, x + 30, y + 30, [
    [0, mix(trim, '#ffffff', 0.35)],
    [0.35, hull],
    [0.7, plate],
    [1, dark],
  ]);
  const arms = [0.35, 2.44, 4.54].map(arm).join('');
  sheet.add(path(arms, `fill="${dark}" transform="translate(1.6 2.4)"`));
  sheet.add(
    path(arms, `fill="${paint}" stroke="${trim}" stroke-width=".6" stroke-linejoin="round"`),
  );
  const ribs = [0.6, 1, 1.4, 2.7, 3.1, 3.5, 4.8, 5.2, 5.6].map((t) => {
    const on = (radius: number): Point => [
      x + Math.cos(t) * radius,
      y + Math.sin(t) * radius * 0.92,
    ];
    return `M${at(on(r - 4.6))}L${at(on(r + 4.6))}`;
  });
  sheet.add(line(ribs.join(''), dark, 0.6, 0.75));
  glow(sheet, [x, y], 15, palette);
  const scraps = Array.from({ length: 9 }, (): string => {
    const [t, radius] = [between(chance, 0, 6.28), between(chance, 9, 17)];
    const [sx, sy] = [x + Math.cos(t) * radius, y + Math.sin(t) * radius];
    return polygon([
      [sx - 1.6, sy - 0.5],
      [sx + 0.4, sy - 1.5],
      [sx + 1.5, sy + 0.6],
      [sx - 0.7, sy + 1.3],
    ]);
  });
  sheet.add(path(scraps.join(''), `fill="${plate}" stroke="${trim}" stroke-width=".3"`));
};
