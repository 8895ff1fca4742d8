import type { Point } from './sector.ts';

/** The way of the war from one place to the next: a shallow arc, so that ways do not run over each other. */
export function routePath(from: Point, to: Point, index: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const bend = index % 2 === 0 ? 0.16 : -0.16;
  const x = Math.round((from[0] + to[0]) / 2 - dy * bend);
  const y = Math.round((from[1] + to[1]) / 2 + dx * bend);
  return `M${from[0]} ${from[1]}Q${x} ${y} ${to[0]} ${to[1]}`;
}
