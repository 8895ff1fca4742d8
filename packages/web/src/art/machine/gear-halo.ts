import { glow } from '../light.ts';
import type { Painter } from '../scene.ts';
import { circle, type Point, path, polygon } from '../sheet.ts';

/** A subject before a gear of light: what the cult holds holy. */
export const beforeHalo =
  (subject: Painter, [x, y]: Point, r: number): Painter =>
  (scene) => {
    const { sheet, palette } = scene;
    const teeth = 16;
    const outline = Array.from({ length: teeth * 4 }, (_, i): Point => {
      const turn = ((i + 0.5) / (teeth * 4)) * 2 * Math.PI;
      const out = i % 4 < 2 ? r : r * 0.88;
      return [x + Math.cos(turn) * out, y + Math.sin(turn) * out];
    });
    glow(sheet, [x, y], r * 1.5, { core: palette.glow, glow: palette.glow }, 0.5);
    sheet.add(
      path(
        polygon(outline),
        `fill="${palette.trim}" fill-opacity=".32" stroke="${palette.lamp}" stroke-width=".7"`,
      ),
    );
    sheet.add(
      circle(
        x,
        y,
        r * 0.66,
        `fill="#1a0a0c" fill-opacity=".55" stroke="${palette.lamp}" stroke-width=".6"`,
      ),
    );
    subject(scene);
  };
