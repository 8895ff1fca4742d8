import { describe, expect, it } from 'vitest';
import { marksAfter, marksBefore, withoutMarks } from '../../src/table/log/beside-card.ts';

describe('text beside a card', () => {
  it.each([
    ['a comma', ', ', ',', ' '],
    ['a colon', ': +1 trade.', ':', ' +1 trade.'],
    ['a colon in French', '\u00a0: +1 commerce.', '\u00a0:', ' +1 commerce.'],
    ['a bracket and a stop', ').', ').', ''],
    ['a word', ' comes into the trade row.', '', ' comes into the trade row.'],
  ])('gives what it follows its marks: %s', (_, text, marks, rest) => {
    expect(marksAfter(text)).toBe(marks);
    expect(withoutMarks(text, true, false)).toBe(rest);
    expect(withoutMarks(text, false, false)).toBe(text);
  });

  it('gives the card behind it the bracket', () => {
    expect(marksBefore('You use the ally ability (')).toBe('(');
    expect(withoutMarks('You use the ally ability (', false, true)).toBe(
      'You use the ally ability ',
    );
    expect(marksBefore('You play ')).toBe('');
    expect(marksBefore(undefined)).toBe('');
  });
});
