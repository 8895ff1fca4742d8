import { glow } from '../light.ts';
import { between } from '../random.ts';
import type { Painter } from '../scene.ts';
import { line, n, path } from '../sheet.ts';
import { lens } from './machine-parts.ts';

/** A cloud of mites in the shape of something that thinks. */
export const nanobotSwarm: Painter = ({ sheet, palette, chance }) => {
  glow(sheet, [48, 44], 40, { core: palette.glow, glow: palette.glow }, 0.35);
  const mite = (x: number, y: number, s: number, turn: number): string => {
    const [c, d] = [Math.cos(turn) * s, Math.sin(turn) * s];
    return `M${n(x + c)} ${n(y + d)}L${n(x - d * 0.6)} ${n(y + c * 0.6)}L${n(x - c)} ${n(y - d)}L${n(x + d * 0.6)} ${n(y - c * 0.6)}Z`;
  };
  const mites: Record<string, string> = {};
  const lamps: string[] = [];
  for (let i = 0; i < 240; i++) {
    // Two arms that wind out of the middle.
    const share = Math.sqrt(i / 240);
    const turn = share * 5.2 + (i % 2) * Math.PI + between(chance, -0.42, 0.42);
    const out = 4 + share * 38;
    const [x, y] = [48 + Math.cos(turn) * out, 44 + Math.sin(turn) * out * 0.72];
    const size = between(chance, 1.3, 3) * (1.25 - share * 0.5);
    const tint = [palette.hull, palette.plate, palette.trim][i % 3]!;
    mites[tint] = (mites[tint] ?? '') + mite(x, y, size, turn);
    if (i % 7 === 0) lamps.push(`M${n(x)} ${n(y)}h0`);
  }
  for (const [tint, d] of Object.entries(mites)) {
    sheet.add(path(d, `fill="${tint}" stroke="#15090b" stroke-width=".25"`));
  }
  sheet.add(line(lamps.join(''), palette.glow, 1.1));
  lens(sheet, [48, 44], 6.6, palette);
};
