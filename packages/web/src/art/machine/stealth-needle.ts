import { cameraFor } from '../camera.ts';
import { plume } from '../light.ts';
import type { Painter } from '../scene.ts';
import { line, path, polygon } from '../sheet.ts';
import type { Vec } from '../solid.ts';

/** A needle that is only half there: the stars shine through, and its outline flickers. */
export const stealthNeedle: Painter = ({ sheet, palette }) => {
  const camera = cameraFor({ yaw: 204, pitch: 26, roll: -20, size: 42, centre: [46, 49] });
  const side = (top: number, bottom: number, z: number): Vec[] => [
    [1.15, 0, 0],
    [-0.3, top, z],
    [-0.95, top * 0.6, z * 1.2],
    [-0.95, bottom * 0.6, z * 1.2],
    [-0.3, bottom, z],
  ];
  const flat = (points: readonly Vec[]): string => polygon(points.map(camera.project));
  const hull = sheet.linear(16, 22, 84, 70, [
    [0, '#ffffff', 0.75],
    [0.35, palette.rim, 0.42],
    [0.75, '#8f7cff', 0.16],
    [1, palette.rim, 0.4],
  ]);
  const fin = (z: number): Vec[] => [
    [-0.2, 0, z * 0.1],
    [-1.05, 0.02, z],
    [-0.9, 0, z * 0.1],
  ];
  plume(sheet, camera.project([-0.95, 0, 0]), camera.project([-1.6, 0, 0]), 4, palette);
  for (const z of [0.5, -0.5]) {
    sheet.add(path(flat(fin(z)), `fill="${hull}" opacity=".7"`));
  }
  sheet.add(path(flat(side(0.24, -0.2, 0.02)), `fill="${hull}"`));
  sheet.add(
    path(
      flat([
        [1.15, 0, 0],
        [-0.3, 0.24, 0],
        [-0.95, 0.1, 0],
        [-0.95, 0, 0.14],
        [-0.3, 0, 0.2],
      ]),
      'fill="#fff" opacity=".22"',
    ),
  );
  const outline = flat(side(0.24, -0.2, 0.02));
  sheet.add(
    path(
      outline,
      `fill="none" stroke="#ffd9d2" stroke-width=".6" stroke-dasharray="7 1.2 1.2 1.2" opacity=".9"`,
    ),
  );
  // Where it was a moment ago.
  for (const [back, opacity] of [
    [7, 0.3],
    [14, 0.16],
  ] as const) {
    sheet.add(
      `<g transform="translate(${back} ${-back * 0.45})">${path(flat(side(0.24, -0.2, 0.02)), `fill="none" stroke="${palette.rim}" stroke-width=".5" stroke-dasharray="3 2" opacity="${opacity * 2}"`)}</g>`,
    );
  }
  const [x, y] = camera.project([0.25, 0.05, 0]);
  sheet.add(
    line(`M${x - 3} ${y}h0M${x + 1} ${y - 1.2}h0M${x + 5} ${y - 2.4}h0`, palette.glow, 1.5),
  );
};
