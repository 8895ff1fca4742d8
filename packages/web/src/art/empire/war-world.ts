import { mix } from '../colour.ts';
import { glow } from '../light.ts';
import { planet } from '../planet.ts';
import { between } from '../random.ts';
import type { Painter } from '../scene.ts';
import { at, line, type Point, path, polygon } from '../sheet.ts';
import { squadron } from './squadron.ts';

/** A burnt world with guns all over. */
export const warWorld: Painter = (scene) => {
  const { sheet, palette, chance } = scene;
  const [x, y, r] = [50, 46, 27];
  const guns = [-2.75, -2.2, -1.55, -0.9, -0.35, 0.4, 2.7].map((turn) => {
    const on = (radius: number, off: number): Point => [
      x + Math.cos(turn + off) * radius,
      y + Math.sin(turn + off) * radius,
    ];
    return polygon([
      on(r - 2, -0.13),
      on(r + 4, -0.09),
      on(r + 5, -0.03),
      on(r + 13, -0.02),
      on(r + 13, 0.02),
      on(r + 5, 0.03),
      on(r + 4, 0.09),
      on(r - 2, 0.13),
    ]);
  });
  const steel = sheet.linear(20, 10, 80, 80, [
    [0, mix(palette.trim, '#ffffff', 0.3)],
    [0.5, palette.hull],
    [1, palette.dark],
  ]);
  sheet.add(path(guns.join(''), `fill="${steel}" stroke="${palette.dark}" stroke-width=".4"`));
  planet(sheet, [x, y], r, { lit: '#8a5a3c', night: '#170d0c', air: palette.rim });
  let cracks = '';
  for (let i = 0; i < 9; i++) {
    let [t, d] = [between(chance, 0, 6.28), between(chance, 3, 10)];
    cracks += `M${at([x + Math.cos(t) * d, y + Math.sin(t) * d])}`;
    for (let j = 0; j < 4; j++) {
      t += between(chance, -0.5, 0.5);
      d = Math.min(r - 2, d + between(chance, 2.5, 5.5));
      cracks += `L${at([x + Math.cos(t) * d, y + Math.sin(t) * d])}`;
    }
  }
  sheet.add(line(cracks, '#ff5a1f', 1.6, 0.35));
  sheet.add(line(cracks, '#ffc45a', 0.6, 0.95));
  glow(sheet, [58, 54], 13, palette, 0.75);
  squadron(scene, [
    [[18, 66], 1.2],
    [[82, 68], 1],
  ]);
};
