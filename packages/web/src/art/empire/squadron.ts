import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { line, n, type Point, path, polygon } from '../sheet.ts';

/** Small daggers in formation, seen from afar. */
export function squadron(
  { sheet, palette }: Scene,
  ships: readonly (readonly [Point, number])[],
): void {
  const hulls = ships.map(([[x, y], s]) =>
    polygon([
      [x - 3 * s, y + s],
      [x + 2 * s, y - s],
      [x + 1.2 * s, y],
      [x + 2 * s, y + 1.1 * s],
    ]),
  );
  sheet.add(
    path(
      hulls.join(''),
      `fill="${mix(palette.hull, '#ffffff', 0.25)}" stroke="${palette.dark}" stroke-width=".2"`,
    ),
  );
  const flames = ships.map(
    ([[x, y], s]) => `M${n(x + 1.8 * s)} ${n(y)}l${n(3 * s)} ${n(-0.8 * s)}`,
  );
  sheet.add(line(flames.join(''), palette.glow, 0.6, 0.85));
}
