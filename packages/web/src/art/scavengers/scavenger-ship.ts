import { cameraFor, type Pose } from '../camera.ts';
import { type DrawnPart, drawParts } from '../drawn-part.ts';
import { glow, plume } from '../light.ts';
import type { Palette } from '../palette.ts';
import { solidPart } from '../render-solids.ts';
import { type RoundBody, roundPart } from '../round-part.ts';
import type { Painter } from '../scene.ts';
import { box, hexagon, loft, type Solid, type Vec } from '../solid.ts';
import { type Arm, armSolids, claw, PAINTS, patches, sparks, trussPart } from './salvage.ts';

/** A part of some other ship: where, how large, and which of the paints it still wears. */
export type Module = readonly [centre: Vec, size: Vec, paint: number];

export interface ScavengerShip extends Partial<Pose> {
  /** The cabin at the bow: its height, its width, and how far to the side it sits. */
  readonly cabin: { readonly height: number; readonly width: number; readonly aside?: number };
  readonly modules: readonly Module[];
  readonly arms?: readonly Arm[];
  /** How large their claws are. */
  readonly claws?: number;
  /** Tanks along the hull: where they begin and end, and how thick they are. */
  readonly tanks?: readonly (readonly [from: Vec, to: Vec, radius: number])[];
  /** Bare lattices where a hull should be. */
  readonly trusses?: readonly (readonly [from: Vec, to: Vec, width: number])[];
  /** Engines of whatever size was found. */
  readonly engines: readonly (readonly [at: Vec, width: number])[];
  /** Where plates are riveted on. */
  readonly patched?: readonly Vec[];
  /** Where it is still being cut or welded. */
  readonly welding?: Vec;
}

/** Half of three ships, held together with rivets and hope. */
export const scavengerShip =
  (ship: ScavengerShip): Painter =>
  ({ sheet, palette, chance }) => {
    const camera = cameraFor(ship);
    const look = { rim: palette.rim, dark: palette.dark, lamp: palette.lamp };
    const lighting = { rim: palette.rim, edge: '#ffe3bd' };
    const parts: DrawnPart[] = [
      ...solidsOf(ship, palette).map((solid) => solidPart(sheet, camera, solid, lighting)),
      ...tanksOf(ship, palette).map((body) => roundPart(sheet, camera, body, look)),
      ...(ship.trusses ?? []).map(([from, to, width]) =>
        trussPart(sheet, camera, from, to, width, palette.plate),
      ),
    ];
    const flames = (): void => {
      for (const [[x, y, z], width] of ship.engines) {
        const thick = camera.scaleAt([x, y, z]) * width;
        plume(sheet, camera.project([x, y, z]), camera.project([x - 0.6, y, z]), thick, palette);
      }
    };
    const sternSeen = camera.turn([-1, 0, 0])[2] > 0.1;
    if (!sternSeen) flames();
    drawParts(parts);
    if (sternSeen) flames();
    if (ship.patched !== undefined) {
      const size = camera.scaleAt([0, 0, 0]) * 0.085;
      patches(sheet, ship.patched.map(camera.project), size, chance);
    }
    for (const arm of ship.arms ?? []) claw(sheet, camera, arm, ship.claws ?? 0.3);
    const { height, aside = 0 } = ship.cabin;
    glow(sheet, camera.project([1, height * 0.3, aside]), 3.6, {
      core: palette.core,
      glow: palette.lamp,
    });
    if (ship.welding !== undefined) {
      const spot = camera.project(ship.welding);
      glow(sheet, spot, 8, { core: '#ffffff', glow: palette.glow }, 0.9);
      sparks(sheet, spot, 11, chance);
    }
  };

function solidsOf({ cabin, modules, arms }: ScavengerShip, palette: Palette): Solid[] {
  const { height, width, aside = 0 } = cabin;
  const { plate, dark, hull } = palette;
  return [
    ...loft(
      [
        [0.45, hexagon(height, width, 0, aside)],
        [0.85, hexagon(height * 0.9, width * 0.9, -height * 0.04, aside)],
        [1.08, hexagon(height * 0.4, width * 0.55, -height * 0.22, aside)],
      ],
      plate,
      0.1,
    ),
    ...box([0.9, height * 0.28, aside], [0.16, height * 0.26, width * 0.5], dark, 0.4),
    ...modules.flatMap(([centre, size, paint]) => box(centre, size, PAINTS[paint] ?? hull)),
    ...(arms ?? []).flatMap((arm) => armSolids(arm, palette)),
  ];
}

function tanksOf({ tanks }: ScavengerShip, { plate, trim }: Palette): RoundBody[] {
  return (tanks ?? []).map(([from, to, radius], i) => ({
    from,
    to,
    radius: (share) => radius * Math.min(1, 0.55 + Math.min(share, 1 - share) * 5),
    colour: i % 2 === 0 ? plate : PAINTS[0],
    stripes: [[0.3, 0.38, trim]],
    seams: [0.62],
  }));
}
