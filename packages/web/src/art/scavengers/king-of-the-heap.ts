import { glow } from '../light.ts';
import { between, oneOf } from '../random.ts';
import type { Painter } from '../scene.ts';
import { at, line, type Point, path, polygon } from '../sheet.ts';
import { beam, box, type Solid, type Vec } from '../solid.ts';
import { build } from '../structure.ts';
import { type Arm, armSolids, claw, PAINTS, sparks } from './salvage.ts';

const ARMS: readonly Arm[] = [
  { from: [0.1, 0.3, 0.4], joint: [0.4, 0.8, 0.8], to: [0.9, 0.35, 0.8], thick: 0.15 },
  { from: [0.1, 0.3, -0.4], joint: [0.45, 0.85, -0.85], to: [1, 0.6, -0.95], thick: 0.15 },
];

/** A walker on a throne of wrecks, under a crown of everybody's scrap. */
export const kingOfTheHeap: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  const { dark, plate } = palette;
  glow(sheet, [50, 36], 40, { core: palette.glow, glow: palette.glow }, 0.4);
  const heap: Solid[] = Array.from({ length: 8 }, (_, i): Solid[] => {
    const turn = i * 2.4;
    const out = 0.3 + (i / 8) * 0.6;
    const from: Vec = [Math.cos(turn) * out, -0.75 + (1.1 - out) * 0.4, Math.sin(turn) * out];
    const to: Vec = [
      from[0] * 1.15 + between(chance, -0.25, 0.25),
      from[1] + between(chance, -0.1, 0.35),
      from[2] * 1.15 + between(chance, -0.25, 0.25),
    ];
    const size = [between(chance, 0.24, 0.4), between(chance, 0.24, 0.42)] as const;
    return beam(from, to, size, oneOf(chance, PAINTS), {
      end: between(chance, 0.4, 1),
      bias: -0.2,
    });
  }).flat();
  const camera = build(
    scene,
    { size: 28, pitch: 14, yaw: 74, centre: [48, 49] },
    {
      solids: [
        ...heap,
        ...box([0, 0.05, 0], [0.6, 0.8, 0.8], PAINTS[0], 0.3),
        ...box([0.3, -0.05, 0], [0.14, 0.44, 0.5], plate, 0.5),
        ...box([0.06, 0.66, 0], [0.44, 0.4, 0.46], PAINTS[4], 0.5),
        ...ARMS.flatMap((arm) => armSolids(arm, palette)),
      ],
    },
    '#ffe3bd',
  );
  for (const arm of ARMS) claw(sheet, camera, arm, 0.38);
  // The crown, cut from hull plates.
  const band = Array.from({ length: 9 }, (_, i): Point => {
    const z = -0.32 + (i / 8) * 0.64;
    return camera.project([0.2, i % 2 === 0 ? 1.26 : 0.98, z]);
  });
  const foot = [0.34, -0.34].map((z) => camera.project([0.2, 0.82, z]));
  sheet.add(
    path(
      polygon([...band, ...foot]),
      'fill="#e6ac3c" stroke="#3a220c" stroke-width=".7" stroke-linejoin="round"',
    ),
  );
  const bolts = band.filter((_, i) => i % 2 === 0).map((spot) => `M${at(spot)}h0`);
  sheet.add(line(bolts.join(''), '#c8654c', 1.8));
  for (const z of [0.12, -0.12]) {
    glow(sheet, camera.project([0.3, 0.66, z]), 5, { core: '#ffffff', glow: palette.glow });
  }
  const spot = camera.project([0.32, -0.05, 0]);
  sheet.add(
    line(`M${at([spot[0] - 4, spot[1]])}h8M${at([spot[0] - 4, spot[1] + 2.5])}h8`, dark, 0.9),
  );
  sparks(sheet, camera.project([1.05, 0.3, 0.95]), 8, chance);
};
