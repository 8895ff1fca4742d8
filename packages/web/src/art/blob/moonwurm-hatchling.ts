import { glow } from '../light.ts';
import { patches, planet } from '../planet.ts';
import type { Painter } from '../scene.ts';
import { line } from '../sheet.ts';
import { body, eye, maw, spines } from './flesh.ts';

/** A young worm that breaks out of the moon it grew up in. */
export const moonwurmHatchling: Painter = ({ sheet, palette, chance }) => {
  planet(sheet, [64, 58], 25, { lit: '#b8b4a0', night: '#17181c', air: palette.rim });
  patches(sheet, [64, 58], 25, ['#8d8a78', '#0e0f12'], chance, 0.5);
  const cracks = 'M52 46l-9-8M52 46l12-6 6-10M52 46l2 14 12 8M52 46l-10 10-2 12';
  sheet.add(line(cracks, palette.glow, 2.6, 0.5));
  sheet.add(line(cracks, palette.core, 0.9, 0.95));
  glow(sheet, [52, 46], 16, palette, 0.9);
  spines(sheet, [38, 30, 11], palette, { from: 2.6, to: 5.4, count: 7, length: 8 }, chance);
  body(
    sheet,
    [
      [56, 50, 7.5],
      [50, 42, 9],
      [43, 35, 10],
      [34, 30, 11],
    ],
    palette,
  );
  maw(sheet, [28, 33], 6.5, 7.5, palette, 30);
  eye(sheet, [37, 23], 3.2, palette, 30);
  eye(sheet, [43, 28], 2.2, palette, 30);
};
