import { cameraFor, type Pose } from '../camera.ts';
import { glow } from '../light.ts';
import type { Palette } from '../palette.ts';
import { renderSolids } from '../render-solids.ts';
import type { Painter } from '../scene.ts';
import { beam, box, diamond, hexagon, loft, pair, type Solid, upright } from '../solid.ts';
import { antennae, lens } from './machine-parts.ts';

export interface MachineMech extends Partial<Pose> {
  /** What its arms and shoulders carry. */
  readonly arms: 'patrol' | 'blades' | 'missiles' | 'tools' | 'shield';
  readonly size: number;
}

/** A walker: two legs, a torso with one eye, arms made for war. */
export const machineMech =
  (mech: MachineMech): Painter =>
  ({ sheet, palette }) => {
    const camera = cameraFor({ yaw: 62, pitch: 6, ...mech });
    glow(
      sheet,
      camera.project([-0.5, 0.6, 0]),
      mech.size * 0.9,
      { core: palette.glow, glow: palette.glow },
      0.5,
    );
    renderSolids(sheet, camera, [...frame(palette), ...weapons(mech, palette)], {
      rim: palette.rim,
      edge: '#f6d9d2',
    });
    lens(sheet, camera.project([0.42, 0.86, 0]), mech.size * 0.105, palette);
    antennae(
      sheet,
      camera,
      [
        [
          [-0.2, 1, -0.2],
          [-0.4, 1.5, -0.3],
        ],
      ],
      palette,
    );
  };

function frame({ hull, plate, dark, trim }: Palette): Solid[] {
  const leg = (side: number): Solid[] => [
    ...beam([0, -0.12, side * 0.26], [0.16, -0.55, side * 0.36], [0.26, 0.24], dark),
    ...beam([0.2, -0.5, side * 0.36], [-0.04, -1, side * 0.4], [0.26, 0.26], hull, { end: 0.8 }),
    ...box([0.1, -1.06, side * 0.4], [0.56, 0.14, 0.32], plate),
    ...box([0.22, -0.5, side * 0.37], [0.18, 0.2, 0.24], trim, 0.1),
  ];
  return [
    ...leg(1),
    ...leg(-1),
    ...box([0, -0.08, 0], [0.36, 0.22, 0.5], dark),
    ...upright(
      loft(
        [
          [0.02, hexagon(0.46, 0.5)],
          [0.4, hexagon(0.72, 0.9)],
          [0.72, hexagon(0.5, 0.8)],
        ],
        hull,
      ),
    ),
    ...box([0.36, 0.34, 0], [0.12, 0.22, 0.34], plate, 0.3),
    ...box([0.14, 0.86, 0], [0.46, 0.28, 0.36], plate, 0.2),
  ];
}

function weapons(mech: MachineMech, { hull, plate, dark, trim }: Palette): Solid[] {
  const shoulder = pair(box([-0.02, 0.62, 0.62], [0.46, 0.34, 0.34], plate, 0.05));
  if (mech.arms === 'patrol') {
    return [
      ...shoulder,
      ...pair(beam([0, 0.5, 0.66], [0.12, 0.06, 0.72], [0.18, 0.18], dark)),
      // One arm shoots, the other carries.
      ...beam([-0.05, 0.05, 0.72], [0.95, 0.1, 0.66], [0.22, 0.22], hull, { end: 0.75 }),
      ...beam([0.1, 0.04, -0.72], [0.55, -0.02, -0.66], [0.2, 0.2], hull),
      ...box([0.78, -0.02, -0.64], [0.4, 0.4, 0.42], '#a8803f'),
    ];
  }
  if (mech.arms === 'blades') {
    return [
      ...shoulder,
      ...pair([
        ...beam([0, 0.5, 0.68], [0.05, 0.04, 0.84], [0.2, 0.2], dark),
        ...beam([0.05, 0.06, 0.84], [0.5, -0.1, 0.8], [0.28, 0.24], hull),
        ...beam([0.45, -0.1, 0.8], [1.15, 0.34, 0.62], [0.3, 0.05], trim, { end: 0.08 }),
        ...beam([-0.1, 0.8, 0.62], [-0.3, 1.16, 0.78], [0.16, 0.12], trim, { end: 0.1 }),
      ]),
    ];
  }
  if (mech.arms === 'tools') {
    return [
      ...shoulder,
      ...pair([
        ...beam([0, 0.5, 0.68], [0.3, 0, 0.86], [0.18, 0.18], dark),
        ...beam([0.3, 0, 0.86], [1, 0.36, 0.72], [0.18, 0.18], '#c8902e', { end: 0.5 }),
      ]),
      ...beam([-0.3, 0.8, 0], [0.4, 1.6, 0.2], [0.12, 0.12], '#c8902e', { end: 0.6, bias: 0.2 }),
    ];
  }
  if (mech.arms === 'shield') {
    return [
      ...shoulder,
      ...pair(beam([0, 0.5, 0.66], [0.2, 0.06, 0.74], [0.2, 0.2], dark)),
      ...box([0.62, 0.1, 0.62], [0.1, 1.15, 0.72], plate, 0.4),
      ...box([0.69, 0.1, 0.62], [0.06, 0.9, 0.16], trim, 0.5),
      ...beam([0.1, 0.06, -0.74], [1.2, 0.5, -0.62], [0.12, 0.12], hull, { end: 0.8 }),
      ...box([1.2, 0.52, -0.62], [0.34, 0.36, 0.34], dark, 0.2),
    ];
  }
  const warhead = (y: number, z: number): Solid[] =>
    loft(
      [
        [0.26, diamond(0.21, 0.21, y, z)],
        [0.62, diamond(0.01, 0.01, y, z)],
      ],
      trim,
      0.25,
    );
  return [
    ...pair(box([0, 0.84, 0.78], [0.56, 0.54, 0.52], plate)),
    ...[0.98, 0.72].flatMap((y) => [0.66, 0.9].flatMap((z) => pair(warhead(y, z)))),
    ...pair([
      ...beam([0, 0.5, 0.66], [0.1, 0.02, 0.76], [0.2, 0.2], dark),
      ...beam([-0.1, 0, 0.76], [0.85, 0.04, 0.7], [0.3, 0.28], hull, { end: 0.7 }),
    ]),
  ];
}
