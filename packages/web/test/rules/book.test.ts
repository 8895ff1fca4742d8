import { readFileSync } from 'node:fs';
import { boxes } from '@openrealms/content';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { BOOK, ENTRIES, entryOf } from '../../src/rules/book.ts';
import { CHAPTER_IDS, OUTLINE } from '../../src/rules/outline.ts';
import { piecesOf } from '../../src/rules/rich-text.ts';

const spec = readFileSync(new URL('../../../../docs/rules/SPEC.md', import.meta.url), 'utf8');
const specIds = new Set(idsIn(spec));
const cardIds = new Set(boxes.flatMap((box) => box.cards.map((card) => card.id)));

function idsIn(text: string): string[] {
  return [...text.matchAll(/<\/a>([A-Z]+(?:-[A-Z]+)?-\d+) \|/g)].map((m) => m[1]!);
}

const paragraphs = ENTRIES.flatMap(({ id, clause }) =>
  LANGUAGES.flatMap((language) =>
    clause[language].text.flat().map((markup) => ({ id, language, markup })),
  ),
);

describe('the rules reference', () => {
  it('has every clause of the outline in every language, and no other', () => {
    for (const chapter of CHAPTER_IDS) {
      expect(Object.keys(BOOK[chapter].clauses)).toEqual([...OUTLINE[chapter]]);
      for (const language of LANGUAGES) expect(BOOK[chapter].title[language]).not.toBe('');
    }
    for (const { clause } of ENTRIES) {
      expect(clause.en.title).not.toBe('');
      expect(clause.fr.title).not.toBe('');
      const shapes = LANGUAGES.map((language) =>
        clause[language].text.map((part) => (typeof part === 'string' ? 1 : part.length)),
      );
      expect(shapes[0]).toEqual(shapes[1]);
    }
  });

  it('names chapters and clauses apart', () => {
    const ids = [...CHAPTER_IDS, ...ENTRIES.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('cites only rules that exist', () => {
    expect(specIds.size).toBeGreaterThan(150);
    const cited = ENTRIES.flatMap(({ clause }) => clause.cites);
    expect(cited.filter((id) => !specIds.has(id))).toEqual([]);
  });

  it('tells every rule of the specification that can come up here', () => {
    const cited = new Set(ENTRIES.flatMap(({ clause }) => clause.cites));
    // A number printed on a card needs no clause: the card shows it.
    const printed = new Set(['CARD-IMPERIALFIGHTER-1']);
    expect([...specIds].filter((id) => !cited.has(id) && !printed.has(id))).toEqual([]);
  });

  it('marks what is a house ruling of a challenge, and nothing else, in every language', () => {
    const [, challenges] = spec.split('\n## Challenges\n');
    const ours = new Set(
      challenges!
        .split('\n')
        .flatMap((line) => (line.includes('**house ruling**') ? idsIn(line) : [])),
    );
    const known = new Set(idsIn(challenges!));
    expect(ours.size).toBeGreaterThan(20);
    const entries = ENTRIES.filter(({ clause }) => clause.cites.some((id) => known.has(id)));
    for (const { id, clause } of entries) {
      for (const language of LANGUAGES) {
        const marks = clause[language].text.flat().join(' ').split('{house}').length - 1;
        const isOurs = clause.cites.some((cited) => ours.has(cited));
        expect(marks > 0, `${id} in ${language}`).toBe(isOurs);
      }
      const marksIn = LANGUAGES.map(
        (language) => clause[language].text.flat().join(' ').split('{house}').length,
      );
      expect(new Set(marksIn).size, id).toBe(1);
    }
  });

  it('links only to clauses and cards that exist', () => {
    for (const { id, markup } of paragraphs) {
      for (const piece of piecesOf(markup)) {
        if (piece.kind === 'link') expect(entryOf(piece.to), `${id} → ${piece.to}`).toBeDefined();
        if (piece.kind === 'card') expect(cardIds, id).toContain(piece.card);
      }
    }
  });

  it('leaves no mark-up unread', () => {
    const texts = paragraphs.flatMap(({ markup }) =>
      piecesOf(markup).flatMap((piece) => ('text' in piece ? [piece.text] : [])),
    );
    expect(texts.filter((text) => /[{}[\]*]/.test(text))).toEqual([]);
  });

  it('sets French with spaces on which no line breaks', () => {
    const french = paragraphs.filter(({ language }) => language === 'fr').map((p) => p.markup);
    french.push(...ENTRIES.map(({ clause }) => clause.fr.title));
    expect(french.filter((text) => / [:;?!»]|« |[^\u00a0\s][;?!]/.test(text))).toEqual([]);
  });
});
