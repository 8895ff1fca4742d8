import type { Point } from './sector.ts';

const CORNERS = 14;

/** The border of a realm as an SVG path: an ellipse that history has dented. The same seed gives the same border. */
export function borderPath([x, y]: Point, [rx, ry]: Point, seed: number): string {
  const points = Array.from({ length: CORNERS }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / CORNERS;
    const reach = 0.84 + 0.28 * noise(seed * 31 + i);
    return [x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle)];
  });
  const middle = (one: Point, other: Point): Point => [
    (one[0] + other[0]) / 2,
    (one[1] + other[1]) / 2,
  ];
  const curves = points.map((corner, i) => {
    const [endX, endY] = middle(corner, points[(i + 1) % CORNERS]);
    return `Q${round(corner[0])} ${round(corner[1])} ${round(endX)} ${round(endY)}`;
  });
  const [startX, startY] = middle(points[CORNERS - 1], points[0]);
  return `M${round(startX)} ${round(startY)}${curves.join('')}Z`;
}

/** From 0 to 1. */
function noise(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
