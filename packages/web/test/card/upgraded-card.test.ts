import { riseOfEmpire } from '@openrealms/content';
import { type Card, campaignBox } from '@openrealms/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CardChip } from '../../src/card/card-chip.tsx';
import { CardFace, type Density } from '../../src/card/card-face.tsx';
import { paragraphsOf } from '../../src/card/card-paragraphs.ts';
import { FACTION_MARKS } from '../../src/card/faction-mark.ts';
import { partsOf } from '../../src/card/sticker-part.ts';
import { loadBoxes } from '../../src/match/shelf.ts';

// The player's language is the browser's until it is set.
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  await loadBoxes([campaignBox(riseOfEmpire).id]);
});
afterAll(() => vi.unstubAllGlobals());

const { cards } = campaignBox(riseOfEmpire);
const upgraded = cards.filter(({ upgrade }) => upgrade !== undefined);
const below = (card: Card): Card => cards.find(({ id }) => id === card.upgrade!.of)!;
const face = (card: Card, density: Density): string =>
  renderToStaticMarkup(createElement(CardFace, { card, density }));
const sheetOf = ({ upgrade }: Card) =>
  riseOfEmpire.campaign!.sheets.find(
    ({ side, number }) => side === upgrade!.side && number === upgrade!.sheet,
  )!;

describe('an upgraded card', () => {
  it('exists for every sheet', () => {
    expect(new Set(upgraded.map(sheetOf)).size).toBe(8);
  });

  it.each(upgraded.map((card) => [card.id, card] as const))(
    '%s shows what its sticker says, apart from what is printed',
    (_, card) => {
      const { printed, sticker } = partsOf(card);
      const said = sheetOf(card).rows.find(({ cost }) => cost === card.cost)![card.type];
      expect(sticker).toEqual({
        primary: [],
        ally: [],
        scrap: [],
        ...said,
        side: card.upgrade!.side,
      });
      expect(printed.primary).toEqual(below(card).primary);
      expect(printed.upgradeAlly).toEqual([]);
    },
  );

  it.each(['full', 'compact', 'mini'] as const)(
    'wears the sticker and both factions at %s',
    (density) => {
      for (const card of upgraded) {
        const markup = face(card, density);
        expect(markup, card.id).toContain(`data-sticker="${card.upgrade!.side}"`);
        for (const faction of card.factions) {
          expect(markup, card.id).toContain(FACTION_MARKS[faction].symbol);
          expect(markup, card.id).toContain(FACTION_MARKS[faction].edge);
        }
      }
      expect(face(below(upgraded[0]!), density)).not.toContain('data-sticker');
    },
  );

  it('wears both factions as a chip', () => {
    const [card] = upgraded;
    const markup = renderToStaticMarkup(createElement(CardChip, { card: card! }));
    for (const faction of card!.factions) {
      expect(markup).toContain(FACTION_MARKS[faction].symbol);
      expect(markup).toContain(`var(--${faction})`);
    }
  });

  it('is told in words, with the side under every line of the sticker', () => {
    const card = upgraded.find(({ id }) => id === 'the-underwriter+se4')!;
    expect(card).toBeDefined();
    const lines = paragraphsOf(card, 'en').filter(({ side }) => side !== undefined);
    expect(lines.map(({ label }) => label)).toEqual(['Upgrade', 'Upgrade · Star Empire ally']);
    expect(lines.every(({ side }) => side === 'star-empire')).toBe(true);
    expect(paragraphsOf(card, 'fr').some(({ label }) => label === 'Amélioration')).toBe(true);
  });

  it('has lost what it did when acquired, which the card below it says', () => {
    for (const card of upgraded) {
      const labels = (each: Card) => paragraphsOf(each, 'en').map(({ label }) => label);
      expect(labels(card), card.id).not.toContain('When acquired');
      expect(labels(below(card)), card.id).toContain('When acquired');
    }
  });

  it('from a box that is not here shows its last effect as the sticker', () => {
    const card = upgraded.find((each) => each.upgradeAlly.length === 0 && each.scrap.length === 0)!;
    const foreign: Card = { ...card, upgrade: { ...card.upgrade!, of: 'a card of another pack' } };
    expect(partsOf(foreign).sticker?.primary).toEqual(card.primary.slice(-1));
  });
});
