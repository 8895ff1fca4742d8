import { glow } from '../light.ts';
import { between, oneOf } from '../random.ts';
import type { Painter } from '../scene.ts';
import { at, line, n, type Point } from '../sheet.ts';
import { beam, box, type Solid, type Vec } from '../solid.ts';
import { build, rock } from '../structure.ts';

const EDGE = '#f6d9d2';

/** A heap of wrecks under a crane. */
export const junkyard: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  const { hull, plate, dark, trim } = palette;
  const tints = [hull, plate, dark, trim, '#8a6a3c', '#5c7390', '#5e7a56'];
  const heap: Solid[] = Array.from({ length: 15 }, (_, i): Solid[] => {
    const t = i * 2.4;
    const out = 0.12 + (i / 15) * 0.75;
    const [x, z] = [Math.cos(t) * out, Math.sin(t) * out];
    const y = 0.5 * (1 - out) + between(chance, 0, 0.12);
    const end: Vec = [
      x + between(chance, -0.3, 0.3),
      y + between(chance, 0.05, 0.4),
      z + between(chance, -0.3, 0.3),
    ];
    return beam(
      [x, y, z],
      end,
      [between(chance, 0.1, 0.26), between(chance, 0.1, 0.3)],
      oneOf(chance, tints),
      { end: between(chance, 0.5, 1.1) },
    );
  }).flat();
  const camera = build(
    scene,
    { size: 33, pitch: 16, yaw: 30, centre: [50, 56] },
    {
      solids: [
        ...rock(1.15, 0.7, '#594a4a'),
        ...heap,
        ...beam([-0.9, 0, -0.3], [-0.9, 1.35, -0.3], [0.14, 0.14], '#c8902e', { bias: -0.2 }),
        ...beam([-1, 1.32, -0.34], [0.5, 1.42, 0.2], [0.1, 0.1], '#c8902e', { bias: 0.3 }),
        ...box([-0.95, 1.2, -0.32], [0.26, 0.22, 0.26], dark),
      ],
    },
    EDGE,
  );
  const [hx, hy] = camera.project([0.42, 1.38, 0.18]);
  sheet.add(line(`M${n(hx)} ${n(hy)}v9`, '#15090b', 0.6));
  sheet.add(line(`M${n(hx)} ${n(hy + 9)}c3 1 3 5 0 5.5c-2 .3-3-1-2.8-2.6`, '#e0b04a', 1.3));
  const [fx, fy] = camera.project([0.5, 0.25, 0.5]);
  glow(sheet, [fx, fy], 11, palette, 0.85);
  const sparks = Array.from(
    { length: 10 },
    (): Point => [fx + between(chance, -9, 9), fy - between(chance, 1, 14)],
  );
  sheet.add(line(sparks.map((p) => `M${at(p)}h0`).join(''), '#ffd08a', 0.8));
};
