import type { Camera } from './camera.ts';
import { mix } from './colour.ts';
import type { DrawnPart } from './drawn-part.ts';
import { at, line, n, type Point, path, type Sheet } from './sheet.ts';
import type { Vec } from './solid.ts';

/** A ring around an upright axis. */
export interface Ring {
  readonly centre: Vec;
  readonly radius: number;
  /** How thick the tube is. */
  readonly tube: number;
  readonly colour: string;
  /** Windows along the tube. */
  readonly lamps?: string;
  /** Where it begins and ends, in turns from the right towards the viewer; all around without. */
  readonly open?: readonly [from: number, to: number];
}

const STEPS = 40;

/** The far half and the near half, so that what stands inside the ring goes between. */
export function ringParts(
  sheet: Sheet,
  camera: Camera,
  ring: Ring,
  look: { readonly rim: string; readonly dark: string },
): DrawnPart[] {
  const [from, to] = ring.open ?? [0, 1];
  const spots = Array.from({ length: STEPS + 1 }, (_, i): Vec => {
    const angle = (from + ((to - from) * i) / STEPS) * 2 * Math.PI;
    const [x, y, z] = ring.centre;
    return [x + Math.cos(angle) * ring.radius, y, z + Math.sin(angle) * ring.radius];
  });
  const isNear = (spot: Vec): boolean => camera.turn(spot)[2] >= camera.turn(ring.centre)[2];
  return [false, true].map((near) => ({
    depth: camera.turn(ring.centre)[2] + (near ? 1 : -1) * ring.radius * 0.8,
    draw: () => {
      for (const run of runs(spots, (spot) => isNear(spot) === near)) {
        band(sheet, run.map(camera.project), camera.scaleAt(run[0]!) * ring.tube, ring, look, near);
      }
    },
  }));
}

/** Stretches of spots that pass, each with one spot of overlap so that no gap shows. */
function runs(spots: readonly Vec[], passes: (spot: Vec) => boolean): Vec[][] {
  const result: Vec[][] = [];
  let run: Vec[] = [];
  for (const spot of spots) {
    run.push(spot);
    if (passes(spot)) continue;
    if (run.length > 2) result.push(run);
    run = [spot];
  }
  if (run.length > 2) result.push(run);
  return result;
}

function band(
  sheet: Sheet,
  points: readonly Point[],
  width: number,
  ring: Ring,
  look: { readonly rim: string; readonly dark: string },
  near: boolean,
): void {
  const d = `M${points.map(at).join('L')}`;
  const xs = points.map(([x]) => x);
  const paint = sheet.linear(Math.min(...xs), 20, Math.max(...xs), 60, [
    [0, mix(ring.colour, '#ffffff', near ? 0.6 : 0.2)],
    [0.5, near ? ring.colour : mix(ring.colour, look.dark, 0.4)],
    [1, mix(ring.colour, look.dark, near ? 0.7 : 0.85)],
  ]);
  const stroke = (colour: string, share: number, shift: number, extra = ''): void =>
    sheet.add(
      path(
        d,
        `fill="none" stroke="${colour}" stroke-width="${n(width * share)}" transform="translate(0 ${n(shift * width)})"${extra}`,
      ),
    );
  stroke(look.dark, 1, 0.06);
  stroke(paint, 0.84, -0.04);
  if (near)
    sheet.add(
      line(`M${points.map(([x, y]) => at([x, y - width * 0.38])).join('L')}`, '#ffffff', 0.3, 0.6),
    );
  if (ring.lamps !== undefined) {
    stroke(ring.lamps, 0.16, 0.08, ` stroke-dasharray="1 1.8" opacity="${near ? 0.95 : 0.5}"`);
  }
}
