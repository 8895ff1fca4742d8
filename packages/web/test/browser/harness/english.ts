import { boxes } from '@openrealms/content';
import { catalogOf } from '@openrealms/engine';
import type { Page } from 'playwright-core';
import { afterGameWords } from '../../../src/after-game/after-game-words.ts';
import { gamesWords } from '../../../src/games/games-words.ts';
import { homeWords } from '../../../src/home/home-words.ts';
import { newGameWords } from '../../../src/home/new-game-words.ts';
import type { Words } from '../../../src/i18n/words.ts';
import { playWords } from '../../../src/play/play-words.ts';
import { replayWords } from '../../../src/replay/replay-words.ts';
import { settingsWords } from '../../../src/settings/settings-words.ts';
import { tableWords } from '../../../src/table/table-words.ts';

/** Words that the narrator uses in every game. */
const NARRATED = [
  'You play',
  'You buy',
  'You hit',
  'You draw',
  'your turn',
  'Acquire',
  'from hand',
  'Attack',
];

const DICTIONARIES: readonly Words<object>[] = [
  tableWords,
  playWords,
  afterGameWords,
  homeWords,
  newGameWords,
  gamesWords,
  replayWords,
  settingsWords,
];

/** Texts of the interface and names of cards that exist in English only. */
function englishOnly(): string[] {
  const french = new Set(DICTIONARIES.flatMap(({ fr }) => strings(fr)));
  const names = catalogOf(boxes).cards.filter((card) => card !== null);
  for (const { nameFr } of names) french.add(nameFr);
  const english = [
    ...DICTIONARIES.flatMap(({ en }) => strings(en)),
    ...names.map(({ name }) => name),
    ...NARRATED,
  ];
  // A short word may be a part of a French one's neighbourhood, and "English" is called so in every language.
  return [...new Set(english)].filter(
    (text) => text.length > 3 && !french.has(text) && text !== 'English',
  );
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

const ENGLISH = englishOnly();

/** What of the page is English: in sight, or spoken by a screen reader. */
export async function englishOn(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'title',
      'placeholder',
      'aria-valuetext',
      'alt',
    ];
    const spoken = [...document.querySelectorAll('body *')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    );
    // Texts one after the other, with something between them: names of cards would run into each other.
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    return [document.title, ...texts, ...spoken].join('\n');
  });
  return ENGLISH.filter((english) =>
    new RegExp(`(?<![\\p{L}-])${escaped(english)}(?![\\p{L}-])`, 'u').test(text),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
