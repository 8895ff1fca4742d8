import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { line, n } from '../sheet.ts';
import { beam, loft, round, type Solid, upright, type Vec } from '../solid.ts';
import { build, rock } from '../structure.ts';

/** A mast of dishes that drowns every call in noise. */
export const jammingTerminal: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, plate, trim, dark } = palette;
  const dish = (y: number, turn: number, size: number): Solid[] => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const at: Vec = [c * 0.42, y, s * 0.42];
    return [
      ...beam([0, y - 0.05, 0], at, [0.08, 0.08], dark),
      ...beam(
        at,
        [c * (0.42 + size * 0.5), y + 0.1, s * (0.42 + size * 0.5)],
        [size * 0.5, size * 0.5],
        trim,
        {
          end: 2.2,
          bias: 0.2,
        },
      ),
    ];
  };
  const camera = build(
    scene,
    { size: 32, pitch: 15, yaw: 26, centre: [50, 57] },
    {
      solids: [
        ...rock(0.85, 0.6, '#5a4a40'),
        ...upright(
          loft(
            [
              [0, round(6, 0.4)],
              [0.3, round(6, 0.28)],
              [1.6, round(6, 0.05)],
            ],
            plate,
          ),
        ),
        ...dish(0.45, 0.4, 0.46),
        ...dish(0.75, 2.5, 0.4),
        ...dish(1.05, 5.2, 0.34),
        ...upright(
          loft(
            [
              [0.28, round(6, 0.36)],
              [0.36, round(6, 0.36)],
            ],
            hull,
            0.2,
          ),
        ),
      ],
    },
    palette.trim,
  );
  const [x, y] = camera.project([0, 1.62, 0]);
  const waves = [9, 16, 23, 30].map(
    (r) =>
      `M${n(x - r)} ${n(y - r * 0.3)}q${n(r * 0.25)} ${n(-r * 0.5)} ${n(r * 0.5)} ${n(-r * 0.2)}t${n(r * 0.5)} ${n(-r * 0.2)}t${n(r * 0.5)} ${n(r * 0.2)}t${n(r * 0.5)} ${n(r * 0.2)}`,
  );
  sheet.add(line(waves.join(''), palette.glow, 1.1, 0.7));
  glow(sheet, [x, y], 9, palette);
};
