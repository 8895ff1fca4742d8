import { type Camera, cameraFor, type Pose } from '../camera.ts';
import { plume } from '../light.ts';
import type { Palette } from '../palette.ts';
import { renderSolids } from '../render-solids.ts';
import type { Painter } from '../scene.ts';
import { dots, line, type Sheet } from '../sheet.ts';
import { box, diamond, hexagon, loft, pair, type Solid, type Vec } from '../solid.ts';

export interface EmpireShip extends Partial<Pose> {
  /** Across the hull, where its length is 2. */
  readonly beam: number;
  readonly height: number;
  /** How far the wings reach and how far back they are swept; none without. */
  readonly wings?: { readonly span: number; readonly sweep: number; readonly at: number };
  /** Upright fins that carry the banner. */
  readonly fins?: number;
  /** Height of the bridge tower. */
  readonly tower?: number;
  /** Long guns on either side of the bow. */
  readonly guns?: number;
  readonly engines: number;
  /** A split bow, like a fork. */
  readonly forked?: boolean;
}

/** A dagger of bronze and black with gold along its edges. */
export const empireShip =
  (ship: EmpireShip): Painter =>
  ({ sheet, palette }) => {
    const camera = cameraFor(ship);
    const exhausts = nozzles(ship);
    const away = camera.turn([-1, 0, 0])[2] < -0.1;
    if (away) flames(sheet, camera, exhausts, ship, palette);
    const lighting = { rim: palette.rim, edge: palette.trim };
    renderSolids(sheet, camera, solidsOf(ship, palette), lighting);
    if (!away) flames(sheet, camera, exhausts, ship, palette);
    lamps(sheet, camera, ship, palette);
  };

function solidsOf(ship: EmpireShip, palette: Palette): Solid[] {
  const { beam, height } = ship;
  const { hull, plate, dark, trim } = palette;
  const bow = ship.forked === true ? 0.35 : 1.05;
  const solids = [
    ...loft(
      [
        [-0.95, diamond(height * 0.8, beam * 0.8)],
        [-0.45, diamond(height, beam)],
        [bow, diamond(height * 0.06, beam * (ship.forked === true ? 0.5 : 0.02))],
      ],
      hull,
    ),
    // The black keel-deck on top of the dagger.
    ...loft(
      [
        [-0.85, hexagon(height * 0.3, beam * 0.42, height * 0.42)],
        [-0.4, hexagon(height * 0.34, beam * 0.42, height * 0.5)],
        [0.45, hexagon(height * 0.05, beam * 0.06, height * 0.24)],
      ],
      plate,
      0.25,
    ),
    ...box([-1, 0, 0], [0.14, height * 0.55, beam * 0.6], dark),
  ];
  if (ship.forked === true) {
    solids.push(
      ...pair(
        loft(
          [
            [0.05, diamond(height * 0.5, beam * 0.34, 0, beam * 0.3)],
            [1.1, diamond(height * 0.05, beam * 0.04, 0, beam * 0.2)],
          ],
          hull,
        ),
      ),
    );
  }
  if (ship.wings !== undefined) solids.push(...wingsOf(ship, ship.wings, palette));
  if (ship.tower !== undefined) solids.push(...towerOf(ship, ship.tower, palette));
  for (let i = 0; i < (ship.fins ?? 0); i++) solids.push(...fin(ship, i, palette));
  if (ship.guns !== undefined) {
    solids.push(
      ...pair(
        loft(
          [
            [-0.2, diamond(0.1, 0.1, 0, beam * 0.36)],
            [-0.2 + ship.guns, diamond(0.05, 0.05, 0, beam * 0.3)],
          ],
          trim,
          0.1,
        ),
      ),
    );
  }
  return solids;
}

function wingsOf(
  ship: EmpireShip,
  wings: NonNullable<EmpireShip['wings']>,
  palette: Palette,
): Solid[] {
  const { span, sweep, at } = wings;
  const root = ship.beam * 0.3;
  const thin = 0.09;
  // A wing is a loft to the side, written out because its sections slide back.
  const section = (z: number, from: number, to: number, y: number): Vec[] => [
    [from, y, z],
    [(from + to) / 2, y + thin, z],
    [to, y, z],
    [(from + to) / 2, y - thin, z],
  ];
  const inner = section(root, at - 0.38, at + 0.42, 0);
  const outer = section(root + span, at - 0.3 - sweep, at - sweep, -0.08);
  const colour = palette.hull;
  const faces = inner.map((corner, i) => {
    const next = (i + 1) % 4;
    return { corners: [corner, inner[next]!, outer[next]!, outer[i]!], colour };
  });
  const wing: Solid = { faces: [...faces, { corners: outer, colour: palette.trim }], bias: -0.1 };
  return pair([wing]);
}

function towerOf(ship: EmpireShip, tower: number, palette: Palette): Solid[] {
  const foot = ship.height * 0.5;
  return [
    ...box([-0.62, foot + tower * 0.4, 0], [0.3, tower * 0.8, ship.beam * 0.2], palette.plate, 0.4),
    ...box(
      [-0.58, foot + tower * 0.95, 0],
      [0.26, tower * 0.3, ship.beam * 0.46],
      palette.hull,
      0.6,
    ),
  ];
}

function fin(ship: EmpireShip, i: number, palette: Palette): Solid[] {
  const side = i % 2 === 0 ? 1 : -1;
  const z = i === 2 ? 0 : side * ship.beam * 0.34;
  const foot = ship.height * 0.1;
  const high = ship.height * 0.9 + 0.34;
  const blade = (dz: number): Vec[] => [
    [-0.95, foot, z + dz],
    [-0.35, foot, z + dz],
    [-0.95, foot + high, z * 1.5 + dz],
    [-1.2, foot + high, z * 1.5 + dz],
  ];
  const [near, far] = [blade(0.025), blade(-0.025)];
  const sides = near.map((corner, j) => {
    const next = (j + 1) % 4;
    return { corners: [corner, near[next]!, far[next]!, far[j]!], colour: palette.trim };
  });
  const colour = '#8f2f2a';
  return [{ faces: [{ corners: near, colour }, { corners: far, colour }, ...sides], bias: 0.05 }];
}

function nozzles(ship: EmpireShip): Vec[] {
  return Array.from({ length: ship.engines }, (_, i): Vec => {
    const share = ship.engines === 1 ? 0 : i / (ship.engines - 1) - 0.5;
    return [-1.08, 0, share * ship.beam * 0.5];
  });
}

function flames(
  sheet: Sheet,
  camera: Camera,
  exhausts: readonly Vec[],
  ship: EmpireShip,
  palette: Palette,
): void {
  for (const nozzle of exhausts) {
    const tail = camera.project([nozzle[0] - 0.75, nozzle[1], nozzle[2]]);
    const width = camera.scaleAt(nozzle) * (ship.engines > 2 ? 0.13 : 0.17);
    plume(sheet, camera.project(nozzle), tail, width, palette);
  }
}

/** Rows of lamps along the edge of the hull. */
function lamps(sheet: Sheet, camera: Camera, ship: EmpireShip, palette: Palette): void {
  const row = (side: number): Vec[] =>
    Array.from({ length: 6 }, (_, i): Vec => {
      const x = -0.35 + i * 0.15;
      const wide = (1 - (x + 0.45) / 1.5) * ship.beam * 0.4;
      const high = (1 - (x + 0.45) / 1.5) * ship.height * 0.11;
      return [x, high, side * wide];
    });
  // Only the side turned to the viewer.
  const side = camera.turn([0, 0, 1])[2] >= 0 ? 1 : -1;
  sheet.add(line(dots(row(side).map(camera.project)), palette.lamp, 0.7, 0.95));
}
