import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/expect-accessible.ts';
import { openGame } from './harness/new-game.ts';
import { openPage } from './harness/open-page.ts';
import { contentsOf, onTable, totals } from './harness/table.ts';

describe('when something breaks', () => {
  it('the game can be saved as a file that opens again', async () => {
    const { page } = await openGame({ seed: 'to be broken' }, { expectedProblems: [/provoked/] });
    const { hand } = onTable(page);
    await hand
      .getByRole('button', { name: /^Scout/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Undo 1' }).waitFor();
    const before = await totals(page);
    const game = page.url();
    await page.goto(game.replace(/#.*/, '#/settings'));
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await breakTables(page);
    await page.goto(game);

    await page.getByRole('heading', { name: 'Something broke' }).waitFor();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the game as a file' }).click();
    const file = await contentsOf(await download);
    await page.getByText('The file is in your downloads.').waitFor();

    await page.getByRole('button', { name: 'Go home' }).click();
    await page.getByRole('link', { name: /^Games/ }).click();
    const remove = page.getByRole('button', { name: /^Remove: / });
    await remove.click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file' }).click();
    const buffer = Buffer.from(file);
    await (await chooser).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    await page.getByText('The game is in the list.').waitFor();
    await page.reload();
    await page.getByRole('link', { name: /^Continue: / }).click();
    // Whoever saved it plays it on with people in every seat.
    await page.getByRole('alertdialog').getByRole('button').click();
    expect(await totals(page)).toEqual(before);
  });

  it('a game that cannot be read says so instead of loading for ever', async () => {
    const { page } = await openGame({ seed: 'to be damaged' });
    await onTable(page).endTurn.waitFor();
    await damage(page, { players: null });
    await page.reload();
    await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
    await page.getByText('What this browser keeps of the game is damaged.').waitFor();
    await expectAccessible(page);
  });

  it('a game whose moves do not fit the rules says so', async () => {
    const { page } = await openGame({ seed: 'to be changed' });
    await onTable(page).endTurn.waitFor();
    await damage(page, { moves: [{ seat: 0, command: { type: 'play', card: 'the-hive' } }] });
    await page.reload();
    await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
    await page.getByText(/do not fit the rules/).waitFor();
  });

  it('an unknown game says so', async () => {
    const { page } = await openPage({ path: '#/play/nowhere' });
    await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
    await page.getByText(/not kept in this browser/).waitFor();
    await page.getByRole('link', { name: 'All games kept here' }).click();
    await page.getByRole('heading', { name: 'No game yet' }).waitFor();
  });

  it('an unknown replay, lesson or place leads somewhere', async () => {
    const { page } = await openPage({ path: '#/replay/nowhere' });
    await page.getByText('This game is not kept in this browser.').waitFor();
    await page.goto(page.url().replace(/#.*/, '#/learn/nothing'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(page.url().replace(/#.*/, '#/nowhere/at/all'));
    await page.getByRole('button', { name: /^Play/ }).waitFor();
  });
});

/** Lets every table fail that is drawn from now on, until the page is loaded again. */
function breakTables(page: Page): Promise<void> {
  return page.evaluate(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      if (location.hash.startsWith('#/play/')) throw new Error('provoked by a test');
      return ask(query);
    };
  });
}

/** Overwrites a part of the only stored game. */
function damage(page: Page, part: object): Promise<void> {
  return page.evaluate(async (changes) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('openrealms'));
    const games = database.transaction('games', 'readwrite').objectStore('games');
    const [game] = await done(games.getAll());
    await done(games.put({ ...game, ...changes }));
    database.close();
  }, part);
}
