import { mix } from '../colour.ts';
import { glow } from '../light.ts';
import type { Palette } from '../palette.ts';
import { between, type Chance } from '../random.ts';
import { at, circle, ellipse, line, n, type Point, path, type Sheet } from '../sheet.ts';

/** A ball of flesh; bodies are made of several that run into each other. */
export type Lobe = readonly [x: number, y: number, r: number];

/** One skin around all lobes, each joined to the one before it. */
function skin(lobes: readonly Lobe[]): string {
  return lobes
    .map(([x, y, r], i) => {
      const ball = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
      return i === 0 ? ball : ball + bridge(lobes[i - 1]!, [x, y, r]);
    })
    .join('');
}

/** The flesh between two lobes, drawn in at the waist and always wound the way the balls are. */
function bridge(a: Lobe, b: Lobe): string {
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const side = (lobe: Lobe, sign: number): Point => [
    lobe[0] + Math.cos(angle + (sign * Math.PI) / 2) * lobe[2],
    lobe[1] + Math.sin(angle + (sign * Math.PI) / 2) * lobe[2],
  ];
  const waist = (sign: number): Point => {
    const r = Math.min(a[2], b[2]) * 0.86;
    return [
      (a[0] + b[0]) / 2 + Math.cos(angle + (sign * Math.PI) / 2) * r,
      (a[1] + b[1]) / 2 + Math.sin(angle + (sign * Math.PI) / 2) * r,
    ];
  };
  return `M${at(side(a, -1))}Q${at(waist(-1))} ${at(side(b, -1))}L${at(side(b, 1))}Q${at(waist(1))} ${at(side(a, 1))}Z`;
}

/** A body of lobes: skin lit from the upper left, every lobe with its own shade and its wet highlight. */
export function body(sheet: Sheet, lobes: readonly Lobe[], palette: Palette): void {
  const xs = lobes.flatMap(([x, , r]) => [x - r, x + r]);
  const ys = lobes.flatMap(([, y, r]) => [y - r, y + r]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const paint = sheet.linear(left, top, right * 0.7 + left * 0.3, bottom, [
    [0, mix(palette.plate, '#ffffff', 0.25)],
    [0.35, palette.hull],
    [1, palette.dark],
  ]);
  const d = skin(lobes);
  sheet.add(
    path(
      d,
      `fill="${palette.dark}" stroke="${palette.rim}" stroke-width=".9" stroke-opacity=".75"`,
    ),
  );
  sheet.add(path(d, `fill="${paint}"`));
  for (const [x, y, r] of lobes) shadeLobe(sheet, [x, y, r], palette);
  wet(sheet, lobes);
}

function shadeLobe(sheet: Sheet, [x, y, r]: Lobe, palette: Palette): void {
  const paint = sheet.radial(
    x,
    y,
    r,
    [
      [0, palette.plate, 0.85],
      [0.4, palette.hull, 0.45],
      [0.8, palette.dark, 0.35],
      [1, palette.dark, 0],
    ],
    [x - r * 0.42, y - r * 0.5],
  );
  sheet.add(circle(x, y, r, `fill="${paint}"`));
}

/** Highlights of a wet skin. */
function wet(sheet: Sheet, lobes: readonly Lobe[]): void {
  const shines = lobes
    .filter(([, , r]) => r > 3)
    .map(([x, y, r]) => {
      const [a, b] = [r * 0.66, r * 0.5];
      return `M${n(x - a)} ${n(y - r * 0.18)}Q${n(x - b)} ${n(y - b * 1.15)} ${n(x - r * 0.1)} ${n(y - a)}Q${n(x - b * 0.7)} ${n(y - b * 0.85)} ${n(x - a)} ${n(y - r * 0.18)}Z`;
    });
  sheet.add(path(shines.join(''), 'fill="#f4ffe8" opacity=".75"'));
}

/** Spines: curved thorns from a rim outwards. */
export function spine(
  [x, y]: Point,
  angle: number,
  length: number,
  width: number,
  bend = 0.3,
): string {
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const across: Point = [-Math.sin(angle) * width, Math.cos(angle) * width];
  const middle: Point = [
    x + Math.cos(angle + bend) * length * 0.5,
    y + Math.sin(angle + bend) * length * 0.5,
  ];
  return `M${n(x + across[0])} ${n(y + across[1])}Q${n(middle[0] + across[0] * 0.4)} ${n(middle[1] + across[1] * 0.4)} ${at(tip)}Q${n(middle[0] - across[0] * 0.4)} ${n(middle[1] - across[1] * 0.4)} ${n(x - across[0])} ${n(y - across[1])}Z`;
}

/** Spines around a lobe, between two angles. */
export function spines(
  sheet: Sheet,
  [x, y, r]: Lobe,
  palette: Palette,
  options: { from: number; to: number; count: number; length: number },
  chance: Chance,
): void {
  let d = '';
  for (let i = 0; i < options.count; i++) {
    const share = options.count === 1 ? 0.5 : i / (options.count - 1);
    const angle = options.from + (options.to - options.from) * share + between(chance, -0.08, 0.08);
    const root: Point = [x + Math.cos(angle) * r * 0.86, y + Math.sin(angle) * r * 0.86];
    d += spine(root, angle, options.length * between(chance, 0.75, 1.15), r * 0.13 + 0.5, 0.25);
  }
  const paint = sheet.linear(x - r, y - r, x + r, y + r, [
    [0, mix(palette.trim, '#ffffff', 0.3)],
    [0.5, palette.hull],
    [1, palette.dark],
  ]);
  sheet.add(path(d, `fill="${paint}" stroke="${palette.dark}" stroke-width=".25"`));
}

/** A tendril that thins out along a wave. */
export function tendril(
  from: Point,
  angle: number,
  length: number,
  width: number,
  wave: number,
): string {
  const along = (share: number, side: number): Point => {
    const sway = Math.sin(share * 3.4) * wave * share;
    const thick = width * (1 - share) ** 0.8 * side;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [
      from[0] + c * length * share - s * (sway + thick),
      from[1] + s * length * share + c * (sway + thick),
    ];
  };
  const shares = [0, 0.25, 0.5, 0.75, 1];
  const there = shares.map((share) => at(along(share, 1)));
  const back = shares.toReversed().map((share) => at(along(share, -1)));
  const run = (points: readonly string[]): string =>
    `Q${points[1]} ${points[2]}Q${points[3]} ${points[4]}`;
  return `M${there[0]}${run(there)}L${back[0]}${run(back)}Z`;
}

/** Veins that branch from a point and glow. */
export function veins(
  sheet: Sheet,
  [x, y]: Point,
  reach: number,
  palette: Palette,
  chance: Chance,
  count = 5,
): void {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = ((i + between(chance, 0.1, 0.9)) / count) * 2 * Math.PI;
    const length = reach * between(chance, 0.55, 1);
    const bend = angle + between(chance, -0.8, 0.8);
    const knee: Point = [x + Math.cos(bend) * length * 0.5, y + Math.sin(bend) * length * 0.5];
    const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const twig: Point = [
      knee[0] + Math.cos(bend + 1) * length * 0.3,
      knee[1] + Math.sin(bend + 1) * length * 0.3,
    ];
    d += `M${n(x)} ${n(y)}Q${at(knee)} ${at(end)}M${at(knee)}L${at(twig)}`;
  }
  sheet.add(line(d, palette.glow, 0.55, 0.7));
}

/** A glowing sac under the skin. */
export const sac = (sheet: Sheet, [x, y, r]: Lobe, palette: Palette): void =>
  glow(sheet, [x, y], r, palette, 0.95);

/** Amber, so that it is met first in all the green. */
const IRIS = ['#fff8c8', '#ffc933', '#8a4a0c'] as const;

/** An eye with a slit. */
export function eye(sheet: Sheet, [x, y]: Point, r: number, palette: Palette, turn = 0): void {
  const paint = sheet.radial(x, y, r, [
    [0, IRIS[0]],
    [0.5, IRIS[1]],
    [0.9, IRIS[2]],
    [1, '#2a1606'],
  ]);
  sheet.add(
    circle(x, y, r, `fill="${paint}" stroke="${palette.dark}" stroke-width="${n(r * 0.26)}"`),
  );
  sheet.add(
    ellipse(
      x,
      y,
      r * 0.2,
      r * 0.72,
      `fill="#04110c" transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`,
    ),
  );
  sheet.add(circle(x - r * 0.34, y - r * 0.36, r * 0.2, 'fill="#fff"'));
}

/** An open mouth full of teeth, lit from inside. */
export function maw(
  sheet: Sheet,
  [x, y]: Point,
  rx: number,
  ry: number,
  palette: Palette,
  turn = 0,
): void {
  const paint = sheet.radial(x, y, rx, [
    [0, '#ff8fb0'],
    [0.35, '#a8285e'],
    [1, '#1d0418'],
  ]);
  const count = 9;
  let teeth = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI;
    const on = (a: number, share: number): Point => [
      x + Math.cos(a) * rx * share,
      y + Math.sin(a) * ry * share,
    ];
    teeth += `M${at(on(angle - 0.2, 1))}L${at(on(angle, 0.5))}L${at(on(angle + 0.2, 1))}Z`;
  }
  sheet.add(
    `<g transform="rotate(${n(turn)} ${n(x)} ${n(y)})">${ellipse(x, y, rx, ry, `fill="${paint}" stroke="${palette.dark}" stroke-width=".9"`)}${path(teeth, `fill="#eaffd8"`)}</g>`,
  );
}
