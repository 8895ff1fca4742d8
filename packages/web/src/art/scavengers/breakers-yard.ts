import { glow } from '../light.ts';
import { capsule } from '../round-part.ts';
import type { Painter } from '../scene.ts';
import { at, line } from '../sheet.ts';
import { beam, box, type Solid, type Vec } from '../solid.ts';
import { build } from '../structure.ts';
import { CRANE, claw, PAINTS, sparks, trussPart } from './salvage.ts';

/** A gantry over a proud white hull that is sold by weight. */
export const breakersYard: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  const { dark, plate } = palette;
  const frame = (x: number): Solid[] => [
    ...beam([x, -0.5, 0.72], [x, 0.95, 0.6], [0.1, 0.12], CRANE),
    ...beam([x, -0.5, -0.72], [x, 0.95, -0.6], [0.1, 0.12], CRANE, { bias: -0.3 }),
    ...beam([x, 0.95, -0.68], [x, 0.95, 0.68], [0.14, 0.12], CRANE, { bias: 0.3 }),
  ];
  const arm = {
    from: [0.05, 0.95, 0.1],
    joint: [0.05, 0.95, 0.1],
    to: [0.05, 0.5, 0.1],
  } as const;
  const camera = build(
    scene,
    { size: 34, pitch: 18, yaw: 32, centre: [50, 49] },
    {
      solids: [
        ...box([0, -0.56, 0], [2.2, 0.12, 1.5], plate, -0.8),
        ...frame(-0.62),
        ...frame(0.66),
        ...box([0.05, 0.99, 0.05], [0.34, 0.2, 0.3], PAINTS[5], 0.5),
        ...box([0.72, -0.4, 0.5], [0.3, 0.2, 0.26], PAINTS[3], 0.2),
        ...box([0.4, -0.42, 0.62], [0.22, 0.16, 0.2], PAINTS[4], 0.2),
        ...box([-0.7, -0.4, 0.56], [0.3, 0.2, 0.3], PAINTS[1], 0.2),
      ],
      rounds: [
        {
          from: [-0.15, 0, 0],
          to: [-1.15, 0, 0],
          radius: capsule(0.34, 0.6, 0.02),
          colour: '#e3ecf8',
          stripes: [[0.3, 0.38, '#2a78e4']],
          seams: [0.55],
          windows: [{ from: 0.1, to: 0.5, across: -0.1, count: 6 }],
        },
        {
          from: [0.22, -0.06, 0],
          to: [0.9, -0.1, 0],
          radius: () => 0.33,
          colour: '#cdd8e8',
          cap: '#4c2f1c',
          stripes: [[0.6, 0.72, '#2a78e4']],
          seams: [0.35],
        },
      ],
      parts: (view) => [
        trussPart(sheet, view, [-0.62, 1.02, 0.05], [0.66, 1.02, 0.05], 0.16, PAINTS[3]),
      ],
    },
    '#ffe3bd',
  );
  const rope: Vec = [0.05, 0.9, 0.1];
  sheet.add(line(`M${at(camera.project(rope))}L${at(camera.project(arm.to))}`, dark, 0.8));
  claw(sheet, camera, { ...arm, joint: [0.05, 0.9, 0.1] }, 0.34);
  const cut = camera.project([0.04, 0.14, 0.34]);
  glow(sheet, cut, 11, { core: '#ffffff', glow: palette.glow }, 0.95);
  sparks(sheet, cut, 16, chance);
};
