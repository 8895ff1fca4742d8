import { FORMATS } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { formatWords } from '../../src/formats/format-words.ts';
import { LANGUAGES } from '../../src/i18n/language.ts';

describe.each(LANGUAGES)('the words for formats in %s', (language) => {
  const { formats, players } = formatWords[language];

  it('name every format differently and explain it in three short lines', () => {
    const names = FORMATS.map(({ id }) => formats[id].name);
    expect(new Set(names).size).toBe(FORMATS.length);
    for (const { id } of FORMATS) {
      for (const line of formats[id].lines) expect(line.length, line).toBeLessThan(90);
    }
  });

  it('say for how many it is', () => {
    expect(players([2])).toMatch(/^2 /);
    expect(players([4, 6])).toMatch(/^4 (or|ou) 6 /);
    expect(players([3, 4, 5, 6])).toMatch(/^3–6 /);
  });
});
