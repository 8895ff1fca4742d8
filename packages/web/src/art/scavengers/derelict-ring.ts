import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { line, n } from '../sheet.ts';
import { beam, box, type Solid, type Vec } from '../solid.ts';
import { build, tower } from '../structure.ts';
import { PAINTS, sparks, trussPart } from './salvage.ts';

/** A ring that was abandoned half broken, and is lived in all the same. */
export const derelictRing: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  const { plate, dark, trim } = palette;
  const spot = (turn: number, r: number, y = 0): Vec => [
    Math.cos(turn * 2 * Math.PI) * r,
    y,
    Math.sin(turn * 2 * Math.PI) * r,
  ];
  const huts: Solid[] = [0.06, 0.2, 0.42, 0.52].flatMap((turn, i) => {
    const [x, y, z] = spot(turn, 1.08, 0.14);
    return box([x, y, z], [0.3, 0.22, 0.26], PAINTS[(i * 2 + 3) % 6]!, 0.3);
  });
  const camera = build(
    scene,
    { size: 35, pitch: 24, yaw: 14, roll: -8, centre: [50, 47] },
    {
      solids: [
        ...huts,
        ...[0.02, 0.3, 0.5].flatMap((turn) =>
          beam(spot(turn, 0.2), spot(turn, 1), [0.07, 0.09], dark),
        ),
        ...beam([0, 0.45, 0], [0.5, 0.95, 0.1], [0.07, 0.07], trim, { bias: 0.3 }),
      ],
      rounds: [
        tower([0, -0.5, 0], 0.4, [0.1, 0.24], plate),
        tower([0, -0.1, 0], 0.5, [0.26, 0.2], PAINTS[0], {
          stripes: [[0.3, 0.45, trim]],
          windows: [{ from: 0.55, to: 0.85, across: -0.2, count: 3 }],
        }),
      ],
      rings: [
        {
          centre: [0, 0, 0],
          radius: 1.08,
          tube: 0.2,
          colour: plate,
          lamps: palette.lamp,
          open: [-0.04, 0.62],
        },
      ],
      parts: (view) => [
        trussPart(sheet, view, spot(0.62, 1.08), spot(0.76, 1.08), 0.18, PAINTS[3]),
        trussPart(sheet, view, spot(-0.04, 1.08), spot(-0.14, 1.08), 0.18, PAINTS[3]),
      ],
    },
    '#ffe3bd',
  );
  const torn = camera.project(spot(-0.14, 1.08));
  glow(sheet, torn, 8, { core: '#ffffff', glow: palette.glow }, 0.9);
  sparks(sheet, torn, 11, chance);
  // What broke off, adrift.
  const drift = [
    [70, 18, 3.4],
    [60, 13, 2],
    [79, 24, 2.4],
  ].map(
    ([x, y, s]) =>
      `M${n(x!)} ${n(y!)}l${n(s! * 1.6)} ${n(-s! * 0.5)}l${n(s! * 0.5)} ${n(s!)}l${n(-s!)} ${n(s! * 0.8)}Z`,
  );
  sheet.add(`<path d="${drift.join('')}" fill="${plate}" stroke="#1c130d" stroke-width=".4"/>`);
  sheet.add(line('M60 22l9-7', palette.plate, 0.4, 0.5));
  glow(sheet, camera.project([0.5, 0.97, 0.1]), 5, palette);
};
