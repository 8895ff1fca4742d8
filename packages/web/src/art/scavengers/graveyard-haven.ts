import { glow } from '../light.ts';
import { between, oneOf } from '../random.ts';
import type { Painter } from '../scene.ts';
import { dots, line } from '../sheet.ts';
import { beam, diamond, loft, type Solid, type Vec } from '../solid.ts';
import { build, dome, tower } from '../structure.ts';
import { PAINTS, trussPart } from './salvage.ts';

/** Where the wrecks of every fleet drift together, a light is on. */
export const graveyardHaven: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  const { plate, trim } = palette;
  glow(sheet, [50, 46], 40, { core: palette.glow, glow: palette.glow }, 0.35);
  const wreck = (turn: number): Solid[] => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const near = between(chance, 0.5, 0.62);
    const far = between(chance, 1.1, 1.42);
    const from: Vec = [c * near, between(chance, -0.35, 0.25), s * near];
    const to: Vec = [c * far, between(chance, -0.5, 0.55), s * far];
    return beam(
      from,
      to,
      [between(chance, 0.14, 0.26), between(chance, 0.2, 0.34)],
      oneOf(chance, PAINTS),
      {
        end: between(chance, 0.25, 0.9),
      },
    );
  };
  const wrecks = Array.from({ length: 9 }, (_, i) => wreck((i / 9) * 2 * Math.PI)).flat();
  // The bow of a dagger that once was an emperor's.
  const dagger = loft(
    [
      [0.3, diamond(0.34, 0.5, -0.2, 0.3)],
      [1.5, diamond(0.03, 0.03, 0.3, 0.5)],
    ],
    '#c09a58',
    0.2,
  );
  const camera = build(
    scene,
    { size: 31, pitch: 18, yaw: 24, centre: [50, 48] },
    {
      solids: [...wrecks, ...dagger],
      rounds: [
        tower([0, -0.5, 0], 0.55, [0.2, 0.5], PAINTS[0], { seams: [0.5] }),
        dome([0, 0.05, 0], 0.5, '#f0c878', { seams: [0.35, 0.65], bias: 0.3 }),
        tower([0, 0.44, 0], 0.34, [0.1, 0.07], plate, { stripes: [[0.4, 0.6, trim]], bias: 0.5 }),
      ],
      rings: [
        { centre: [0, 0.05, 0], radius: 0.56, tube: 0.09, colour: plate, lamps: palette.lamp },
      ],
      parts: (view) => [
        trussPart(sheet, view, [-0.4, 0.1, 0.2], [-1.35, 0.6, 0.4], 0.16, PAINTS[3]),
        trussPart(sheet, view, [0.3, 0.1, -0.2], [0.8, 0.85, -0.6], 0.14, PAINTS[1]),
      ],
    },
    '#ffe3bd',
  );
  const lights: Vec[] = Array.from({ length: 8 }, () => [
    between(chance, -1.1, 1.1),
    between(chance, -0.2, 0.3),
    between(chance, 0.2, 0.7),
  ]);
  sheet.add(line(dots(lights.map(camera.project)), palette.lamp, 1.1));
  glow(sheet, camera.project([0, 0.82, 0]), 8, { core: '#fffbe8', glow: '#ffcf6a' });
};
