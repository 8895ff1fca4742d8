import { describe, expect, it } from 'vitest';
import { browserLanguage } from '../../src/i18n/language.ts';

describe("the browser's language", () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['en-GB', 'fr'], 'en'],
    [['de-DE', 'fr-FR', 'en'], 'fr'],
    [['de', 'ja'], 'en'],
    [[], 'en'],
  ] as const)('of %j is %s', (wanted, language) => {
    expect(browserLanguage(wanted)).toBe(language);
  });
});
