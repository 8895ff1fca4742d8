/** Where along a gradient which colour lies, and how opaque it is there. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** An SVG picture in the making. */
export interface Sheet {
  /** Puts markup on top of everything drawn so far. */
  add(markup: string): void;
  /** Puts a path on top; it shares the node of an earlier path of the same look where nothing lies between. */
  addPath(d: string, attributes: string, extent: Extent): void;
  /** A gradient from one point of the picture to another; gives the paint. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string;
  /** A gradient around a point of the picture, with an optional focus; gives the paint. */
  radial(cx: number, cy: number, r: number, stops: readonly Stop[], focus?: Point): string;
  toString(): string;
}

/** Left, top, right, bottom. */
export type Extent = readonly [number, number, number, number];

export type Point = readonly [x: number, y: number];

/** The field that art is drawn on; its subject stands around `CENTRE`. */
export const WIDTH = 100;
export const HEIGHT = 140;
export const CENTRE: Point = [50, 45];

export function createSheet(): Sheet {
  const defs: string[] = [];
  const body: (string | SharedPath)[] = [];
  const known = new Map<string, string>();
  const define = (tag: string, attributes: string, stops: readonly Stop[]): string => {
    const inner = stops
      .map(([offset, colour, opacity]) => {
        const alpha = opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`;
        return `<stop offset="${n(offset)}" stop-color="${colour}"${alpha}/>`;
      })
      .join('');
    const content = `${tag} gradientUnits="userSpaceOnUse" ${attributes}>${inner}</${tag}>`;
    const id = known.get(content) ?? `g${defs.length}`;
    if (!known.has(content)) {
      known.set(content, id);
      defs.push(`<${content.replace(' ', ` id="${id}" `)}`);
    }
    return `url(#${id})`;
  };

  return {
    add: (markup) => {
      body.push(markup);
    },
    addPath: (d, attributes, extent) => {
      const earlier = sharable(body, attributes, extent);
      if (earlier === undefined) body.push({ attributes, d, extents: [extent] });
      else {
        earlier.d += d;
        earlier.extents.push(extent);
      }
    },
    linear: (x1, y1, x2, y2, stops) =>
      define('linearGradient', `x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`, stops),
    radial: (cx, cy, r, stops, focus) => {
      const at = focus === undefined ? '' : ` fx="${n(focus[0])}" fy="${n(focus[1])}"`;
      return define('radialGradient', `cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${at}`, stops);
    },
    toString: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs.join('')}</defs>${body.map(markupOf).join('')}</svg>`,
  };
}

interface SharedPath {
  readonly attributes: string;
  d: string;
  readonly extents: Extent[];
}

/** The last path of this look, if everything drawn after it leaves the extent free. */
function sharable(
  body: readonly (string | SharedPath)[],
  attributes: string,
  extent: Extent,
): SharedPath | undefined {
  for (const entry of body.toReversed()) {
    if (typeof entry === 'string') return undefined;
    if (entry.attributes === attributes) return entry;
    if (entry.extents.some((other) => overlap(extent, other))) return undefined;
  }
  return undefined;
}

const overlap = (a: Extent, b: Extent): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const markupOf = (entry: string | SharedPath): string =>
  typeof entry === 'string' ? entry : path(entry.d, entry.attributes);

export function extentOf(points: readonly Point[]): Extent {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A number as short as it can be written without a visible difference. */
export const n = (value: number): string => `${Math.round(value * 100) / 100}`;

export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** A closed outline with straight edges. */
export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** A closed outline that runs smoothly through the points. */
export function smooth(points: readonly Point[]): string {
  const count = points.length;
  const point = (i: number): Point => points[(i + count) % count]!;
  let d = `M${at(point(0))}`;
  for (let i = 0; i < count; i++) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const back: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${at(out)} ${at(back)} ${at(c)}`;
  }
  return `${d}Z`;
}

/** Dots for a path with round line ends: one node for many of them. */
export const dots = (points: readonly Point[]): string =>
  points.map((point) => `M${at(point)}h0`).join('');

export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;

export const circle = (cx: number, cy: number, r: number, attributes: string): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${attributes}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: string,
): string => `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${attributes}/>`;

/** Strokes with round ends. */
export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  path(
    d,
    `fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${
      opacity < 1 ? ` opacity="${n(opacity)}"` : ''
    }`,
  );
