/** Points in space: x forward, y up, z to the right of whoever flies. */
export type Vec = readonly [x: number, y: number, z: number];

/** One flat side of a solid. */
export interface Face {
  readonly corners: readonly Vec[];
  readonly colour: string;
}

/** A convex solid. */
export interface Solid {
  readonly faces: readonly Face[];
  /** Drawn earlier (less than 0) or later than its place in space says. */
  readonly bias: number;
}

/** A cross-section as offsets up and to the right. */
export type Section = readonly (readonly [y: number, z: number])[];

export const rect = (height: number, width: number, y = 0, z = 0): Section => [
  [y + height / 2, z - width / 2],
  [y + height / 2, z + width / 2],
  [y - height / 2, z + width / 2],
  [y - height / 2, z - width / 2],
];

export const diamond = (height: number, width: number, y = 0, z = 0): Section => [
  [y + height / 2, z],
  [y, z + width / 2],
  [y - height / 2, z],
  [y, z - width / 2],
];

/** Flat above and below, edged at the sides. */
export const hexagon = (height: number, width: number, y = 0, z = 0): Section => [
  [y + height / 2, z - width / 4],
  [y + height / 2, z + width / 4],
  [y, z + width / 2],
  [y - height / 2, z + width / 4],
  [y - height / 2, z - width / 4],
  [y, z - width / 2],
];

export function round(sides: number, radius: number, y = 0, z = 0, stretch = 1): Section {
  return Array.from({ length: sides }, (_, i) => {
    const angle = ((i + 0.5) / sides) * 2 * Math.PI;
    return [y + Math.cos(angle) * radius, z + Math.sin(angle) * radius * stretch] as const;
  });
}

/** Hulls through cross-sections along x; every section has the same number of corners. */
export function loft(
  sections: readonly (readonly [x: number, section: Section])[],
  colour: string,
  bias = 0,
): Solid[] {
  const corners = sections.map(([x, section]) => section.map(([y, z]): Vec => [x, y, z]));
  return corners.slice(1).map((front, i) => {
    const back = corners[i]!;
    const sides = back.map((corner, j) => {
      const next = (j + 1) % back.length;
      return { corners: [corner, back[next]!, front[next]!, front[j]!], colour };
    });
    const caps = [
      ...(i === 0 ? [{ corners: back, colour }] : []),
      ...(i === corners.length - 2 ? [{ corners: front, colour }] : []),
    ];
    return { faces: [...sides, ...caps], bias };
  });
}

export function box(centre: Vec, size: Vec, colour: string, bias = 0): Solid[] {
  const [x, y, z] = centre;
  const section = rect(size[1], size[2], y, z);
  return loft(
    [
      [x - size[0] / 2, section],
      [x + size[0] / 2, section],
    ],
    colour,
    bias,
  );
}

/** The same solids with every corner moved. */
function moved(solids: readonly Solid[], move: (corner: Vec) => Vec): Solid[] {
  return solids.map((solid) => ({
    ...solid,
    faces: solid.faces.map((face) => ({ ...face, corners: face.corners.map(move) })),
  }));
}

/** What was built along x, along y instead. */
export const upright = (solids: readonly Solid[]): Solid[] =>
  moved(solids, ([x, y, z]) => [y, x, z]);

/** These and their mirror images on the other side. */
export const pair = (solids: readonly Solid[]): Solid[] => [
  ...solids,
  ...moved(solids, ([x, y, z]) => [x, y, -z]),
];

/** A beam from one point to another; `wide` is to the right of whoever flies where that is possible. */
export function beam(
  from: Vec,
  to: Vec,
  [high, wide]: readonly [number, number],
  colour: string,
  options: { readonly end?: number; readonly bias?: number } = {},
): Solid[] {
  const along = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const reference: Vec = Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
  const up = unit(cross(reference, along));
  const right = cross(along, up);
  const corners = ([x, y, z]: Vec, size: number): Vec[] =>
    [[1, -1] as const, [1, 1] as const, [-1, 1] as const, [-1, -1] as const].map(([u, r]): Vec => {
      const [h, w] = [(u * high * size) / 2, (r * wide * size) / 2];
      return [
        x + up[0] * h + right[0] * w,
        y + up[1] * h + right[1] * w,
        z + up[2] * h + right[2] * w,
      ];
    });
  const [back, front] = [corners(from, 1), corners(to, options.end ?? 1)];
  const sides = back.map((corner, i) => {
    const next = (i + 1) % 4;
    return { corners: [corner, back[next]!, front[next]!, front[i]!], colour };
  });
  const faces = [...sides, { corners: back, colour }, { corners: front, colour }];
  return [{ faces, bias: options.bias ?? 0 }];
}

function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit([x, y, z]: Vec): Vec {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
