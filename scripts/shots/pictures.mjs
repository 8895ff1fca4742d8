// Every picture there is to take: its name, the page it is taken of, and how to get there.
import { openScreen, SCREENS } from './client-screens.mjs';
import { settle, showPage } from './pages.mjs';
import { SIZE_NAMES } from './sizes.mjs';

/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} group under which heading it stands
 * @property {string} size
 * @property {'shots' | 'client'} of
 * @property {(page: import('playwright-core').Page, address: string) => Promise<unknown>} open
 * @property {boolean} [whole] all of the page, not only the screen
 * @property {boolean} [slim] as few bytes as will do
 */

/**
 * @param {readonly string[]} tables
 * @returns {Picture[]}
 */
export function allPictures(tables) {
  return [
    ...cardSheets(),
    ...SIZE_NAMES.flatMap((size) => [...screens(size), ...still(size, tables)]),
  ];
}

function cardSheets() {
  const sheets = ['full', 'compact', 'mini'].flatMap((density) =>
    ['en', 'fr'].flatMap((language) =>
      ['night', 'high-contrast'].map((theme) => ({ density, language, theme })),
    ),
  );
  return sheets.map(({ density, language, theme }) => ({
    name: `cards-${density}-${language}${theme === 'night' ? '' : `-${theme}`}`,
    group: 'Cards',
    size: 'desktop',
    of: 'shots',
    open: (page, address) => showPage(page, address, { show: 'cards', density, language, theme }),
    whole: true,
  }));
}

function screens(size) {
  return SCREENS.map((screen) => ({
    name: `screen-${screen.name}-${size}`,
    group: `Screens, ${size}`,
    size,
    of: 'client',
    open: (page) => openScreen(page, screen),
  }));
}

function still(size, tables) {
  return tables.map((table) => ({
    name: `table-${table}-${size}`,
    group: `Tables, ${size}`,
    size,
    of: 'shots',
    open: (page, address) => showPage(page, address, { show: 'table', table }),
  }));
}

/** @returns {Picture[]} */
export function readmePictures() {
  const onDesktop = async (page) => {
    await openScreen(page, table('balance'));
    await page.locator('[data-zone=row] [data-place]').nth(2).hover();
    await page.locator('aside [data-kind=card]').waitFor();
    await settle(page);
  };
  const onPhone = (page) => openScreen(page, table('middle'));
  return Object.entries({ desktop: onDesktop, phone: onPhone }).map(([size, open]) => ({
    name: `table-${size}`,
    group: 'README',
    size,
    of: 'client',
    open,
    slim: true,
  }));
}

function table(game) {
  return { hash: `#/play/${game}`, ready: '[data-zone=hand]' };
}
