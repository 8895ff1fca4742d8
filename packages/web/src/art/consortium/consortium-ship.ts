import { cameraFor, type Pose } from '../camera.ts';
import { mix } from '../colour.ts';
import { type DrawnPart, drawParts } from '../drawn-part.ts';
import { plume } from '../light.ts';
import type { Palette } from '../palette.ts';
import { solidPart } from '../render-solids.ts';
import { ringParts } from '../ring-part.ts';
import { capsule, type RoundBody, roundPart } from '../round-part.ts';
import type { Painter } from '../scene.ts';
import { hexagon, loft, pair, round, type Solid, upright, type Vec } from '../solid.ts';
import { panePart, type Sail, sailPane } from './glass.ts';

export interface ConsortiumShip extends Partial<Pose> {
  /** Radius of the hull, where its length is a little over 2. */
  readonly girth: number;
  readonly sails: readonly Sail[];
  /** A castle of glass at the stern: its height. */
  readonly castle?: number;
  /** Strongboxes along either side. */
  readonly vaults?: number;
  /** Engine pods on either side: how far out. */
  readonly pods?: number;
  /** A balcony of gold around the hull: its radius. */
  readonly balcony?: number;
  /** Slim guns under the bow. */
  readonly guns?: number;
}

/** A white hull with trims of gold that sails under glass. */
export const consortiumShip =
  (ship: ConsortiumShip): Painter =>
  ({ sheet, palette }) => {
    const camera = cameraFor(ship);
    const look = { rim: palette.rim, dark: palette.dark, lamp: palette.lamp };
    const lighting = { rim: palette.rim, edge: palette.trim };
    const parts: DrawnPart[] = [
      ...bodiesOf(ship, palette).map((body) => roundPart(sheet, camera, body, look)),
      ...solidsOf(ship, palette).map((solid) => solidPart(sheet, camera, solid, lighting)),
      ...ship.sails.map((sail) => panePart(sheet, camera, sailPane(sail), palette)),
      ...(ship.balcony === undefined
        ? []
        : ringParts(
            sheet,
            camera,
            {
              centre: [-0.3, 0, 0],
              radius: ship.balcony,
              tube: 0.07,
              colour: palette.trim,
              lamps: palette.lamp,
            },
            look,
          )),
    ];
    const flames = (): void => {
      for (const [x, y, z] of exhausts(ship)) {
        const width = camera.scaleAt([x, y, z]) * (ship.pods === undefined ? 0.15 : 0.1);
        plume(sheet, camera.project([x, y, z]), camera.project([x - 0.7, y, z]), width, palette);
      }
    };
    const sternSeen = camera.turn([-1, 0, 0])[2] > 0.1;
    if (!sternSeen) flames();
    drawParts(parts);
    if (sternSeen) flames();
  };

function bodiesOf({ girth, pods, vaults }: ConsortiumShip, palette: Palette): RoundBody[] {
  const { hull, trim } = palette;
  const bodies: RoundBody[] = [
    {
      from: [-1.05, 0, 0],
      to: [1.25, 0, 0],
      radius: capsule(girth, 0.78, 0.4),
      colour: hull,
      stripes: [
        [0.06, 0.1, trim],
        [0.5, 0.525, trim],
        [0.88, 1, trim],
      ],
      seams: [0.26, 0.7],
      windows: [{ from: 0.14, to: 0.48, across: -0.1, count: 8 }],
    },
  ];
  for (let i = 0; i < (vaults ?? 0); i++) {
    const x = -0.78 + i * 0.42;
    for (const z of [girth + 0.15, -girth - 0.15]) {
      bodies.push({
        from: [x, -girth * 0.3, z],
        to: [x + 0.37, -girth * 0.3, z],
        radius: () => 0.16,
        colour: hull,
        stripes: [[0.38, 0.62, trim]],
        cap: trim,
      });
    }
  }
  if (pods !== undefined) {
    for (const side of [1, -1]) {
      const z = side * (girth + pods);
      bodies.push({
        from: [-1.1, -girth * 0.3, z],
        to: [-0.2, -girth * 0.3, z],
        radius: capsule(girth * 0.34, 0.7, 0.2),
        colour: hull,
        stripes: [
          [0.08, 0.16, trim],
          [0.82, 1, trim],
        ],
      });
    }
  }
  return bodies;
}

function solidsOf(ship: ConsortiumShip, palette: Palette): Solid[] {
  const { girth } = ship;
  const { hull, plate, trim, dark } = palette;
  // The keel below, as thin as a blade.
  const solids = loft(
    [
      [-0.9, hexagon(girth * 0.5, girth * 0.3, -girth * 0.9)],
      [0.1, hexagon(girth * 0.5, girth * 0.3, -girth)],
      [0.95, hexagon(girth * 0.06, girth * 0.06, -girth * 0.2)],
    ],
    mix(hull, dark, 0.35),
    -0.15,
  );
  if (ship.pods !== undefined) {
    const out = girth + ship.pods;
    const strut: Vec[][] = [0.02, -0.04].map((dy) => [
      [-0.3, dy, girth * 0.5],
      [-0.7, dy, girth * 0.5],
      [-0.8, dy - girth * 0.3, out],
      [-0.5, dy - girth * 0.3, out],
    ]);
    const faces = strut.map((corners) => ({ corners, colour: trim }));
    solids.push(...pair([{ faces, bias: -0.1 }]));
  }
  if (ship.castle !== undefined) solids.push(...castleOf(girth, ship.castle, plate, trim));
  if (ship.guns !== undefined) {
    solids.push(
      ...pair(
        loft(
          [
            [0, hexagon(0.09, 0.09, -girth * 0.35, girth * 0.8)],
            [ship.guns, hexagon(0.04, 0.04, -girth * 0.3, girth * 0.6)],
          ],
          trim,
          0.1,
        ),
      ),
    );
  }
  return solids;
}

/** Three storeys of glass with a gold roof. */
function castleOf(girth: number, height: number, glass: string, gold: string): Solid[] {
  const storey = (from: number, to: number, wide: readonly [number, number], colour: string) =>
    upright(
      loft(
        [
          [girth * 0.6 + height * from, round(6, wide[0], -0.62, 0, 0.8)],
          [girth * 0.6 + height * to, round(6, wide[1], -0.62, 0, 0.8)],
        ],
        colour,
        0.3 + from,
      ),
    );
  return [
    ...storey(0, 0.4, [0.3, 0.27], glass),
    ...storey(0.4, 0.46, [0.32, 0.32], gold),
    ...storey(0.46, 0.78, [0.21, 0.18], glass),
    ...storey(0.78, 0.83, [0.22, 0.22], gold),
    ...storey(0.83, 1.25, [0.13, 0.01], gold),
  ];
}

function exhausts({ girth, pods }: ConsortiumShip): Vec[] {
  if (pods === undefined) return [[-1.05, 0, 0]];
  return [1, -1].map((side): Vec => [-1.1, -girth * 0.3, side * (girth + pods)]);
}
