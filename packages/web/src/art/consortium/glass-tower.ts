import type { Palette } from '../palette.ts';
import { loft, round, type Solid, upright, type Vec } from '../solid.ts';

/** A tower of glass with six sides, a cornice of gold and a needle on top. */
export function glassTower(
  [x, y, z]: Vec,
  height: number,
  radius: number,
  { plate, trim }: Palette,
  options: { readonly needle?: number; readonly bias?: number; readonly taper?: number } = {},
): Solid[] {
  const bias = options.bias ?? 0;
  const top = radius * (options.taper ?? 0.82);
  const storey = (from: number, to: number, [low, high]: readonly [number, number], at: string) =>
    upright(
      loft(
        [
          [from, round(6, low, x, z)],
          [to, round(6, high, x, z)],
        ],
        at,
        bias + (from - y) * 0.1,
      ),
    );
  return [
    ...storey(y, y + height, [radius, top], plate),
    ...storey(y + height, y + height + 0.05, [top * 1.16, top * 1.16], trim),
    ...storey(
      y + height + 0.05,
      y + height + 0.05 + (options.needle ?? 0.3),
      [top * 0.7, 0.012],
      trim,
    ),
  ];
}

/** A platform with six sides that narrows downwards. */
export function platform(radius: number, depth: number, palette: Palette): Solid[] {
  return upright(
    loft(
      [
        [-depth, round(6, radius * 0.16)],
        [-depth * 0.3, round(6, radius * 0.82)],
        [-0.1, round(6, radius)],
        [0, round(6, radius)],
      ],
      palette.hull,
      -0.6,
    ),
  );
}
