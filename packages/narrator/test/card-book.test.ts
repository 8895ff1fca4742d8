import { boxes } from '@openrealms/content';
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
});
