import { boxes, riseOfEmpire } from '@openrealms/content';
import { base, type Card, ship, upgradedCard } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { drawCard } from '../../src/art/draw-card.ts';
import { composedFor, isPictureHere, loadPictures } from '../../src/art/pictures.ts';

const cards = [...new Set(boxes.flatMap((box) => box.cards))];
const early = drawCard(cards.find(({ id }) => id === 'hive-queen')!);
await loadPictures();
const drawn = cards.map((card) => [card.id, drawCard(card)] as const);

/** Shapes that the browser has to paint. */
const shapes = (svg: string): number => (svg.match(/<(path|circle|ellipse|rect)\b/g) ?? []).length;

describe('the art of the cards', () => {
  it('is the same every time', () => {
    for (const card of cards) expect(drawCard(card)).toBe(drawCard({ ...card }));
  });

  it('is composed for every card there is', () => {
    for (const { id } of cards) {
      expect(isPictureHere(id), id).toBe(true);
      expect(composedFor(id), id).toBeDefined();
    }
  });

  it('is a sky alone until its picture has come', () => {
    const [, late] = drawn.find(([id]) => id === 'hive-queen')!;
    expect(shapes(early)).toBeGreaterThan(0);
    expect(shapes(late)).toBeGreaterThan(shapes(early));
  });

  it('is different for every card', () => {
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(cards.length);
  });

  it('of an upgraded card is that of the card below its stickers', () => {
    const [, below] = drawn.find(([id]) => id === 'magpie')!;
    const magpie = cards.find(({ id }) => id === 'magpie')!;
    const upgraded = riseOfEmpire.campaign!.sheets.flatMap((sheet) => {
      const card = upgradedCard(magpie, sheet);
      return card === null ? [] : [card];
    });
    expect(upgraded.length).toBeGreaterThan(0);
    for (const card of upgraded) expect(drawCard(card)).toBe(below);
  });

  it.each(drawn)('of %s is quick to paint', (_, svg) => {
    expect(shapes(svg)).toBeLessThanOrEqual(100);
    expect(svg.length).toBeLessThan(40_000);
    expect(svg).not.toContain('filter');
    expect(svg).not.toContain('<image');
  });

  it('takes fewer than sixty shapes on the average', () => {
    const total = drawn.reduce((sum, [, svg]) => sum + shapes(svg), 0);
    expect(total / drawn.length).toBeLessThan(60);
  });

  it.each(drawn)('of %s is well formed', (_, svg) => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
    for (const id of used) expect(svg).toContain(`id="${id}"`);
    const opened = [...svg.matchAll(/<(\w+)[^>]*[^/]>/g)].length;
    expect([...svg.matchAll(/<\/(\w+)>/g)].length).toBe(opened);
  });

  it('is drawn by the grammar of the faction for cards that nobody composed', () => {
    const factions = [
      'blob',
      'trade-federation',
      'star-empire',
      'machine-cult',
      'consortium',
      'kingdom',
      'scavengers',
      undefined,
    ] as const;
    const unknown: Card[] = factions.flatMap((faction, i) =>
      [1, 3, 5, 8].flatMap((cost) => {
        const literal = { fr: '', cost, ...(faction !== undefined && { faction }) };
        return [
          ship(`Unknown Ship ${i} ${cost}`, literal),
          base(`Unknown Base ${i} ${cost}`, { ...literal, defense: cost, outpost: true }),
        ];
      }),
    );
    const pictures = unknown.map(drawCard);
    for (const svg of pictures) expect(svg).not.toMatch(/NaN|undefined/);
    expect(new Set(pictures).size).toBe(unknown.length);
  });
});
