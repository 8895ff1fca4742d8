import { boxes, riseOfEmpire } from '@openrealms/content';
import { campaignBox } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { cardBook } from '../src/index.ts';

describe('a card book', () => {
  const book = cardBook(boxes, 'fr');
  const all = book.cards.map(({ id }) => id);

  it('finds cards by what people type', () => {
    expect(book.find('cutter', all)).toEqual(['cutter']);
    expect(book.find('vedette', all)).toEqual(['cutter']);
    expect(book.find('hive', all)).toEqual(['the-hive']);
    expect(book.find('blob-w', all)).toEqual(['blob-wheel', 'blob-world']);
    expect(book.find('', all)).toEqual([]);
    expect(book.find('cutter', ['scout'])).toEqual([]);
  });

  it('still names cards it does not know', () => {
    expect(book.name('from-the-future')).toBe('from-the-future');
    expect(book.brief('from-the-future')).toBe('');
  });

  it('names the faction of an ally in brief where a card has two, for only one of them will do', () => {
    const [english, french] = (['en', 'fr'] as const).map((language) =>
      cardBook([campaignBox(riseOfEmpire)], language),
    );
    expect(english.brief('oathbound-frigate')).toBe(
      '+4 Combat. Ally: +2 Authority. Double ally: draw 1 card. When acquired: +2 Combat.',
    );
    expect(english.brief('oathbound-frigate+se2')).toBe(
      '+4 Combat. Kingdom ally: +2 Authority. Kingdom double ally: draw 1 card. Star Empire ally: draw 1 card.',
    );
    expect(french.brief('dividend-runner+tf1')).toBe(
      '+2 Commerce. Allié du Consortium\u00a0: +4 Combat. Allié de la Fédération du Commerce\u00a0: +5 Influence.',
    );
  });
});
