import { mix } from '../../art/colour.ts';
import { glow } from '../../art/light.ts';
import { lens } from '../../art/machine/machine-parts.ts';
import { between } from '../../art/random.ts';
import type { Painter, Scene } from '../../art/scene.ts';
import { at, circle, line, n, type Point, path, polygon } from '../../art/sheet.ts';

const CENTRE: Point = [50, 48];

/** A mind the size of a world that pulls everything apart to look into it. */
export const madnessOfTheMachine: Painter = (scene) => {
  const { sheet, palette } = scene;
  glow(sheet, CENTRE, 66, { core: palette.glow, glow: palette.glow }, 0.45);
  cables(scene);
  wheel(scene, 41, 24, palette.plate, 0.4);
  wheel(scene, 33, 16, palette.hull, 0);
  iris(scene);
  scrap(scene);
};

/** A toothed ring, lit from the upper left. */
function wheel({ sheet, palette }: Scene, r: number, teeth: number, colour: string, turn: number) {
  const outline = Array.from({ length: teeth * 4 }, (_, i): Point => {
    const angle = turn + ((i + 0.5) / (teeth * 4)) * 2 * Math.PI;
    const reach = i % 4 < 2 ? r : r * 0.9;
    return [CENTRE[0] + Math.cos(angle) * reach, CENTRE[1] + Math.sin(angle) * reach];
  });
  const metal = sheet.linear(CENTRE[0] - r, CENTRE[1] - r, CENTRE[0] + r, CENTRE[1] + r, [
    [0, mix(colour, '#ffffff', 0.35)],
    [0.45, colour],
    [1, palette.dark],
  ]);
  sheet.add(
    path(
      polygon(outline),
      `fill="${metal}" stroke="${palette.rim}" stroke-width=".6" stroke-opacity=".7" stroke-linejoin="round"`,
    ),
  );
  const ring = r * 0.8;
  sheet.add(circle(...CENTRE, ring, `fill="${palette.dark}" stroke="#0a0709" stroke-width="1"`));
  const bolts = Array.from({ length: teeth }, (_, i) => {
    const angle = turn + (i / teeth) * 2 * Math.PI;
    return `M${n(CENTRE[0] + Math.cos(angle) * r * 0.85)} ${n(CENTRE[1] + Math.sin(angle) * r * 0.85)}h0`;
  });
  sheet.add(line(bolts.join(''), '#140c0e', 1.3, 0.8));
}

/** Blades that close around a red lens. */
function iris({ sheet, palette }: Scene): void {
  const blades = 9;
  for (let i = 0; i < blades; i++) {
    const angle = (i / blades) * 2 * Math.PI;
    const on = (turn: number, r: number): Point => [
      CENTRE[0] + Math.cos(angle + turn) * r,
      CENTRE[1] + Math.sin(angle + turn) * r,
    ];
    // The side that is turned to the lamp is lit.
    const light = (Math.cos(angle + 2.36) + 1) / 2;
    const colour = mix(palette.dark, mix(palette.hull, '#ffffff', 0.1), 0.15 + light * 0.7);
    sheet.add(
      path(
        polygon([on(0, 25.5), on(0.72, 25.5), on(1.35, 12.5), on(0.75, 12)]),
        `fill="${colour}" stroke="#0c0809" stroke-width=".5" stroke-linejoin="round"`,
      ),
    );
  }
  sheet.add(circle(...CENTRE, 13, 'fill="#0a0507"'));
  lens(sheet, CENTRE, 10.5, palette);
  sheet.add(circle(...CENTRE, 3.6, 'fill="#1a0305"'));
  sheet.add(
    path('M42 44A10 10 0 0 1 49 38.4L48.4 41A7 7 0 0 0 44.2 45Z', 'fill="#fff" opacity=".75"'),
  );
}

/** Thick hoses that hang out of the picture. */
function cables({ sheet, palette }: Scene): void {
  const hoses =
    'M30 76C24 96 8 96 -4 120M42 86C40 104 26 112 24 144M60 86C64 106 72 110 70 144M72 74C80 94 92 96 106 116M18 34C6 30 2 20 -6 20M82 34C94 30 98 20 106 18M50 8C50 2 46 0 46 -6';
  sheet.add(line(hoses, '#0c0809', 7));
  sheet.add(line(hoses, palette.dark, 5.4));
  sheet.add(`<g transform="translate(-1.1 -.8)">${line(hoses, palette.plate, 1.4, 0.75)}</g>`);
}

/** What is left of ships, on its way into the eye. */
function scrap({ sheet, palette, chance }: Scene): void {
  for (let i = 0; i < 22; i++) {
    const angle = between(chance, 0, 2 * Math.PI);
    const far = between(chance, 42, 62);
    const size = between(chance, 0.8, 2.6);
    const [x, y] = [CENTRE[0] + Math.cos(angle) * far, CENTRE[1] + Math.sin(angle) * far * 0.9];
    const shard = [0, 1.9, 3.4, 4.7].map((turn): Point => {
      const reach = size * between(chance, 0.5, 1.3);
      return [x + Math.cos(angle + turn) * reach, y + Math.sin(angle + turn) * reach];
    });
    const trail: Point = [x + Math.cos(angle) * size * 3, y + Math.sin(angle) * size * 3];
    sheet.add(line(`M${at([x, y])}L${at(trail)}`, palette.glow, 0.4, 0.5));
    sheet.add(path(polygon(shard), `fill="${i % 3 === 0 ? palette.trim : palette.hull}"`));
  }
}
