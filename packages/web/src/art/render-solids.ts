import { type Camera, DISTANCE } from './camera.ts';
import { hex, mix, type Rgb, rgb } from './colour.ts';
import { type DrawnPart, drawParts } from './drawn-part.ts';
import { at, extentOf, type Point, polygon, type Sheet } from './sheet.ts';
import type { Face, Solid, Vec } from './solid.ts';

/** Towards the lamp at the upper left, and towards the light behind the subject at the lower right. */
const KEY: Vec = unit([-0.55, 0.72, 0.62]);
const BACK: Vec = unit([0.82, -0.35, -0.3]);
/** How many shades a lit surface can have; few, so that sides of one shade share a node. */
const SHADES = 8;

/** A solid that fills less of the picture than this shows neither seams nor edges. */
const SMALL = 40;

export interface Lighting {
  /** The colour of the light from behind. */
  readonly rim: string;
  /** The colour that catches the edges turned to the lamp. */
  readonly edge: string;
}

/** A solid, lit, with its edges caught by the light. */
export function solidPart(
  sheet: Sheet,
  camera: Camera,
  solid: Solid,
  lighting: Lighting,
): DrawnPart {
  return {
    depth: depthOf(solid, camera) + solid.bias,
    draw: () => {
      const { sides, shades } = drawnSides(solid, camera, lighting);
      for (const [colour, { d, points }] of shades) {
        const paint = falloff(sheet, colour);
        // A hairline of the same colour closes the seams between neighbours.
        const attributes = `fill="${paint}" stroke="${paint}" stroke-width=".2"`;
        sheet.addPath(d, attributes, extentOf(points));
      }
      const extent = extentOf(sides.flatMap((side) => side.points));
      if ((extent[2] - extent[0]) * (extent[3] - extent[1]) < SMALL) return;
      const panels = sides.map(panelLines).join('');
      if (panels !== '') sheet.addPath(panels, PANEL, extent);
      const edges = litEdges(sides.filter((side) => side.light > 0.45));
      if (edges !== '') sheet.addPath(edges, stroked(lighting.edge, 0.35, 0.6), extent);
    },
  };
}

const stroked = (colour: string, width: number, opacity: number): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"`;
const PANEL = stroked('#05060a', 0.28, 0.34);

/** The light fades from the upper left of the picture to the lower right. */
const falloff = (sheet: Sheet, colour: string): string =>
  sheet.linear(22, 12, 78, 82, [
    [0, mix(colour, '#ffffff', 0.16)],
    [0.45, colour],
    [1, mix(colour, '#000000', 0.42)],
  ]);

/** Draws solids back to front. */
export function renderSolids(
  sheet: Sheet,
  camera: Camera,
  solids: readonly Solid[],
  lighting: Lighting,
): void {
  drawParts(solids.map((solid) => solidPart(sheet, camera, solid, lighting)));
}

interface Side {
  readonly points: readonly Point[];
  readonly colour: string;
  readonly light: number;
}

interface Shade {
  d: string;
  readonly points: Point[];
}

function drawnSides(
  solid: Solid,
  camera: Camera,
  lighting: Lighting,
): { readonly sides: readonly Side[]; readonly shades: ReadonlyMap<string, Shade> } {
  const middle = middleOf(solid.faces.flatMap((face) => face.corners).map(camera.turn));
  const sides = solid.faces.flatMap((face) => sideOf(face, middle, camera, lighting));
  const shades = new Map<string, Shade>();
  for (const { points, colour } of sides) {
    const shade = shades.get(colour) ?? { d: '', points: [] };
    shade.d += polygon(points);
    shade.points.push(...points);
    shades.set(colour, shade);
  }
  return { sides, shades };
}

/** The upper and left edges of sides that the lamp shines on. */
function litEdges(sides: readonly Side[]): string {
  let d = '';
  for (const { points } of sides) {
    const centre = centreOf(points);
    points.forEach((from, i) => {
      const to = points[(i + 1) % points.length]!;
      const [mx, my] = [(from[0] + to[0]) / 2 - centre[0], (from[1] + to[1]) / 2 - centre[1]];
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]) > 2.2;
      if (long && mx * 0.5 + my < -0.3) d += `M${at(from)}L${at(to)}`;
    });
  }
  return d;
}

/** Seams across a large side. */
function panelLines({ points }: Side): string {
  if (points.length !== 4 || areaOf(points) < 44) return '';
  const [a, b, c, d] = points as [Point, Point, Point, Point];
  const between = (p: Point, q: Point, share: number): Point => [
    p[0] + (q[0] - p[0]) * share,
    p[1] + (q[1] - p[1]) * share,
  ];
  const across = (share: number): string =>
    `M${at(between(a, d, share))}L${at(between(b, c, share))}`;
  const [left, right] = [between(a, b, 0.4), between(d, c, 0.4)];
  return `${across(0.34)}M${at(between(left, right, 0.34))}L${at(right)}`;
}

/** Nothing for a side that faces away or is too small to be seen. */
function sideOf(face: Face, middle: Vec, camera: Camera, lighting: Lighting): Side[] {
  const turned = face.corners.map(camera.turn);
  const normal = outward(turned, middle);
  const centre = middleOf(turned);
  const points = face.corners.map(camera.project);
  // In perspective a side is seen when it faces the viewer's eye, not merely forwards.
  if (normal === undefined || dot(normal, toEye(centre)) <= 0 || areaOf(points) < 0.25) return [];
  const light = Math.max(0, dot(normal, KEY));
  return [{ points, colour: shade(face.colour, normal, light, lighting.rim), light }];
}

function shade(colour: string, normal: Vec, light: number, rim: string): string {
  const step = Math.round(light * SHADES) / SHADES;
  const back = Math.round(Math.max(0, dot(normal, BACK)) * 5) / 5;
  const [base, edge] = [rgb(colour), rgb(rim)];
  const strength = 0.2 + 0.95 * step;
  const lit = base.map((part, i) => part * strength + edge[i]! * back * 0.42) as unknown as Rgb;
  return hex(lit);
}

const toEye = ([x, y, z]: Vec): Vec => unit([-x, -y, DISTANCE - z]);

function depthOf(solid: Solid, camera: Camera): number {
  return middleOf(solid.faces.flatMap((face) => face.corners).map(camera.turn))[2];
}

function outward(corners: readonly Vec[], middle: Vec): Vec | undefined {
  let normal: [number, number, number] = [0, 0, 0];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    normal = [
      normal[0] + (a[1] - b[1]) * (a[2] + b[2]),
      normal[1] + (a[2] - b[2]) * (a[0] + b[0]),
      normal[2] + (a[0] - b[0]) * (a[1] + b[1]),
    ];
  });
  if (Math.hypot(...normal) < 1e-6) return undefined;
  const result = unit(normal);
  const centre = middleOf(corners);
  const out: Vec = [centre[0] - middle[0], centre[1] - middle[1], centre[2] - middle[2]];
  return dot(result, out) < 0 ? [-result[0], -result[1], -result[2]] : result;
}

function middleOf(points: readonly Vec[]): Vec {
  const sum = points.reduce<Vec>((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0]);
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
}

function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>((a, b) => [a[0] + b[0], a[1] + b[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

function areaOf(points: readonly Point[]): number {
  return Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length]!;
      return sum + (x * ny - nx * y) / 2;
    }, 0),
  );
}

function unit([x, y, z]: Vec): Vec {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
