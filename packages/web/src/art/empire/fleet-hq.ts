import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { beam, diamond, loft, pair, type Solid, upright } from '../solid.ts';
import { build, spire, tower } from '../structure.ts';
import { squadron } from './squadron.ts';

/** The seat of the fleet: a crown of spires with the fleet drawn up before it. */
export const fleetHq: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, trim, dark } = palette;
  glow(sheet, [50, 40], 46, { core: palette.glow, glow: palette.glow }, 0.45);
  const blade = (turn: number): Solid[] => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return beam([c * 0.35, 0.1, s * 0.35], [c * 1.15, 0.72, s * 1.15], [0.1, 0.36], hull, {
      end: 0.08,
    });
  };
  const camera = build(
    scene,
    { size: 35, pitch: 20, yaw: 18, centre: [50, 48] },
    {
      solids: [
        ...[0.12, 0.45, 0.78, 1.12, 1.45, 1.78].flatMap((turn) => blade(turn * Math.PI)),
        ...upright(
          loft(
            [
              [-1.15, diamond(0.02, 0.02)],
              [-0.2, diamond(0.72, 0.72)],
              [0.2, diamond(0.86, 0.86)],
            ],
            plate,
          ),
        ),
        ...upright(
          loft(
            [
              [0.2, diamond(0.86, 0.86)],
              [0.34, diamond(0.6, 0.6)],
              [1.35, diamond(0.03, 0.03)],
            ],
            trim,
            0.3,
          ),
        ),
        ...pair(spire([0.1, 0.2, 0.36], 0.85, 0.2, hull, 0.4)),
      ],
      rounds: [tower([0, 0.12, 0], 0.1, 0.62, dark, { bias: -0.1 })],
      rings: [
        { centre: [0, 0.02, 0], radius: 0.98, tube: 0.13, colour: hull, lamps: palette.lamp },
      ],
    },
    palette.trim,
  );
  glow(sheet, camera.project([0, 1.38, 0]), 6, palette);
  glow(sheet, camera.project([0.1, 0.1, 0.45]), 9, palette, 0.7);
  squadron(scene, [
    [[14, 62], 1.5],
    [[24, 68], 1.7],
    [[37, 73], 1.9],
    [[86, 62], 1.3],
    [[78, 68], 1.5],
    [[66, 73], 1.7],
  ]);
};
