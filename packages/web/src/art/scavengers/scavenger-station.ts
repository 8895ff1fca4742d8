import { glow } from '../light.ts';
import { between, oneOf } from '../random.ts';
import type { Painter } from '../scene.ts';
import { box, type Solid } from '../solid.ts';
import { build } from '../structure.ts';
import { type Arm, armSolids, claw, PAINTS, trussPart } from './salvage.ts';

/** For bases that have no motif of their own. */
export const scavengerStation: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  const modules: Solid[] = Array.from({ length: 6 }, (_, i) =>
    box(
      [between(chance, -0.55, 0.45), -0.35 + i * 0.13, between(chance, -0.5, 0.5)],
      [between(chance, 0.3, 0.7), between(chance, 0.2, 0.4), between(chance, 0.3, 0.7)],
      oneOf(chance, PAINTS),
    ),
  ).flat();
  const arm: Arm = { from: [0.1, 0.5, 0], joint: [0.45, 1.1, 0.1], to: [1.1, 0.8, 0.2] };
  const camera = build(
    scene,
    { size: 32, pitch: 18, yaw: 36, centre: [50, 50] },
    {
      solids: [...modules, ...armSolids(arm, palette)],
      parts: (view) => [
        trussPart(sheet, view, [-0.3, 0, 0.2], [-1.25, 0.3, 0.2], 0.2, palette.trim),
        trussPart(sheet, view, [0, -0.3, 0], [0.2, -1, 0.1], 0.2, palette.plate),
      ],
    },
    '#ffe3bd',
  );
  claw(sheet, camera, arm, 0.34);
  glow(sheet, camera.project([0.4, 0, 0.4]), 6, palette, 0.9);
};
