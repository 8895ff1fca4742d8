import { FACTION_MARKS } from '../../card/faction-mark.ts';
import { mix } from '../colour.ts';
import { glow, plume } from '../light.ts';
import type { Painter } from '../scene.ts';
import { ellipse, line, n, path } from '../sheet.ts';
import { GOLD } from './heraldry.ts';

/** Where the four fingers begin, from the first to the last. */
const FINGERS: readonly number[] = [27, 24, 24.5, 28];

/** A fist of steel as long as a cruiser, knuckles first. */
export const marshalsGauntlet: Painter = ({ sheet, palette }) => {
  const { hull, plate, dark, trim } = palette;
  const steel = (top: number, bottom: number): string =>
    sheet.linear(30, top, 34, bottom, [
      [0, '#ffffff'],
      [0.35, hull],
      [0.8, mix(hull, dark, 0.72)],
      [1, palette.rim],
    ]);
  const enamel = sheet.linear(40, 24, 66, 66, [
    [0, mix(palette.rim, '#ffffff', 0.5)],
    [0.35, palette.rim],
    [0.7, plate],
    [1, dark],
  ]);
  const rim = `stroke="${trim}" stroke-width=".7" stroke-linejoin="round"`;
  const seam = `stroke="${dark}" stroke-width=".45"`;
  sheet.add('<g transform="rotate(14 50 45) translate(-4 2)">');
  for (const y of [34, 45, 56]) plume(sheet, [88, y], [118, y], 4.5, palette);
  // The cuff, flared over the wrist.
  sheet.add(path('M70 33L89 23Q94 45 89 67L70 57Q73 45 70 33Z', `fill="${enamel}" ${rim}`));
  sheet.add(line('M89 23Q94 45 89 67', GOLD, 2.2));
  sheet.add(line('M76 31.500Q79.5 45 76 58.5', GOLD, 1));
  for (const x of [66, 61.5, 57]) {
    const d = `M${n(x)} 32Q${n(x + 3.5)} 45 ${n(x)} 58L${n(x + 6)} 57Q${n(x + 9)} 45 ${n(x + 6)} 33Z`;
    sheet.add(path(d, `fill="${steel(31, 59)}" ${seam}`));
  }
  // The thumb lies below, along the hand.
  sheet.add(
    path(
      'M58 58Q50 56 42 59L31 61.500Q27 63 28 66.500T34 69L48 67Q57 66 61 60Z',
      `fill="${steel(57, 69)}" ${seam}`,
    ),
  );
  for (const [i, x] of FINGERS.entries()) {
    const y = 28 + i * 8;
    const d = `M${n(x + 3)} ${y}H42V${n(y + 7.6)}H${n(x + 3)}Q${n(x - 1)} ${n(y + 7)} ${n(x - 1)} ${n(y + 3.8)}T${n(x + 3)} ${y}Z`;
    sheet.add(path(d, `fill="${steel(y, y + 8)}" ${seam}`));
    const joints = [x + 6].map((at) => `M${n(at)} ${y}q-1.5 3.8 0 7.6`);
    sheet.add(line(joints.join(''), dark, 0.5, 0.7));
  }
  sheet.add(
    path('M39 27Q50 25 62 32Q65 45 62 58Q50 63 39 60Q42 44 39 27Z', `fill="${enamel}" ${rim}`),
  );
  for (const i of FINGERS.keys()) {
    sheet.add(ellipse(40.5, 31.8 + i * 8, 3.4, 3.9, `fill="${steel(26, 62)}" ${seam}`));
  }
  sheet.add(
    path(
      FACTION_MARKS.kingdom.symbol,
      `fill="${trim}" fill-rule="evenodd" transform="translate(45.5 53) rotate(-90) scale(.68)"`,
    ),
  );
  // Windows along the cuff say how large it is.
  const lamps = [38, 42, 46, 50, 54].map((y) => `M82 ${y}h0`);
  sheet.add(line(lamps.join(''), palette.lamp, 1));
  sheet.add('</g>');
  glow(sheet, [22, 38], 16, palette, 0.5);
};
