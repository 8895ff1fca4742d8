// The screens of the real client that are worth a look, and how to get there.
import { settle } from './pages.mjs';

const ON_TABLE = '[data-zone=hand]';

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} hash its address; games are those of packages/web/shots/fixtures/stored-games.ts
 * @property {string} ready what is there when it can be looked at
 * @property {boolean} [table] everything of it must be in sight
 * @property {(page: import('playwright-core').Page) => Promise<void>} [act] what to do there
 */

/** @type {readonly Screen[]} */
export const SCREENS = [
  { name: 'home', hash: '#/', ready: 'main [data-fit=name]' },
  { name: 'new-game', hash: '#/new', ready: 'main button' },
  { name: 'challenges', hash: '#/challenges', ready: 'li:last-child [data-boss] img' },
  { name: 'challenge', hash: '#/challenges/nemesis-beast', ready: 'article img' },
  { name: 'games', hash: '#/games', ready: 'main li' },
  { name: 'gallery', hash: '#/gallery', ready: 'main [data-fit=name]' },
  { name: 'gallery-card', hash: '#/gallery/recycling-station', ready: 'dl' },
  { name: 'learn', hash: '#/learn', ready: 'main li' },
  { name: 'lesson', hash: '#/learn/your-turn', ready: ON_TABLE, table: true },
  { name: 'rules', hash: '#/rules', ready: 'main h2' },
  { name: 'settings', hash: '#/settings', ready: 'main h2' },
  { name: 'table-start', hash: '#/play/start', ready: ON_TABLE, table: true },
  { name: 'table-middle', hash: '#/play/middle', ready: ON_TABLE, table: true },
  { name: 'table-boss', hash: '#/play/boss', ready: '[data-boss] section', table: true },
  { name: 'choice', hash: '#/play/choice', ready: '[data-zone=choice]', table: true },
  {
    name: 'inspector',
    hash: '#/play/middle',
    ready: ON_TABLE,
    table: true,
    act: async (page) => {
      await inspectSecond(page);
    },
  },
  {
    name: 'end-turn',
    hash: '#/play/balance',
    ready: ON_TABLE,
    table: true,
    act: async (page) => {
      // A phone shows a card over the table, and only until the next thing is done.
      if ((await page.locator('[data-small]').count()) === 0) await inspectSecond(page);
      await page.locator('[data-act=end-turn]').click();
      await page.locator('[role=alertdialog] button').first().waitFor();
    },
  },
  { name: 'result', hash: '#/play/over', ready: '[role=dialog] [data-result]' },
  { name: 'hand-over', hash: '#/play/hotseat', ready: '[role=alertdialog] button' },
  // The last: it writes its move into the address a little later.
  { name: 'replay', hash: '#/replay/over/90', ready: ON_TABLE, table: true },
];

/** @param {import('playwright-core').Page} page */
async function inspectSecond(page) {
  await page.locator('[data-zone=row] [data-place]').nth(1).click({ button: 'right' });
  await page.locator('aside [data-kind=card] dl').waitFor();
}

/**
 * Opens the client's home page and keeps these games in its database.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} address
 * @param {Readonly<Record<string, unknown>>} games
 */
export async function openClient(page, address, games) {
  await page.goto(`${address}/#/games`);
  await page.evaluate(async (stored) => {
    // The client sets its database up; then it is filled.
    const isThere = async () =>
      (await indexedDB.databases()).some(({ name }) => name === 'openrealms');
    while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 20));
    const request = indexedDB.open('openrealms');
    const database = await new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const write = database.transaction('games', 'readwrite');
    for (const game of stored) write.objectStore('games').put(game);
    await new Promise((resolve, reject) => {
      write.oncomplete = resolve;
      write.onerror = () => reject(write.error);
    });
    database.close();
  }, Object.values(games));
  await page.reload();
}

/**
 * Goes to a screen of the client that `openClient` has opened.
 *
 * @param {import('playwright-core').Page} page
 * @param {Pick<Screen, 'hash' | 'ready' | 'act'>} screen
 */
export async function openScreen(page, { hash, ready, act }) {
  await page.evaluate(
    ([selector, wanted]) => {
      // What is there already belongs to the screen before.
      for (const old of document.querySelectorAll(selector)) old.setAttribute('data-left', '');
      location.hash = wanted;
    },
    [ready, hash],
  );
  await page.locator(`${ready}:not([data-left])`).first().waitFor();
  await act?.(page);
  await settle(page);
}
