import { type Camera, cameraFor, type Pose } from './camera.ts';
import { type DrawnPart, drawParts } from './drawn-part.ts';
import { solidPart } from './render-solids.ts';
import { type Ring, ringParts } from './ring-part.ts';
import { type RoundBody, roundPart } from './round-part.ts';
import type { Scene } from './scene.ts';
import { loft, round, type Solid, upright, type Vec } from './solid.ts';

/** A place made of parts of any kind. */
export interface Structure {
  readonly solids?: readonly Solid[];
  readonly rounds?: readonly RoundBody[];
  readonly rings?: readonly Ring[];
  /** Whatever else stands among them. */
  readonly parts?: (camera: Camera) => readonly DrawnPart[];
}

/** Draws a structure and gives back where its points lie in the picture. */
export function build(scene: Scene, pose: Partial<Pose>, structure: Structure, edge = '#ffffff') {
  const { sheet, palette } = scene;
  const camera = cameraFor({ yaw: 28, pitch: 18, ...pose });
  const look = { rim: palette.rim, dark: palette.dark, lamp: palette.lamp };
  drawParts([
    ...(structure.solids ?? []).map((solid) =>
      solidPart(sheet, camera, solid, { rim: palette.rim, edge }),
    ),
    ...(structure.rounds ?? []).map((body) => roundPart(sheet, camera, body, look)),
    ...(structure.rings ?? []).flatMap((ring) => ringParts(sheet, camera, ring, look)),
    ...(structure.parts?.(camera) ?? []),
  ]);
  return camera;
}

/** An upright round tower. */
export function tower(
  [x, y, z]: Vec,
  height: number,
  radius: number | readonly [number, number],
  colour: string,
  more: Partial<RoundBody> = {},
): RoundBody {
  const [low, high] = typeof radius === 'number' ? [radius, radius] : radius;
  return {
    from: [x, y, z],
    to: [x, y + height, z],
    radius: (share) => low + (high - low) * share,
    colour,
    cap: colour,
    ...more,
  };
}

/** A dome, wider than high. */
export function dome(
  [x, y, z]: Vec,
  radius: number,
  colour: string,
  more: Partial<RoundBody> = {},
): RoundBody {
  return {
    from: [x, y, z],
    to: [x, y + radius * 0.85, z],
    radius: (share) => radius * Math.sqrt(Math.max(0, 1 - share * share)),
    colour,
    ...more,
  };
}

/** A drifting rock with a flat top at y = 0. */
export function rock(radius: number, depth: number, colour: string): Solid[] {
  return upright(
    loft(
      [
        [-depth, round(7, radius * 0.12, 0, 0.1)],
        [-depth * 0.55, round(7, radius * 0.62, 0.06)],
        [-depth * 0.16, round(7, radius)],
        [0, round(7, radius * 0.9)],
      ],
      colour,
      -0.6,
    ),
  );
}

/** A pointed spire with four sides. */
export function spire(
  [x, y, z]: Vec,
  height: number,
  width: number,
  colour: string,
  bias = 0,
): Solid[] {
  const square = (size: number) => round(4, size * 0.7, x, z);
  return upright(
    loft(
      [
        [y, square(width)],
        [y + height * 0.55, square(width * 0.8)],
        [y + height, square(0.012)],
      ],
      colour,
      bias,
    ),
  );
}
