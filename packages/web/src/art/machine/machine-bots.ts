import { cameraFor, type Pose } from '../camera.ts';
import { glow } from '../light.ts';
import type { Palette } from '../palette.ts';
import { renderSolids } from '../render-solids.ts';
import type { Painter } from '../scene.ts';
import { beam, box, diamond, hexagon, loft, pair, round, type Solid } from '../solid.ts';
import { antennae, lens } from './machine-parts.ts';

export interface MachineBot extends Partial<Pose> {
  /** What it carries. */
  readonly load: 'crate' | 'missiles' | 'tank' | 'girders' | 'plasma' | 'saws';
  readonly size: number;
}

/** A drone: a box with one eye, two claws and whatever it carries. */
export const machineBot =
  (bot: MachineBot): Painter =>
  ({ sheet, palette }) => {
    const camera = cameraFor({ yaw: 52, pitch: 16, ...bot });
    for (const z of [-0.4, 0.4]) {
      glow(sheet, camera.project([-0.25, -0.72, z]), bot.size * 0.36, palette, 0.85);
    }
    renderSolids(sheet, camera, [...trunk(palette), ...loads(bot, palette)], {
      rim: palette.rim,
      edge: '#f6d9d2',
    });
    lens(sheet, camera.project([0.62, 0.08, 0]), bot.size * 0.19, palette);
    antennae(
      sheet,
      camera,
      [
        [
          [-0.2, 0.5, -0.3],
          [-0.45, 1.15, -0.35],
        ],
        [
          [-0.3, 0.5, 0.1],
          [-0.5, 0.95, 0.15],
        ],
      ],
      palette,
    );
  };

function trunk({ hull, plate, dark, trim }: Palette): Solid[] {
  const claw = (side: number): Solid[] => [
    ...beam([0, -0.1, side * 0.5], [0.25, -0.42, side * 0.86], [0.13, 0.13], dark),
    ...beam([0.25, -0.42, side * 0.86], [0.85, -0.38, side * 0.7], [0.2, 0.16], hull, { end: 0.7 }),
    ...beam([0.85, -0.34, side * 0.74], [1.08, -0.28, side * 0.6], [0.06, 0.08], trim, {
      end: 0.3,
    }),
    ...beam([0.85, -0.44, side * 0.66], [1.06, -0.5, side * 0.54], [0.06, 0.08], trim, {
      end: 0.3,
    }),
  ];
  return [
    ...loft(
      [
        [-0.5, hexagon(0.8, 0.9)],
        [0.36, hexagon(0.95, 1.05)],
        [0.6, hexagon(0.55, 0.62, 0.06)],
      ],
      hull,
    ),
    ...box([-0.1, 0.52, 0.14], [0.5, 0.16, 0.4], plate, 0.3),
    ...loft(
      [
        [-0.66, round(8, 0.26)],
        [-0.5, round(8, 0.34)],
      ],
      dark,
    ),
    ...pair(
      beam([-0.25, -0.32, 0.4], [-0.25, -0.72, 0.42], [0.24, 0.24], dark, {
        end: 1.25,
        bias: -0.1,
      }),
    ),
    ...claw(1),
    ...claw(-1),
  ];
}

function loads(bot: MachineBot, { plate, trim, dark }: Palette): Solid[] {
  if (bot.load === 'crate') {
    return [
      ...box([0.92, -0.46, 0], [0.5, 0.46, 0.66], '#a8803f', 0.1),
      ...box([0.92, -0.46, 0], [0.52, 0.1, 0.68], dark, 0.2),
    ];
  }
  if (bot.load === 'missiles') {
    const warhead = (y: number, z: number): Solid[] =>
      loft(
        [
          [0.36, diamond(0.22, 0.22, y, z)],
          [0.78, diamond(0.01, 0.01, y, z)],
        ],
        trim,
        0.3,
      );
    return [
      ...pair(box([0, 0.5, 0.82], [0.74, 0.54, 0.5], plate)),
      ...[0.62, 0.36].flatMap((y) => [0.7, 0.94].flatMap((z) => pair(warhead(y, z)))),
    ];
  }
  if (bot.load === 'girders') {
    return [
      ...beam([0.95, -0.4, -0.9], [0.95, -0.36, 0.9], [0.14, 0.16], '#c8902e', { bias: 0.2 }),
      ...beam([1.1, -0.52, -0.8], [1.02, -0.5, 1], [0.14, 0.16], '#c8902e', { bias: 0.1 }),
      ...beam([-0.3, 0.6, 0], [0.2, 1.2, 0.1], [0.12, 0.12], plate, { bias: 0.1 }),
      ...beam([0.2, 1.18, 0.1], [0.8, 0.95, 0.1], [0.1, 0.1], dark, { bias: 0.2 }),
    ];
  }
  if (bot.load === 'plasma') {
    return pair([
      ...beam([-0.3, 0.3, 0.72], [0.9, 0.3, 0.66], [0.32, 0.32], plate, { end: 0.8, bias: 0.1 }),
      ...beam([0.86, 0.3, 0.66], [1.1, 0.3, 0.65], [0.34, 0.34], trim, { end: 0.7, bias: 0.2 }),
    ]);
  }
  if (bot.load === 'saws') {
    return pair([
      ...beam([0.1, 0.2, 0.6], [0.7, 0.25, 0.9], [0.16, 0.16], dark),
      ...[0.3, 1.35, 2.4].flatMap((turn) => {
        const [c, s] = [Math.cos(turn) * 0.4, Math.sin(turn) * 0.4];
        return beam([0.8 - c, 0.28 - s, 0.94], [0.8 + c, 0.28 + s, 0.94], [0.1, 0.04], trim, {
          bias: 0.3,
        });
      }),
    ]);
  }
  const tank = (z: number): Solid[] => {
    const at = (x: number, r: number): readonly [number, ReturnType<typeof round>] => [
      x,
      round(8, r, 0.42, z),
    ];
    return loft(
      [at(-0.75, 0.2), at(-0.6, 0.3), at(0.35, 0.3), at(0.52, 0.18)],
      z > 0 ? plate : trim,
      0.1,
    );
  };
  return [...tank(0.74), ...tank(-0.74)];
}
