import { between, oneOf } from '../random.ts';
import type { Painter } from '../scene.ts';
import { box, type Solid } from '../solid.ts';
import { build } from '../structure.ts';
import { lens } from './machine-parts.ts';

const EDGE = '#f6d9d2';

/** For bases that have no motif of their own. */
export const machineStation: Painter = (scene) => {
  const { palette, sheet, chance } = scene;
  const { hull, plate, dark } = palette;
  const modules: Solid[] = Array.from({ length: 6 }, () =>
    box(
      [between(chance, -0.6, 0.5), between(chance, -0.5, 0.5), between(chance, -0.6, 0.6)],
      [between(chance, 0.2, 0.6), between(chance, 0.2, 0.5), between(chance, 0.2, 0.6)],
      oneOf(chance, [hull, plate, dark]),
    ),
  ).flat();
  const camera = build(
    scene,
    { size: 31, yaw: 44 },
    { solids: [...box([0, 0, 0], [0.9, 0.8, 0.9], hull), ...modules] },
    EDGE,
  );
  lens(sheet, camera.project([0.5, 0, 0]), 4, palette);
};
