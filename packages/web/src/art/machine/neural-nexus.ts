import { glow } from '../light.ts';
import { between } from '../random.ts';
import type { Painter } from '../scene.ts';
import { at, line, type Point } from '../sheet.ts';
import { beam, hexagon, loft, upright } from '../solid.ts';
import { build } from '../structure.ts';
import { lens } from './machine-parts.ts';

/** A column of thought: nodes around it, all wired to one another. */
export const neuralNexus: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  const { hull, plate, dark } = palette;
  const nodes: Point[] = Array.from({ length: 11 }, (_, i) => {
    const turn = (i / 11) * 2 * Math.PI + between(chance, -0.2, 0.2);
    const out = between(chance, 26, 41);
    return [50 + Math.cos(turn) * out, 46 + Math.sin(turn) * out * 0.86];
  });
  const wires = nodes.map((node, i) => {
    const next = nodes[(i + 1) % nodes.length]!;
    const across = nodes[(i + 4) % nodes.length]!;
    return `M${at(node)}L50 46M${at(node)}L${at(next)}M${at(node)}L${at(across)}`;
  });
  sheet.add(line(wires.join(''), palette.glow, 1.5, 0.28));
  sheet.add(line(wires.join(''), '#ffb8a4', 0.35, 0.8));
  for (const node of nodes) glow(sheet, node, 5, palette, 0.9);
  const camera = build(
    scene,
    { size: 30, pitch: 16, yaw: 40, centre: [50, 48] },
    {
      solids: [
        ...upright(
          loft(
            [
              [-1.15, hexagon(0.2, 0.2)],
              [-0.6, hexagon(0.7, 0.7)],
              [-0.1, hexagon(0.5, 0.5)],
            ],
            dark,
          ),
        ),
        ...upright(
          loft(
            [
              [-0.1, hexagon(0.5, 0.5)],
              [0.35, hexagon(1.05, 1.05)],
              [0.8, hexagon(0.8, 0.8)],
              [1.05, hexagon(0.3, 0.3)],
            ],
            hull,
            0.1,
          ),
        ),
        ...[0.2, 1.8, 3.4, 5].flatMap((turn) => {
          const [c, s] = [Math.cos(turn), Math.sin(turn)];
          return beam([c * 0.4, 0.3, s * 0.4], [c * 0.7, -0.5, s * 0.7], [0.1, 0.1], plate, {
            bias: 0.2,
          });
        }),
      ],
    },
    '#f6d9d2',
  );
  lens(sheet, camera.project([0.4, 0.5, 0.36]), 6.4, palette);
};
