import { mix } from './colour.ts';
import { between, type Chance } from './random.ts';
import { at, circle, dots, line, n, type Point, path, type Sheet, smooth } from './sheet.ts';

export interface PlanetLook {
  readonly lit: string;
  readonly night: string;
  /** The air around it, caught by the light. */
  readonly air: string;
}

/** A world lit from the upper left, with its air and its night side. */
export function planet(sheet: Sheet, [x, y]: Point, r: number, look: PlanetLook): void {
  const [ax, ay] = [x - r * 0.1, y - r * 0.12];
  const air = sheet.radial(ax, ay, r * 1.2, [
    [0.78, look.air, 0.6],
    [0.88, look.air, 0.22],
    [1, look.air, 0],
  ]);
  const ground = sheet.radial(x - r * 0.34, y - r * 0.4, r * 1.42, [
    [0, mix(look.lit, '#ffffff', 0.5)],
    [0.3, look.lit],
    [0.6, mix(look.lit, look.night, 0.6)],
    [0.82, look.night],
    [1, mix(look.night, '#000000', 0.55)],
  ]);
  sheet.add(circle(ax, ay, r * 1.2, `fill="${air}"`));
  sheet.add(circle(x, y, r, `fill="${ground}"`));
  rimLight(sheet, [x, y], r, look.air);
}

/** The thin bright edge on the lit side. */
function rimLight(sheet: Sheet, [x, y]: Point, r: number, colour: string): void {
  const paint = sheet.linear(x - r, y - r, x + r * 0.4, y + r * 0.4, [
    [0, mix(colour, '#ffffff', 0.6), 0.95],
    [0.45, colour, 0.55],
    [0.8, colour, 0],
  ]);
  sheet.add(circle(x, y, r, `fill="none" stroke="${paint}" stroke-width="${n(r * 0.035 + 0.25)}"`));
}

/** Bands of cloud across a world: chords of its disc, bent as on a ball. */
export function bands(
  sheet: Sheet,
  [x, y]: Point,
  r: number,
  colour: string,
  chance: Chance,
  count: number,
): void {
  let d = '';
  for (let i = 0; i < count; i++) {
    const h = -0.75 + (1.5 * (i + between(chance, 0.2, 0.8))) / count;
    const half = Math.sqrt(1 - h * h) * r * 0.96;
    // A stretch of the bent chord, from `a` to `b` of its way.
    const a = between(chance, 0, 0.35);
    const b = between(chance, 0.65, 1);
    const on = (t: number): Point => [
      x - half + 2 * half * t,
      y + h * r + 2 * t * (1 - t) * r * 0.24,
    ];
    const [start, knee, end] = [on(a), on((a + b) / 2), on(b)];
    const bend: Point = [
      2 * knee[0] - (start[0] + end[0]) / 2,
      2 * knee[1] - (start[1] + end[1]) / 2,
    ];
    d += `M${at(start)}Q${at(bend)} ${at(end)}`;
  }
  sheet.add(line(d, colour, r * 0.06, 0.24));
}

/** Lamps of cities on the night side. */
export function cities(
  sheet: Sheet,
  [x, y]: Point,
  r: number,
  colour: string,
  chance: Chance,
  count: number,
): void {
  const lamps = Array.from({ length: count }, (): Point => {
    const angle = between(chance, -0.35, 1.9);
    const distance = Math.sqrt(between(chance, 0.12, 0.86)) * r;
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
  });
  sheet.add(line(dots(lamps), colour, Math.max(0.5, r * 0.03), 0.9));
}

/** Irregular patches of land or of old lava, lit like the world they lie on. */
export function patches(
  sheet: Sheet,
  [x, y]: Point,
  r: number,
  [lit, night]: readonly [string, string],
  chance: Chance,
  opacity: number,
): void {
  let d = '';
  for (let i = 0; i < 6; i++) {
    const angle = i * 1.05 + between(chance, 0, 0.8);
    const out = (i === 0 ? 0.1 : between(chance, 0.4, 0.62)) * r;
    const size = between(chance, 0.14, 0.27) * r;
    const [cx, cy] = [x + Math.cos(angle) * out, y + Math.sin(angle) * out];
    // Towards the edge of a ball everything looks narrower.
    const squeeze = Math.sqrt(1 - (out / r) ** 2);
    const points = Array.from({ length: 9 }, (_, j): Point => {
      const turn = (j / 9) * 2 * Math.PI;
      const reach = size * between(chance, 0.55, 1.25);
      const [along, across] = [Math.cos(turn) * reach * squeeze, Math.sin(turn) * reach];
      return [
        cx + Math.cos(angle) * along - Math.sin(angle) * across,
        cy + Math.sin(angle) * along + Math.cos(angle) * across,
      ];
    });
    d += smooth(points);
  }
  const paint = sheet.linear(x - r * 0.7, y - r * 0.7, x + r * 0.6, y + r * 0.6, [
    [0, lit],
    [0.55, mix(lit, night, 0.55)],
    [1, night],
  ]);
  sheet.add(path(d, `fill="${paint}" opacity="${n(opacity)}"`));
}
