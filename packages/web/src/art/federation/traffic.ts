import type { Scene } from '../scene.ts';
import { line, type Point } from '../sheet.ts';

/** Small craft on their way, each with its trail. */
export function traffic(
  { sheet, palette }: Scene,
  craft: readonly (readonly [Point, Point])[],
): void {
  const d = craft.map(([[x, y], [dx, dy]]) => `M${x} ${y}l${dx} ${dy}`).join('');
  sheet.add(line(d, palette.glow, 0.5, 0.6));
  sheet.add(line(craft.map(([[x, y]]) => `M${x} ${y}h0`).join(''), '#ffffff', 1.3));
}
