import { mix } from '../colour.ts';
import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { ellipse, path } from '../sheet.ts';
import { body, eye, tendril } from './flesh.ts';

/** Eggs in a nest of flesh, some about to hatch. */
export const nestingGround: Painter = ({ sheet, palette, chance }) => {
  const fringe = [-2.9, -2.4, -0.7, -0.2, 0.4, 2.7]
    .map((angle) =>
      tendril([50 + Math.cos(angle) * 30, 58 + Math.sin(angle) * 12], angle, 20, 4, chance() * 8),
    )
    .join('');
  sheet.add(path(fringe, `fill="${palette.hull}"`));
  body(
    sheet,
    [
      [18, 58, 9],
      [32, 64, 12],
      [50, 67, 14],
      [68, 64, 12],
      [82, 58, 9],
    ],
    palette,
  );
  const shell = mix(palette.rim, '#fff4d0', 0.6);
  for (const [x, y, r] of [
    [33, 50, 8],
    [67, 50, 8],
    [42, 36, 9],
    [59, 35, 9],
    [50, 52, 11],
    [50, 24, 7],
  ] as const) {
    glow(sheet, [x, y], r * 1.9, palette, 0.45);
    const paint = sheet.radial(
      x,
      y,
      r * 1.3,
      [
        [0, '#ffffff'],
        [0.3, shell],
        [0.75, palette.hull],
        [1, palette.dark],
      ],
      [x - r * 0.4, y - r * 0.6],
    );
    sheet.add(
      ellipse(x, y, r, r * 1.3, `fill="${paint}" stroke="${palette.dark}" stroke-width=".5"`),
    );
  }
  sheet.add(
    path(
      'M44 47l4 4 3-4 3 5 5-5',
      `fill="none" stroke="${palette.dark}" stroke-width="1.1" stroke-linejoin="round"`,
    ),
  );
  eye(sheet, [50, 57], 3.4, palette, 0);
};
