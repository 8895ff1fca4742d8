import type { Camera } from '../camera.ts';
import type { DrawnPart } from '../drawn-part.ts';
import type { Palette } from '../palette.ts';
import { between, type Chance } from '../random.ts';
import { at, line, n, type Point, path, polygon, type Sheet } from '../sheet.ts';
import { beam, type Solid, type Vec } from '../solid.ts';

/** Paint that is left on what others threw away. */
export const PAINTS = ['#c97f48', '#95a8a8', '#aab070', '#e6ac3c', '#7897bc', '#c8654c'] as const;

/** The yellow of cranes. */
export const CRANE = '#f0b52e';

/** An arm with a joint and a claw at its end. */
export interface Arm {
  readonly from: Vec;
  readonly joint: Vec;
  readonly to: Vec;
  readonly thick?: number;
}

export function armSolids({ from, joint, to, thick = 0.11 }: Arm, { dark }: Palette): Solid[] {
  return [
    ...beam(from, joint, [thick, thick], CRANE, { bias: 0.3 }),
    ...beam(joint, to, [thick * 0.85, thick * 0.85], CRANE, { end: 0.8, bias: 0.35 }),
    ...beam(
      [joint[0], joint[1] - thick * 0.8, joint[2]],
      [joint[0], joint[1] + thick * 0.8, joint[2]],
      [thick * 1.5, thick * 1.5],
      dark,
      { bias: 0.4 },
    ),
  ];
}

/** Three talons that close around something at the end of an arm. */
export function claw(sheet: Sheet, camera: Camera, { joint, to }: Arm, size: number): void {
  const [from, end] = [camera.project(joint), camera.project(to)];
  const turn = Math.atan2(end[1] - from[1], end[0] - from[0]);
  const s = camera.scaleAt(to) * size;
  const spot = (along: number, across: number): Point => [
    end[0] + Math.cos(turn) * along * s - Math.sin(turn) * across * s,
    end[1] + Math.sin(turn) * along * s + Math.cos(turn) * across * s,
  ];
  const talon = (side: number): string =>
    `M${at(spot(-0.1, side * 0.12))}Q${at(spot(0.3, side * 0.95))} ${at(spot(1.1, side * 0.22))}Q${at(spot(0.5, side * 0.55))} ${at(spot(0.1, side * 0.02))}Z`;
  sheet.add(
    path(
      [1, -1].map(talon).join(''),
      `fill="#d9c9a8" stroke="#22160d" stroke-width=".5" stroke-linejoin="round"`,
    ),
  );
  sheet.add(
    path(`M${at(end)}h0`, `stroke="#22160d" stroke-width="${n(s * 0.34)}" stroke-linecap="round"`),
  );
}

/** A lattice of thin struts from one point to another. */
export function trussPart(
  sheet: Sheet,
  camera: Camera,
  from: Vec,
  to: Vec,
  width: number,
  colour: string,
): DrawnPart {
  const steps = 7;
  const spot = (t: number, side: number): Point =>
    camera.project([
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + (side * width) / 2,
      from[2] + (to[2] - from[2]) * t,
    ]);
  return {
    depth: (camera.turn(from)[2] + camera.turn(to)[2]) / 2,
    draw: () => {
      const rails = [1, -1].map((side) => `M${at(spot(0, side))}L${at(spot(1, side))}`);
      const web = Array.from({ length: steps + 1 }, (_, i) =>
        at(spot(i / steps, i % 2 === 0 ? 1 : -1)),
      );
      const d = `${rails.join('')}M${web.join('L')}`;
      sheet.add(line(d, '#1c130d', 1.3));
      sheet.add(line(d, colour, 0.7));
    },
  };
}

/** Plates riveted over holes, on the side of a hull between two points in the picture. */
export function patches(sheet: Sheet, spots: readonly Point[], size: number, chance: Chance): void {
  const plates = spots.map(([x, y], i) => {
    const [w, h] = [size * between(chance, 0.7, 1.2), size * between(chance, 0.5, 0.9)];
    const lean = between(chance, -0.25, 0.25);
    const corners: Point[] = [
      [x - w, y - h + lean * w],
      [x + w, y - h - lean * w],
      [x + w, y + h - lean * w],
      [x - w, y + h + lean * w],
    ];
    return { corners, colour: PAINTS[(i + Math.floor(chance() * 6)) % PAINTS.length]! };
  });
  for (const { corners, colour } of plates) {
    sheet.add(path(polygon(corners), `fill="${colour}" stroke="#1c130d" stroke-width=".4"`));
  }
  const rivets = plates.flatMap(({ corners }) => {
    const [cx, cy] = [(corners[0]![0] + corners[2]![0]) / 2, (corners[0]![1] + corners[2]![1]) / 2];
    return corners.map(([x, y]): Point => [x + (cx - x) * 0.25, y + (cy - y) * 0.25]);
  });
  sheet.add(line(rivets.map((spot) => `M${at(spot)}h0`).join(''), '#f0dcc0', 0.5, 0.9));
}

/** Sparks that fly from where metal is cut. */
export function sparks(sheet: Sheet, [x, y]: Point, reach: number, chance: Chance): void {
  const rays = Array.from({ length: 11 }, () => {
    const turn = between(chance, 0, 2 * Math.PI);
    const [near, far] = [between(chance, 0.15, 0.5) * reach, between(chance, 0.55, 1) * reach];
    const [c, s] = [Math.cos(turn), Math.sin(turn) * 0.8 + 0.15];
    return `M${n(x + c * near)} ${n(y + s * near)}L${n(x + c * far)} ${n(y + s * far)}`;
  });
  sheet.add(line(rays.join(''), '#ffd98a', 0.45, 0.95));
}
