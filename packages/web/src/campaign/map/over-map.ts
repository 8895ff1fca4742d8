import type { CSSProperties } from 'react';
import { type MapShape, type Point, placed } from './sector.ts';

/** Where something lies over the map, for both of its shapes. */
export function overMap(place: Readonly<Record<MapShape, Point>>): CSSProperties {
  const [x, y] = placed(place.wide, 'wide');
  const [tx, ty] = placed(place.tall, 'tall');
  return { '--x': `${x}%`, '--y': `${y}%`, '--tx': `${tx}%`, '--ty': `${ty}%` } as CSSProperties;
}
