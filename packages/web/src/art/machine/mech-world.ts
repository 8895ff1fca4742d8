import { glow } from '../light.ts';
import { planet } from '../planet.ts';
import type { Painter } from '../scene.ts';
import { line, n, path } from '../sheet.ts';
import { lens } from './machine-parts.ts';

/** A world of plates with a trench of light; friends of every colour orbit it. */
export const mechWorld: Painter = ({ sheet, palette }) => {
  const [x, y, r] = [50, 46, 29];
  planet(sheet, [x, y], r, { lit: '#a3a6b3', night: '#1a171d', air: palette.rim });
  const meridian = (bend: number): string =>
    `M${n(x)} ${n(y - r)}Q${n(x + bend * 2)} ${n(y)} ${n(x)} ${n(y + r)}`;
  const parallel = (h: number): string => {
    const half = Math.sqrt(1 - h * h) * r;
    return `M${n(x - half)} ${n(y + h * r)}Q${n(x)} ${n(y + h * r + r * 0.26)} ${n(x + half)} ${n(y + h * r)}`;
  };
  sheet.add(
    line(
      [-25, -14, 4, 17, 26].map(meridian).join('') +
        [-0.72, -0.42, 0.36, 0.66].map(parallel).join(''),
      '#0d0b10',
      0.5,
      0.6,
    ),
  );
  const plates = [
    'M36 24L47 21L49 30L38 33Z',
    'M55 26L66 30L68 38L56 36Z',
    'M28 36L35 35L35 43L26 43Z',
    'M40 60L50 62L48 70L39 67Z',
    'M58 60L68 57L65 65L58 68Z',
  ];
  sheet.add(
    path(
      plates.join(''),
      `fill="${palette.plate}" stroke="#0d0b10" stroke-width=".4" opacity=".85"`,
    ),
  );
  const trench = parallel(-0.06);
  sheet.add(line(trench, '#120c0f', 4.2));
  sheet.add(
    path(
      trench,
      `fill="none" stroke="${palette.glow}" stroke-width="1.5" stroke-dasharray="2.6 1.3"`,
    ),
  );
  lens(sheet, [40, 37], 6.5, palette);
  // It counts as an ally of everyone: a light in the colour of each.
  for (const [i, colour] of ['#4fd07a', '#59a8ff', '#f0bf4c', '#f0605a'].entries()) {
    const turn = -2.6 + i * 0.72;
    glow(sheet, [x + Math.cos(turn) * 36, y + Math.sin(turn) * 34], 5.5, {
      core: '#ffffff',
      glow: colour,
    });
  }
};
