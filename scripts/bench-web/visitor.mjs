// A new visitor, and what a visitor does: opens a table, takes turns.

/** Opens a page in a context of its own. `settings` are those of the client that differ from the usual ones. */
export async function newVisitor(browser, settings = {}) {
  // The service worker fetches everything for later; no measure is about that.
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript((state) => {
    localStorage.setItem('openrealms-settings', JSON.stringify({ state, version: 1 }));
  }, settings);
  return { context, page: await context.newPage() };
}

/** Clicks the button that plays at once, and waits until the table is ready for input. */
export async function openTable(page) {
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).click();
  await page.waitForFunction(() => performance.getEntriesByName('table-ready').length > 0);
}

/**
 * Plays all cards, ends the turn and watches the opponent's, some times over; calls `beforeOpponent` and `afterOpponent`.
 * Stops early when a choice comes up, which a turn of this player seldom does so soon.
 */
export async function takeTurns(page, turns, { beforeOpponent, afterOpponent } = {}) {
  const button = (name, disabled) => page.getByRole('button', { name, disabled });
  const choice = page.locator('[data-zone=choice]');
  const myTurn = button(/^End turn/, false)
    .or(choice)
    .first();
  await myTurn.waitFor();
  for (let turn = 0; turn < turns && !(await choice.isVisible()); turn += 1) {
    const playAll = button(/^Play all/, false);
    if (await playAll.isVisible()) await playAll.click();
    await page.waitForTimeout(1_000); // the cards are on their way
    if (await choice.isVisible()) return;
    await button(/^End turn/, false).click();
    await button(/^End turn/, true).waitFor();
    await beforeOpponent?.();
    await myTurn.waitFor({ timeout: 60_000 });
    await afterOpponent?.();
  }
}
