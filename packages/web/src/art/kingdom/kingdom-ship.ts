import { cameraFor, type Pose } from '../camera.ts';
import { mix } from '../colour.ts';
import { type DrawnPart, drawParts } from '../drawn-part.ts';
import { plume } from '../light.ts';
import type { Palette } from '../palette.ts';
import { solidPart } from '../render-solids.ts';
import type { Painter } from '../scene.ts';
import { beam, box, diamond, hexagon, loft, pair, rect, type Solid, type Vec } from '../solid.ts';
import { type Banner, bannerPart, crestPart, GOLD, type Shield, shieldPart } from './heraldry.ts';

export interface KingdomShip extends Partial<Pose> {
  /** Across the hull, where its length is 2. */
  readonly beam: number;
  readonly height: number;
  /** How far the lance reaches ahead of the prow. */
  readonly lance?: number;
  /** Shields along either side: how many, and half the width of one. */
  readonly shields?: { readonly count: number; readonly size: number };
  readonly banners?: readonly Banner[];
  /** The crest over the back, like the plume of a helmet. */
  readonly crest?: number;
  /** A keep at the stern: its height. */
  readonly keep?: number;
  /** Blades at the sides: how far they reach, and how far forward. */
  readonly blades?: { readonly span: number; readonly forward: number };
  readonly engines: number;
}

/** A keel of steel under plates of purple, with a lance before it. */
export const kingdomShip =
  (ship: KingdomShip): Painter =>
  ({ sheet, palette }) => {
    const camera = cameraFor(ship);
    const lighting = { rim: palette.rim, edge: '#ffffff' };
    const side = camera.turn([0, 0, 1])[2] >= 0 ? 1 : -1;
    const parts: DrawnPart[] = [
      ...solidsOf(ship, palette).map((solid) => solidPart(sheet, camera, solid, lighting)),
      ...shieldsOf(ship, side).map((shield) => shieldPart(sheet, camera, shield, palette)),
      ...(ship.crest === undefined
        ? []
        : [crestPart(sheet, camera, ship.height * 0.5, ship.crest, palette)]),
      ...(ship.banners ?? []).map((banner) => bannerPart(sheet, camera, banner, palette)),
    ];
    const flames = (): void => {
      for (const [x, y, z] of exhausts(ship)) {
        const width = camera.scaleAt([x, y, z]) * (ship.engines > 2 ? 0.12 : 0.16);
        plume(sheet, camera.project([x, y, z]), camera.project([x - 0.7, y, z]), width, palette);
      }
    };
    const sternSeen = camera.turn([-1, 0, 0])[2] > 0.1;
    if (!sternSeen) flames();
    drawParts(parts);
    if (sternSeen) flames();
  };

function solidsOf(ship: KingdomShip, palette: Palette): Solid[] {
  const { beam: wide, height } = ship;
  const { hull, plate, dark, trim } = palette;
  const solids = [
    ...loft(
      [
        [-1, hexagon(height * 0.75, wide * 0.75)],
        [-0.3, hexagon(height * 1.1, wide)],
        [0.45, hexagon(height, wide * 0.8, -height * 0.06)],
        [1.05, hexagon(height * 0.3, wide * 0.12, -height * 0.16)],
      ],
      hull,
    ),
    // Plates that overlap like those of a harness.
    ...loft(
      [
        [-0.75, hexagon(height * 0.42, wide * 0.72, height * 0.4)],
        [0, hexagon(height * 0.34, wide * 0.6, height * 0.42)],
      ],
      plate,
      0.25,
    ),
    ...loft(
      [
        [-0.1, hexagon(height * 0.4, wide * 0.62, height * 0.36)],
        [0.72, hexagon(height * 0.1, wide * 0.24, height * 0.16)],
      ],
      mix(plate, palette.rim, 0.22),
      0.3,
    ),
    ...box([-1.04, 0, 0], [0.14, height * 0.5, wide * 0.56], dark),
  ];
  if (ship.lance !== undefined) {
    solids.push(
      ...beam([0.7, -height * 0.08, 0], [1.02 + ship.lance, -height * 0.08, 0], [0.1, 0.1], trim, {
        end: 0.1,
        bias: 0.2,
      }),
      // The guard before the hand.
      ...loft(
        [
          [0.92, diamond(0.3, 0.3, -height * 0.08)],
          [1.14, diamond(0.08, 0.08, -height * 0.08)],
        ],
        GOLD,
        0.3,
      ),
    );
  }
  if (ship.keep !== undefined) solids.push(...keepOf(ship, ship.keep, palette));
  if (ship.blades !== undefined) {
    const { span, forward } = ship.blades;
    const root = wide * 0.36;
    solids.push(
      ...pair(
        beam([-0.5, 0, root], [-0.5 + forward, -0.06, root + span], [0.1, 0.42], hull, {
          end: 0.12,
          bias: -0.1,
        }),
      ),
    );
  }
  return solids;
}

/** A tower with a roof, as on a castle. */
function keepOf(ship: KingdomShip, high: number, { hull, plate }: Palette): Solid[] {
  const foot = ship.height * 0.5;
  const wide = ship.beam * 0.34;
  return [
    ...box([-0.58, foot + high * 0.4, 0], [0.34, high * 0.8, wide], hull, 0.45),
    ...box([-0.58, foot + high * 0.84, 0], [0.42, high * 0.14, wide * 1.3], GOLD, 0.6),
    ...pair(box([-0.58, foot + high, wide * 0.42], [0.12, high * 0.22, wide * 0.26], plate, 0.7)),
    ...loft(
      [
        [-0.72, rect(high * 0.3, wide * 0.7, foot + high * 1.05)],
        [-0.44, rect(high * 0.3, wide * 0.7, foot + high * 1.05)],
      ],
      plate,
      0.65,
    ),
  ];
}

function shieldsOf({ shields, beam: wide, height }: KingdomShip, side: number): Shield[] {
  if (shields === undefined) return [];
  const { count, size } = shields;
  return Array.from({ length: count }, (_, i): Shield => {
    const x = -0.55 + (count === 1 ? 0.35 : (i / (count - 1)) * 0.95);
    return { centre: [x, -height * 0.08, side * wide * 0.56], size: [size, size * 1.35] };
  });
}

function exhausts({ engines, beam: wide }: KingdomShip): Vec[] {
  return Array.from({ length: engines }, (_, i): Vec => {
    const share = engines === 1 ? 0 : i / (engines - 1) - 0.5;
    return [-1.1, 0, share * wide * 0.5];
  });
}
