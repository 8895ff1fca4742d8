import { CORE_FACTIONS, FACTION_MARKS } from '../card/faction-mark.ts';
import { backdrop } from './backdrop.ts';
import { emblem } from './emblem.ts';
import { PALETTES } from './palette.ts';
import { chanceFrom } from './random.ts';
import { createSheet, n, type Point, path } from './sheet.ts';

const CENTRE: Point = [50, 70];

/** The back that all cards share: the emblem, the factions of the core set around it. */
export function drawBack(): string {
  const sheet = createSheet();
  const palette = PALETTES['trade-federation'];
  const night = {
    ...palette,
    sky: ['#1b2f5c', '#0d1730', '#060a13'],
    nebula: ['#4a6fc0', '#6a4fa8'],
  } as const;
  backdrop(sheet, night, chanceFrom('back of a card'), 'deep');
  emblem(sheet, CENTRE, 36);
  for (const [i, faction] of CORE_FACTIONS.entries()) {
    const angle = Math.PI / 4 + (i * Math.PI) / 2;
    const [x, y] = [
      CENTRE[0] + Math.cos(angle) * 43 * 0.86,
      CENTRE[1] + Math.sin(angle) * 43 * 1.1,
    ];
    const place = `translate(${n(x - 6)} ${n(y - 6)}) scale(.5)`;
    sheet.add(
      path(
        FACTION_MARKS[faction].symbol,
        `fill="${PALETTES[faction].rim}" fill-rule="evenodd" opacity=".8" transform="${place}"`,
      ),
    );
  }
  return sheet.toString();
}
