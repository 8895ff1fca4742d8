import type { Camera } from './camera.ts';
import { mix } from './colour.ts';
import type { DrawnPart } from './drawn-part.ts';
import { at, dots, line, type Point, path, type Sheet } from './sheet.ts';
import type { Vec } from './solid.ts';

/** A body turned on a lathe: tanks, pods, fuselages. */
export interface RoundBody {
  readonly from: Vec;
  readonly to: Vec;
  /** Radius at each share of the way. */
  readonly radius: (share: number) => number;
  readonly colour: string;
  /** Bands in another colour, from one share of the way to another. */
  readonly stripes?: readonly (readonly [from: number, to: number, colour: string])[];
  /** Seams around the hull. */
  readonly seams?: readonly number[];
  /** Rows of windows; `across` is -1 at the lit edge and 1 at the dark one. */
  readonly windows?: readonly {
    readonly from: number;
    readonly to: number;
    readonly across: number;
    readonly count: number;
  }[];
  /** Colour of the flat end turned to the viewer; none for round ends. */
  readonly cap?: string;
  readonly bias?: number;
}

/** Radius of a hull with a round bow and stern. */
export const capsule =
  (radius: number, bow = 0.3, stern = 0.12) =>
  (share: number): number => {
    const back = Math.min(1, share / stern);
    const front = Math.min(1, (1 - share) / bow);
    return radius * Math.sqrt(Math.max(0, 1 - (1 - back) ** 2) * Math.max(0, 1 - (1 - front) ** 2));
  };

/** Radius that goes evenly from one end to the other. */
export const cone =
  (start: number, end: number) =>
  (share: number): number =>
    start + (end - start) * share;

const SAMPLES = 18;

/** Closer together towards both ends, where a hull is round. */
const eased = (i: number): number => (1 - Math.cos((Math.PI * i) / SAMPLES)) / 2;

/** Where a share of the way lies in the picture, and how wide the body is there. */
interface Ring {
  readonly centre: Point;
  readonly radius: number;
}

export function roundPart(
  sheet: Sheet,
  camera: Camera,
  body: RoundBody,
  look: { readonly rim: string; readonly dark: string; readonly lamp: string },
): DrawnPart {
  const along = (share: number): Vec => [
    body.from[0] + (body.to[0] - body.from[0]) * share,
    body.from[1] + (body.to[1] - body.from[1]) * share,
    body.from[2] + (body.to[2] - body.from[2]) * share,
  ];
  const ring = (share: number): Ring => {
    const spot = along(share);
    return { centre: camera.project(spot), radius: body.radius(share) * camera.scaleAt(spot) };
  };
  const { lit, bulge } = bearings(camera, body);
  const edge = ({ centre, radius }: Ring, across: number): Point => [
    centre[0] - lit[0] * radius * across,
    centre[1] - lit[1] * radius * across,
  ];
  /** The visible half of the circle around the hull, from the lit edge to the dark one. */
  const arc = (r: Ring, back: boolean, sign = 1): string => {
    const bend = (point: Point): Point => [
      point[0] + bulge[0] * r.radius * 1.33 * sign,
      point[1] + bulge[1] * r.radius * 1.33 * sign,
    ];
    const [start, end] = back ? [edge(r, 1), edge(r, -1)] : [edge(r, -1), edge(r, 1)];
    return `C${at(bend(start))} ${at(bend(end))} ${at(end)}`;
  };
  const span = (from: number, to: number): string => {
    const shares = Array.from({ length: SAMPLES + 1 }, (_, i) => from + (to - from) * eased(i));
    const rings = shares.map(ring);
    const light = rings.map((r) => at(edge(r, -1))).join('L');
    const shadow = rings.toReversed().map((r) => at(edge(r, 1)));
    return `M${light}${arc(rings.at(-1)!, false)}L${shadow.join('L')}${arc(rings[0]!, true)}Z`;
  };
  const widest = Math.max(...Array.from({ length: 11 }, (_, i) => ring(i / 10).radius));
  const middle = ring(0.5).centre;
  const paint = (colour: string): string =>
    sheet.linear(
      middle[0] + lit[0] * widest,
      middle[1] + lit[1] * widest,
      middle[0] - lit[0] * widest,
      middle[1] - lit[1] * widest,
      [
        [0, mix(colour, look.dark, 0.35)],
        [0.2, mix(colour, '#ffffff', 0.75)],
        [0.45, colour],
        [0.78, mix(colour, look.dark, 0.78)],
        [0.9, mix(colour, look.dark, 0.9)],
        [1, look.rim],
      ],
    );

  return {
    depth: camera.turn(along(0.5))[2] + (body.bias ?? 0),
    draw: () => {
      sheet.add(path(span(0, 1), `fill="${paint(body.colour)}"`));
      for (const [from, to, colour] of body.stripes ?? []) {
        sheet.add(path(span(from, to), `fill="${paint(colour)}"`));
      }
      const seams = (body.seams ?? []).map(
        (share) => `M${at(edge(ring(share), -1))}${arc(ring(share), false)}`,
      );
      if (seams.length > 0) sheet.add(line(seams.join(''), look.dark, 0.3, 0.55));
      if (body.cap !== undefined) {
        const end = ring(camera.turn(body.to)[2] > camera.turn(body.from)[2] ? 1 : 0);
        const lid = `M${at(edge(end, -1))}${arc(end, false)}${arc(end, true, -1)}Z`;
        sheet.add(
          path(
            lid,
            `fill="${mix(body.cap, '#ffffff', 0.1)}" stroke="${look.dark}" stroke-width=".25"`,
          ),
        );
      }
      const panes = (body.windows ?? []).flatMap((row) =>
        Array.from({ length: row.count }, (_, i) => {
          const share = row.from + ((row.to - row.from) * (i + 0.5)) / row.count;
          return edge(ring(share), row.across);
        }),
      );
      if (panes.length > 0) {
        sheet.add(line(dots(panes), mix(look.dark, '#000000', 0.3), 1.25, 0.75));
        sheet.add(line(dots(panes), look.lamp, 0.7));
      }
    },
  };
}

/** Towards the lit edge across the body in the picture, and how circles around it bend towards the viewer. */
function bearings(camera: Camera, body: RoundBody): { readonly lit: Point; readonly bulge: Point } {
  const [a, b] = [camera.turn(body.from), camera.turn(body.to)];
  const axis: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const length = Math.hypot(...axis);
  const flat = Math.hypot(axis[0], axis[1]) || 1;
  const across: Point = [axis[1] / flat, axis[0] / flat];
  const sign = across[0] * -0.5 + across[1] * -0.86 >= 0 ? 1 : -1;
  const deep = -axis[2] / length;
  return {
    lit: [across[0] * sign, across[1] * sign],
    // The picture's y runs downwards.
    bulge: [(axis[0] / flat) * deep, (-axis[1] / flat) * deep],
  };
}
