import { glow } from '../light.ts';
import { between } from '../random.ts';
import type { Painter } from '../scene.ts';
import { dots, line, type Point } from '../sheet.ts';
import { build, tower } from '../structure.ts';
import { glassTower, platform } from './glass-tower.ts';

/** A sun of its own in a cage of gold, and a thousand more on deposit. */
export const bankOfAThousandSuns: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  const { hull, trim } = palette;
  const stars = Array.from({ length: 34 }, (): Point => {
    const turn = between(chance, 0, 2 * Math.PI);
    const out = between(chance, 22, 48);
    return [50 + Math.cos(turn) * out, 36 + Math.sin(turn) * out * 0.7];
  });
  sheet.add(line(dots(stars), '#ffe6a8', 1.3, 0.9));
  glow(sheet, [50, 34], 40, { core: '#ffd27a', glow: '#ff9ad8' }, 0.5);
  const camera = build(
    scene,
    { size: 29, pitch: 17, yaw: 28, centre: [50, 62] },
    {
      solids: [
        ...platform(1.15, 0.7, palette),
        ...[0.7, 2.4, 4.4].flatMap((turn) =>
          glassTower([Math.cos(turn) * 0.82, 0, Math.sin(turn) * 0.82], 0.6, 0.17, palette, {
            needle: 0.3,
          }),
        ),
      ],
      rounds: [
        tower([0, 0, 0], 0.4, [0.5, 0.32], hull, { stripes: [[0.8, 1, trim]] }),
        {
          from: [0, 0.52, 0],
          to: [0, 1.52, 0],
          radius: (share) => 0.5 * Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2)),
          colour: '#ffd980',
          bias: 0.4,
        },
      ],
      rings: [
        { centre: [0, 1.02, 0], radius: 0.74, tube: 0.06, colour: trim, lamps: palette.lamp },
        { centre: [0, 1.32, 0], radius: 0.56, tube: 0.05, colour: trim },
        { centre: [0, 0.72, 0], radius: 0.56, tube: 0.05, colour: trim },
      ],
    },
    trim,
  );
  glow(sheet, camera.project([0, 1.02, 0]), 21, { core: '#ffffff', glow: '#ffc04a' }, 0.8);
};
