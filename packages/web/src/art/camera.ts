import { CENTRE, type Point } from './sheet.ts';
import type { Vec } from './solid.ts';

/** From where a subject is seen. Angles in degrees. */
export interface Pose {
  /** 0 shows the bow to the right, 90 shows it towards the viewer, 180 to the left. */
  readonly yaw: number;
  /** How far from above. */
  readonly pitch: number;
  /** Tilt in the picture, clockwise. */
  readonly roll: number;
  /** How many units of the picture one unit of the subject takes. */
  readonly size: number;
  readonly centre: Point;
}

export interface Camera {
  /** Turned into the viewer's space: x right, y up, z towards the viewer. */
  turn(vec: Vec): Vec;
  /** Onto the picture. */
  project(vec: Vec): Point;
  /** How large one unit is there. */
  scaleAt(vec: Vec): number;
}

/** How far away the viewer stands; less is more dramatic. */
export const DISTANCE = 4.2;

export function cameraFor(pose: Partial<Pose>): Camera {
  const { yaw, pitch, roll, size, centre } = { ...DEFAULT_POSE, ...pose };
  const [cy, sy] = around(yaw);
  const [cp, sp] = around(pitch);
  const [cr, sr] = around(-roll);
  const turn = ([x, y, z]: Vec): Vec => {
    const [x1, z1] = [x * cy - z * sy, x * sy + z * cy];
    const [y2, z2] = [y * cp - z1 * sp, y * sp + z1 * cp];
    return [x1 * cr - y2 * sr, x1 * sr + y2 * cr, z2];
  };
  const scale = (z: number): number => (size * DISTANCE) / (DISTANCE - z);
  return {
    turn,
    project: (vec) => {
      const [x, y, z] = turn(vec);
      return [centre[0] + x * scale(z), centre[1] - y * scale(z)];
    },
    scaleAt: (vec) => scale(turn(vec)[2]),
  };
}

const DEFAULT_POSE: Pose = { yaw: 30, pitch: 22, roll: 0, size: 34, centre: CENTRE };

const around = (degrees: number): readonly [cos: number, sin: number] => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
};
