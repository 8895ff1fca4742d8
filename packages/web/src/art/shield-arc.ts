import type { Palette } from './palette.ts';
import { n, path, type Sheet } from './sheet.ts';

/** The shield of an outpost: an arc of light before it, with a lattice that thins out. */
export function shieldArc(sheet: Sheet, palette: Palette): void {
  const [x, y, r] = [50, 44, 42];
  const arc = (radius: number, from: number, to: number): string => {
    const spot = (turn: number): string => {
      const angle = turn * Math.PI;
      return `${n(x + Math.cos(angle) * radius)} ${n(y + Math.sin(angle) * radius)}`;
    };
    return `M${spot(from)}A${n(radius)} ${n(radius)} 0 0 0 ${spot(to)}`;
  };
  const paint = sheet.linear(8, 30, 70, 92, [
    [0, palette.rim, 0],
    [0.4, palette.rim, 0.9],
    [0.62, '#ffffff', 0.95],
    [0.8, palette.rim, 0.7],
    [1, palette.rim, 0],
  ]);
  const veil = sheet.radial(x, y, r, [
    [0.72, palette.rim, 0],
    [0.95, palette.rim, 0.2],
    [1, palette.rim, 0.42],
  ]);
  const soft = `fill="none" stroke="${paint}"`;
  sheet.add(
    path(
      `${arc(r, 1.02, 0.12)}Q${n(x + 4)} ${n(y + 22)} ${n(x - r)} ${n(y - 2)}Z`,
      `fill="${veil}"`,
    ),
  );
  sheet.add(path(arc(r, 1.05, 0.08), `${soft} stroke-width="4.5" opacity=".28"`));
  sheet.add(path(arc(r, 1.05, 0.08), `${soft} stroke-width="1.1"`));
  sheet.add(
    path(
      arc(r - 3.4, 0.98, 0.16),
      `${soft} stroke-width="2" stroke-dasharray="3.4 1.6" opacity=".55"`,
    ),
  );
}
