import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { at, line, type Point } from '../sheet.ts';
import { beam } from '../solid.ts';
import { build, dome, tower } from '../structure.ts';

/** A core of blue fire in a cage of three pylons. */
export const ionStation: Painter = (scene) => {
  const { palette, sheet } = scene;
  const { hull, trim, plate } = palette;
  const ion = { core: '#f4fbff', glow: '#58b4ff' };
  const spots = [0.1, 0.43, 0.77].map((turn) => turn * 2 * Math.PI);
  const camera = build(
    scene,
    { size: 33, pitch: 18, yaw: 20, centre: [50, 50] },
    {
      solids: spots.flatMap((turn) => {
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        return [
          ...beam([c * 0.2, -0.7, s * 0.2], [c * 0.95, -0.2, s * 0.95], [0.14, 0.14], plate),
          ...beam([c * 0.95, -0.25, s * 0.95], [c * 0.6, 0.95, s * 0.6], [0.16, 0.2], hull, {
            end: 0.4,
          }),
        ];
      }),
      rounds: [
        tower([0, -1, 0], 0.4, [0.12, 0.3], plate),
        dome([0, -0.62, 0], 0.34, hull, { stripes: [[0.2, 0.4, trim]] }),
      ],
      rings: [
        { centre: [0, -0.3, 0], radius: 0.92, tube: 0.12, colour: hull, lamps: palette.lamp },
      ],
    },
  );
  const heart = camera.project([0, 0.25, 0]);
  const arcs = spots.map((turn) => {
    const end = camera.project([Math.cos(turn) * 0.62, 0.9, Math.sin(turn) * 0.62]);
    const knee: Point = [(heart[0] + end[0]) / 2 + 3, (heart[1] + end[1]) / 2 - 2];
    const elbow: Point = [knee[0] - 4, knee[1] - 1];
    return `M${at(heart)}L${at(knee)}L${at(elbow)}L${at(end)}`;
  });
  glow(sheet, heart, 26, ion, 0.8);
  sheet.add(line(arcs.join(''), '#dff3ff', 0.9, 0.9));
  glow(sheet, heart, 11, ion);
};
