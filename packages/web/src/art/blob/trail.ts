import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { type Point, path } from '../sheet.ts';
import { tendril } from './flesh.ts';

/** Tendrils that trail from a point, as one shape. */
export function trail(
  { sheet, palette, chance }: Scene,
  roots: readonly Point[],
  angle: number,
  length: number,
  width: number,
): void {
  const d = roots
    .map((root) =>
      tendril(
        root,
        angle + between(chance, -0.25, 0.25),
        length * between(chance, 0.75, 1.1),
        width,
        between(chance, -7, 7),
      ),
    )
    .join('');
  const [x, y] = roots[0]!;
  const paint = sheet.linear(x, y, x + Math.cos(angle) * length, y + Math.sin(angle) * length, [
    [0, palette.hull],
    [0.6, palette.dark],
    [1, palette.rim],
  ]);
  sheet.add(path(d, `fill="${paint}"`));
}
