import type { Faction } from '@openrealms/engine';

/** A point of the map. */
export type Point = readonly [x: number, y: number];

/** The map is drawn twice: for a wide room, and upright for a phone. */
export type MapShape = 'wide' | 'tall';

export const MAP_SIZES: Readonly<Record<MapShape, readonly [width: number, height: number]>> = {
  wide: [1200, 620],
  tall: [400, 680],
};

/** A realm of the sector. */
export interface Realm {
  readonly faction: Faction;
  /** Its middle, in the units of the map. */
  readonly at: Readonly<Record<MapShape, Point>>;
  /** Half of its width and height. */
  readonly reach: Readonly<Record<MapShape, Point>>;
  /** Where its name stands. */
  readonly label: Readonly<Record<MapShape, Point>>;
}

/** The Federation's Core Worlds around Earth, the Empire far out, and between them those whom both court. */
export const REALMS: readonly Realm[] = [
  {
    faction: 'trade-federation',
    at: { wide: [150, 330], tall: [196, 606] },
    reach: { wide: [180, 220], tall: [190, 84] },
    label: { wide: [152, 508], tall: [96, 650] },
  },
  {
    faction: 'star-empire',
    at: { wide: [1060, 250], tall: [204, 66] },
    reach: { wide: [170, 190], tall: [180, 80] },
    label: { wide: [1034, 92], tall: [94, 34] },
  },
  {
    faction: 'consortium',
    at: { wide: [575, 320], tall: [168, 392] },
    reach: { wide: [190, 120], tall: [124, 92] },
    label: { wide: [562, 322], tall: [120, 336] },
  },
  {
    faction: 'kingdom',
    at: { wide: [850, 500], tall: [316, 268] },
    reach: { wide: [190, 110], tall: [100, 96] },
    label: { wide: [940, 560], tall: [316, 250] },
  },
  {
    faction: 'scavengers',
    at: { wide: [600, 95], tall: [82, 214] },
    reach: { wide: [280, 90], tall: [96, 88] },
    label: { wide: [450, 76], tall: [84, 236] },
  },
];

/** Where the Blobs come from before the last scenario. */
export const SWARM: Realm = {
  faction: 'blob',
  at: { wide: [72, 112], tall: [26, 552] },
  reach: { wide: [150, 100], tall: [84, 58] },
  label: { wide: [86, 84], tall: [54, 552] },
};

/** A place of the map where a scenario happens. */
export interface Place extends Readonly<Record<MapShape, Point>> {
  /** On which side of it the name stands where there is room for names, so that none stands over another. */
  readonly name: 'above' | 'below' | 'left' | 'right';
}

/** Where the twelve scenarios happen, in the units of the map. */
export const PLACES: readonly Place[] = [
  { wide: [1082, 262], tall: [224, 74], name: 'below' },
  { wide: [730, 336], tall: [222, 350], name: 'below' },
  { wide: [880, 450], tall: [326, 196], name: 'right' },
  { wide: [640, 112], tall: [74, 178], name: 'right' },
  { wide: [372, 250], tall: [62, 500], name: 'above' },
  { wide: [505, 396], tall: [70, 400], name: 'below' },
  { wide: [520, 246], tall: [160, 442], name: 'right' },
  { wide: [790, 552], tall: [300, 318], name: 'left' },
  { wide: [862, 182], tall: [204, 172], name: 'right' },
  { wide: [330, 440], tall: [278, 536], name: 'left' },
  { wide: [500, 562], tall: [316, 434], name: 'left' },
  { wide: [205, 300], tall: [190, 590], name: 'below' },
];

/** A place as parts of the map, for whatever is laid over it. */
export function placed([x, y]: Point, shape: MapShape): Point {
  const [width, height] = MAP_SIZES[shape];
  return [(x / width) * 100, (y / height) * 100];
}
