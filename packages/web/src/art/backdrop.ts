import { mix } from './colour.ts';
import type { Palette } from './palette.ts';
import { bands, patches, planet } from './planet.ts';
import { between, type Chance } from './random.ts';
import { dots, ellipse, HEIGHT, line, n, type Point, path, type Sheet, WIDTH } from './sheet.ts';

/** What stands behind a subject. */
export type Setting = 'limb' | 'moon' | 'sun' | 'giant' | 'deep';

const BEHIND = `width="${WIDTH}" height="${HEIGHT}"`;

export function backdrop(sheet: Sheet, palette: Palette, chance: Chance, setting: Setting): void {
  const [near, mid, far] = palette.sky;
  const sky = sheet.radial(between(chance, 20, 44), between(chance, 14, 30), 120, [
    [0, mix(near, palette.nebula[0], 0.18)],
    [0.42, mid],
    [0.85, far],
  ]);
  sheet.add(`<rect ${BEHIND} fill="${sky}"/>`);
  cloud(sheet, palette.nebula[0], chance, 0.42);
  cloud(sheet, palette.nebula[1], chance, 0.34);
  stars(sheet, chance);
  if (setting === 'limb') limb(sheet, palette, chance);
  if (setting === 'moon') moon(sheet, palette, chance);
  if (setting === 'giant') giant(sheet, palette, chance);
  if (setting === 'sun') sun(sheet, palette, chance);
}

/** A long cloud of gas, thinning out. */
function cloud(sheet: Sheet, colour: string, chance: Chance, strength: number): void {
  const [x, y] = [between(chance, 10, 90), between(chance, 8, 78)];
  const [rx, ry] = [between(chance, 44, 70), between(chance, 15, 26)];
  const paint = sheet.radial(0, 0, rx, [
    [0, colour, strength],
    [0.5, colour, strength * 0.38],
    [1, colour, 0],
  ]);
  const turn = between(chance, -50, 30);
  sheet.add(
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(1 ${n(ry / rx)})">${ellipse(0, 0, rx, rx, `fill="${paint}"`)}</g>`,
  );
}

function stars(sheet: Sheet, chance: Chance): void {
  const field = (count: number): Point[] =>
    Array.from({ length: count }, () => [chance() * WIDTH, chance() * 100]);
  sheet.add(line(dots(field(34)), '#dfe8ff', 0.5, 0.55));
  sheet.add(line(dots(field(8)), '#ffffff', 0.95, 0.85));
}

/** The edge of a world that fills the foot of the picture. */
function limb(sheet: Sheet, palette: Palette, chance: Chance): void {
  const r = between(chance, 90, 130);
  const x = between(chance, 20, 80);
  const y = between(chance, 62, 74) + r;
  const [lit, night] = palette.world;
  const air = sheet.radial(x, y, r * 1.09, [
    [0.9, palette.rim, 0.55],
    [0.94, palette.rim, 0.2],
    [1, palette.rim, 0],
  ]);
  const ground = sheet.radial(x, y, r, [
    [0.72, night],
    [0.93, mix(lit, night, 0.62)],
    [0.985, lit],
    [1, mix(lit, '#ffffff', 0.5)],
  ]);
  const disc = (radius: number): string =>
    `M${n(x - radius)} ${n(y)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x + radius)} ${n(y)}Z`;
  sheet.add(path(disc(r * 1.09), `fill="${air}"`));
  sheet.add(path(disc(r), `fill="${ground}"`));
  // Clouds that catch the light along the edge.
  const streak = (share: number, from: number, to: number): string => {
    const spot = (turn: number): string =>
      `${n(x + Math.cos(turn) * r * share)} ${n(y + Math.sin(turn) * r * share)}`;
    return `M${spot(from)}A${n(r * share)} ${n(r * share)} 0 0 1 ${spot(to)}`;
  };
  const clouds = [0.975, 0.955, 0.93, 0.9].map((share) => {
    const from = -Math.PI / 2 + between(chance, -0.5, 0.25);
    return streak(share, from, from + between(chance, 0.14, 0.34));
  });
  sheet.add(line(clouds.join(''), mix(lit, '#ffffff', 0.2), 1.3, 0.2));
}

function moon(sheet: Sheet, palette: Palette, chance: Chance): void {
  const [lit, night] = palette.world;
  const look = { lit: mix(lit, '#c8c8d4', 0.4), night, air: palette.rim };
  const spot: Point = [between(chance, 26, 74), between(chance, 15, 26)];
  const r = between(chance, 9, 13);
  planet(sheet, spot, r, look);
  patches(sheet, spot, r, [mix(lit, night, 0.5), night], chance, 0.5);
}

/** A large world, half out of the picture. */
function giant(sheet: Sheet, palette: Palette, chance: Chance): void {
  const [lit, night] = palette.world;
  const left = chance() < 0.5;
  const spot: Point = [
    left ? between(chance, 4, 18) : between(chance, 82, 96),
    between(chance, 44, 66),
  ];
  const r = between(chance, 32, 42);
  planet(sheet, spot, r, { lit, night, air: palette.rim });
  if (chance() < 0.5) bands(sheet, spot, r, mix(lit, '#ffffff', 0.4), chance, 6);
  else patches(sheet, spot, r, [mix(lit, night, 0.45), night], chance, 0.6);
}

/** A star near enough to flare. */
function sun(sheet: Sheet, palette: Palette, chance: Chance): void {
  const [x, y] = [between(chance, 24, 40), between(chance, 14, 26)];
  const paint = sheet.radial(x, y, 46, [
    [0, '#ffffff'],
    [0.07, '#ffffff', 0.95],
    [0.12, palette.core, 0.6],
    [0.4, palette.glow, 0.22],
    [1, palette.glow, 0],
  ]);
  sheet.add(ellipse(x, y, 46, 46, `fill="${paint}"`));
  const ray = sheet.radial(x, y, 34, [
    [0, '#ffffff', 0.9],
    [1, palette.core, 0],
  ]);
  sheet.add(ellipse(x, y, 34, 0.35, `fill="${ray}"`));
  sheet.add(ellipse(x, y, 0.3, 14, `fill="${ray}"`));
}
