import { describe, expect, it } from 'vitest';
import { borderPath } from '../../src/campaign/map/border-path.ts';
import { MAP_SIZES, PLACES, placed, REALMS, SWARM } from '../../src/campaign/map/sector.ts';
import { sideWords } from '../../src/campaign/side-words.ts';

/** How wide the map is on the smallest screen that has this shape, in pixels. */
const NARROWEST = { wide: 640, tall: 320 } as const;
/** How large a thing must be that a finger is to meet. */
const TARGET = 44;
/** Half of the mark of the scenario that is next, and a little air. */
const NEXT = 21 + 3;
/** About how wide a letter of a realm's name is and the symbol before it, and half of how high name and meter are. */
const LABEL = {
  wide: { letter: 9.4, symbol: 24, half: 15 },
  tall: { letter: 6.8, symbol: 18, half: 13 },
} as const;

describe.each(['wide', 'tall'] as const)('the %s star map', (shape) => {
  const [width, height] = MAP_SIZES[shape];
  const scale = NARROWEST[shape] / width;

  it('has room for all scenarios beside each other', () => {
    expect(PLACES).toHaveLength(12);
    for (const [i, { [shape]: one }] of PLACES.entries()) {
      for (const { [shape]: other } of PLACES.slice(i + 1)) {
        const distance = Math.hypot(one[0] - other[0], one[1] - other[1]) * scale;
        expect(distance, `${one} and ${other}`).toBeGreaterThanOrEqual(TARGET);
      }
    }
  });

  it.each(['en', 'fr'] as const)('has no scenario on the name of a realm, in %s', (language) => {
    const { letter, symbol, half } = LABEL[shape];
    for (const { faction, label } of [...REALMS, SWARM]) {
      const name = sideWords[language].factions[faction];
      const reach = [(name.length * letter + symbol) / 2, half];
      for (const [i, place] of PLACES.entries()) {
        const apart = [0, 1].map((axis) =>
          Math.max(0, Math.abs(place[shape][axis] - label[shape][axis]) * scale - reach[axis]),
        );
        expect(Math.hypot(...apart), `${name} and ${i + 1}`).toBeGreaterThanOrEqual(NEXT);
      }
    }
  });

  it('has all of it on the map', () => {
    for (const [x, y] of [...PLACES, ...REALMS.map(({ label }) => label)].map((at) =>
      placed(at[shape], shape),
    )) {
      expect(x).toBeGreaterThan(3);
      expect(x).toBeLessThan(97);
      expect(y).toBeGreaterThan(3);
      expect(y).toBeLessThan(97);
    }
    expect(height).toBeGreaterThan(0);
  });
});

it('draws the same border each time, and another one for another realm', () => {
  const border = borderPath([10, 10], [5, 5], 1);
  expect(borderPath([10, 10], [5, 5], 1)).toBe(border);
  expect(borderPath([10, 10], [5, 5], 2)).not.toBe(border);
  expect(border).toMatch(/^M[\d.]+ [\d.]+(Q[\d. -]+)+Z$/);
});
