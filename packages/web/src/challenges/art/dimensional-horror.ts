import { mix } from '../../art/colour.ts';
import { glow } from '../../art/light.ts';
import { PALETTES } from '../../art/palette.ts';
import type { Painter, Scene } from '../../art/scene.ts';
import { at, circle, dots, ellipse, line, type Point, path } from '../../art/sheet.ts';

/** A tear in space, an eye in it, and an arm for each faction. */
export const dimensionalHorror: Painter = (scene) => {
  const { sheet, palette } = scene;
  glow(sheet, [50, 50], 64, { core: palette.glow, glow: palette.glow }, 0.55);
  rift(scene);
  tentacle(scene, 'blob', [
    [50, 50],
    [14, 56],
    [-8, 22],
    [20, 0],
    [34, 18],
  ]);
  tentacle(scene, 'star-empire', [
    [50, 50],
    [86, 56],
    [108, 22],
    [80, 0],
    [66, 18],
  ]);
  tentacle(scene, 'machine-cult', [
    [50, 54],
    [18, 58],
    [-10, 80],
    [14, 104],
    [30, 86],
  ]);
  tentacle(scene, 'trade-federation', [
    [50, 54],
    [82, 58],
    [110, 80],
    [86, 104],
    [70, 86],
  ]);
  stare(scene);
};

type Faction = keyof typeof PALETTES;

function rift({ sheet, palette }: Scene): void {
  const tear = 'M50 0C56 16 66 26 72 50C66 76 58 88 52 108C48 88 36 78 28 52C34 28 44 18 50 0Z';
  const deep = sheet.radial(50, 50, 52, [
    [0, '#1a0630'],
    [0.5, '#0a0216'],
    [0.85, mix(palette.glow, '#0a0216', 0.45)],
    [1, palette.core],
  ]);
  sheet.add(line(tear, palette.glow, 7, 0.3));
  sheet.add(
    path(tear, `fill="${deep}" stroke="${palette.core}" stroke-width=".9" stroke-linejoin="round"`),
  );
  const cracks =
    'M72 50L84 46L92 52M28 52L16 50L8 56M50 0L46 -6M66 30L76 26M35 28L24 24M62 82L70 92M38 80L30 92';
  sheet.add(line(cracks, palette.rim, 0.8, 0.8));
}

/** Thick where it comes out of the rift, thin where it curls; suckers along one side. */
function tentacle({ sheet }: Scene, faction: Faction, bones: readonly Point[]): void {
  const { hull, plate, dark, rim, glow: light } = PALETTES[faction];
  const body =
    faction === 'trade-federation' ? '#3f7fd0' : faction === 'machine-cult' ? '#b8433c' : hull;
  const spots = Array.from({ length: 25 }, (_, i) => curve(bones, i / 24));
  const side = (sign: number): Point[] =>
    spots.map(({ point: [x, y], normal: [nx, ny] }, i) => {
      const thick = (1 - i / 24) ** 0.85 * 8.4 + 0.5;
      return [x + nx * thick * sign, y + ny * thick * sign];
    });
  const [one, other] = [side(1), side(-1)];
  const outline = `M${one.map(at).join('L')}L${other.toReversed().map(at).join('L')}Z`;
  const [[x1, y1], [x2, y2]] = [bones[0], bones[3]];
  const skin = sheet.linear(x2, y2, x1, y1, [
    [0, mix(plate, '#ffffff', 0.2)],
    [0.5, body],
    [1, mix(body, dark, 0.75)],
  ]);
  sheet.add(
    path(
      outline,
      `fill="${skin}" stroke="${mix(rim, dark, 0.15)}" stroke-width=".8" stroke-linejoin="round"`,
    ),
  );
  sheet.add(line(`M${spots.map(({ point }) => at(point)).join('L')}`, dark, 0.6, 0.4));
  for (let i = 3; i < 23; i += 2) {
    const {
      point: [x, y],
      normal: [nx, ny],
    } = spots[i];
    const r = (1 - i / 24) * 1.9 + 0.35;
    const sucker: Point = [x + nx * r * 2.2, y + ny * r * 2.2];
    sheet.add(circle(...sucker, r, `fill="${mix(light, '#ffffff', 0.35)}" opacity=".8"`));
    sheet.add(circle(...sucker, r * 0.5, `fill="${dark}" opacity=".7"`));
  }
}

/** A point of a curve through four arms of a polyline, and the direction across it there. */
function curve(bones: readonly Point[], share: number): { point: Point; normal: Point } {
  const spot = (t: number): Point => {
    let points = [...bones];
    while (points.length > 1) {
      points = points.slice(1).map(([x, y], i) => {
        const [px, py] = points[i];
        return [px + (x - px) * t, py + (y - py) * t];
      });
    }
    return points[0];
  };
  const [[ax, ay], [bx, by]] = [spot(Math.max(0, share - 0.01)), spot(Math.min(1, share + 0.01))];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return { point: spot(share), normal: [-(by - ay) / length, (bx - ax) / length] };
}

function stare({ sheet, palette }: Scene): void {
  glow(sheet, [50, 51], 24, palette, 0.5);
  const white = 'M33 51C40 40 60 40 67 51C60 62 40 62 33 51Z';
  const shine = sheet.radial(50, 51, 18, [
    [0, '#fff3d0'],
    [0.45, '#ffc23a'],
    [0.8, '#a83a6c'],
    [1, '#2a0a30'],
  ]);
  sheet.add(path(white, `fill="${shine}" stroke="#14041c" stroke-width="1.6"`));
  sheet.add(ellipse(50, 51, 2.6, 8, 'fill="#0a0210"'));
  sheet.add(circle(46, 47.4, 1.5, 'fill="#fff"'));
  const lesser: Point[] = [
    [50, 28],
    [44, 34],
    [56, 34],
    [50, 73],
    [45, 68],
    [55, 68],
  ];
  sheet.add(line(dots(lesser), '#ffb03a', 2.2, 0.9));
  sheet.add(line(dots(lesser), '#1a0410', 0.8));
}
