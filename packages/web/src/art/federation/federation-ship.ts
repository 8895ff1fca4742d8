import { cameraFor, type Pose } from '../camera.ts';
import { type DrawnPart, drawParts } from '../drawn-part.ts';
import { plume } from '../light.ts';
import type { Palette } from '../palette.ts';
import { solidPart } from '../render-solids.ts';
import { capsule, type RoundBody, roundPart } from '../round-part.ts';
import type { Painter } from '../scene.ts';
import { box, loft, pair, rect, type Solid, type Vec } from '../solid.ts';

export interface FederationShip extends Partial<Pose> {
  /** Radius of the hull, where its length is 2. */
  readonly girth: number;
  /** Length of the round bow, as a share of the hull. */
  readonly bow?: number;
  /** Engine pods on pylons: how far out, how long. */
  readonly nacelles?: { readonly out: number; readonly length: number; readonly up?: number };
  /** Rows of cargo containers on either side. */
  readonly cargo?: number;
  /** A command saucer or dome on top. */
  readonly dome?: number;
  /** A disc around the bow: its radius and where it sits. */
  readonly saucer?: { readonly radius: number; readonly at: number };
  /** Wings like a yacht's. */
  readonly wings?: number;
  /** Turrets along the hull. */
  readonly turrets?: number;
  /** A second hull beneath. */
  readonly keel?: boolean;
  readonly windows?: number;
}

/** A rounded white hull with blue bands, rows of windows and engine pods. */
export const federationShip =
  (ship: FederationShip): Painter =>
  ({ sheet, palette }) => {
    const camera = cameraFor(ship);
    const look = { rim: palette.rim, dark: palette.dark, lamp: palette.lamp };
    const lighting = { rim: palette.rim, edge: '#ffffff' };
    const bodies = bodiesOf(ship, palette);
    const parts: DrawnPart[] = [
      ...bodies.map((body) => roundPart(sheet, camera, body, look)),
      ...solidsOf(ship, palette).map((solid) => solidPart(sheet, camera, solid, lighting)),
    ];
    const flames = (): void => {
      for (const [x, y, z] of exhausts(ship)) {
        const nozzle = camera.project([x, y, z]);
        const width = camera.scaleAt([x, y, z]) * (ship.nacelles === undefined ? 0.2 : 0.13);
        plume(sheet, nozzle, camera.project([x - 0.7, y, z]), width, palette);
      }
    };
    const sternSeen = camera.turn([-1, 0, 0])[2] > 0.1;
    if (!sternSeen) flames();
    drawParts(parts);
    if (sternSeen) flames();
  };

function bodiesOf(ship: FederationShip, palette: Palette): RoundBody[] {
  const { girth, nacelles, dome } = ship;
  const { hull, trim, plate } = palette;
  const rows = ship.windows ?? 9;
  const bodies: RoundBody[] = [
    {
      from: [-1, 0, 0],
      to: [1.05, 0, 0],
      radius: capsule(girth, ship.bow ?? 0.45, 0.16),
      colour: hull,
      stripes: [
        [0.1, 0.17, trim],
        [0.62, 0.67, trim],
      ],
      seams: [0.3, 0.46, 0.8],
      windows: [
        { from: 0.2, to: 0.6, across: -0.12, count: rows },
        { from: 0.24, to: 0.6, across: 0.2, count: rows - 2 },
        { from: 0.72, to: 0.9, across: -0.25, count: 3 },
      ],
    },
  ];
  if (ship.keel === true) {
    bodies.push({
      from: [-0.9, -girth * 1.15, 0],
      to: [0.35, -girth * 1.1, 0],
      radius: capsule(girth * 0.55, 0.4, 0.2),
      colour: plate,
      seams: [0.3, 0.6],
      bias: -0.2,
    });
  }
  if (dome !== undefined) {
    bodies.push({
      from: [-0.15, girth * 0.7, 0],
      to: [-0.15, girth * 0.7 + dome, 0],
      radius: (share) => dome * 1.25 * Math.sqrt(Math.max(0.02, 1 - share ** 2.2)),
      colour: hull,
      stripes: [[0, 0.22, trim]],
      windows: [{ from: 0.3, to: 0.7, across: -0.3, count: 2 }],
      bias: 0.4,
    });
  }
  if (ship.saucer !== undefined) bodies.push(...disc(ship.saucer, girth, palette));
  if (nacelles !== undefined) {
    for (const side of [1, -1]) {
      const [y, z] = [nacelles.up ?? 0, side * (girth + nacelles.out)];
      bodies.push({
        from: [-1.05, y, z],
        to: [-1.05 + nacelles.length, y, z],
        radius: capsule(girth * 0.38, 0.35, 0.1),
        colour: plate,
        stripes: [[0.62, 0.72, trim]],
        seams: [0.25],
      });
    }
  }
  return bodies;
}

function disc(
  { radius, at }: NonNullable<FederationShip['saucer']>,
  girth: number,
  { hull, trim, plate }: Palette,
): RoundBody[] {
  const level = (from: number, to: number, wide: number, narrow: number): RoundBody => ({
    from: [at, girth * 0.3 + from, 0],
    to: [at, girth * 0.3 + to, 0],
    radius: (share) => wide + (narrow - wide) * share,
    colour: hull,
    cap: hull,
  });
  const rows = [-0.8, -0.55, -0.3, -0.05, 0.2, 0.45, 0.7].map((across) => ({
    from: 0.3,
    to: 0.7,
    across,
    count: 1,
  }));
  return [
    { ...level(-0.16, 0, radius * 0.6, radius), colour: plate, bias: 0.3 },
    { ...level(0, 0.1, radius, radius * 0.96), windows: rows, bias: 0.32 },
    { ...level(0.1, 0.16, radius * 0.7, radius * 0.6), colour: trim, cap: hull, bias: 0.34 },
    {
      ...level(0.16, 0.34, radius * 0.34, 0),
      radius: (share) => radius * 0.36 * Math.sqrt(Math.max(0, 1 - share * share)),
      colour: trim,
      bias: 0.4,
    },
  ];
}

function solidsOf(ship: FederationShip, palette: Palette): Solid[] {
  const { girth, nacelles, cargo, wings, turrets } = ship;
  const { hull, plate, trim, dark } = palette;
  const solids: Solid[] = [];
  if (nacelles !== undefined) {
    const up = nacelles.up ?? 0;
    const out = girth + nacelles.out;
    const strut: Vec[][] = [0.03, -0.03].map((dy) => [
      [-0.35, dy, girth * 0.6],
      [-0.75, dy, girth * 0.6],
      [-0.9, up + dy, out],
      [-0.6, up + dy, out],
    ]);
    solids.push(
      ...pair([{ faces: strut.map((corners) => ({ corners, colour: plate })), bias: -0.1 }]),
    );
  }
  const colours = [trim, plate, '#d9a24a', dark];
  for (let i = 0; i < (cargo ?? 0); i++) {
    const x = -0.62 + i * 0.36;
    const colour = colours[i % colours.length]!;
    solids.push(...pair(box([x, -girth * 0.2, girth + 0.16], [0.31, 0.32, 0.26], colour)));
  }
  if (wings !== undefined) {
    const edge = 0.035;
    const faces = [edge, -edge].map((dy) => ({
      corners: [
        [0.25, dy, girth * 0.8],
        [-0.55, dy, girth * 0.8],
        [-0.95, dy + 0.12, girth + wings],
        [-0.62, dy + 0.12, girth + wings],
      ] as Vec[],
      colour: hull,
    }));
    solids.push(...pair([{ faces, bias: -0.05 }]));
  }
  for (let i = 0; i < (turrets ?? 0); i++) {
    const x = 0.42 - i * 0.5;
    solids.push(
      ...box([x, girth * 1.02, 0], [0.2, 0.14, 0.22], plate, 0.5),
      ...loft(
        [
          [x + 0.05, rect(0.05, 0.05, girth * 1.06, 0.05)],
          [x + 0.42, rect(0.04, 0.04, girth * 1.12, 0.05)],
        ],
        dark,
        0.6,
      ),
    );
  }
  return solids;
}

function exhausts({ girth, nacelles }: FederationShip): Vec[] {
  if (nacelles === undefined) return [[-1, 0, 0]];
  const [y, z] = [nacelles.up ?? 0, girth + nacelles.out];
  return [
    [-1.05, y, z],
    [-1.05, y, -z],
  ];
}
