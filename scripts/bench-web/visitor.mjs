// A new visitor, and what a visitor does: opens a table, takes turns.

/**
 * Opens a page in a context of its own. `settings` are those of the client that differ from the usual ones, `newGame` is
 * what the page of a new game has chosen already.
 */
export async function newVisitor(browser, settings = {}, newGame = {}) {
  // The service worker fetches everything for later; no measure is about that.
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (states) => {
      for (const [name, state] of Object.entries(states)) {
        localStorage.setItem(name, JSON.stringify({ state, version: 1 }));
      }
    },
    { 'openrealms-settings': settings, 'openrealms-new-game': newGame },
  );
  return { context, page: await context.newPage() };
}

/** Clicks the button that plays at once, and waits until the table is ready for input. */
export async function openTable(page) {
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).click();
  await page.waitForFunction(() => performance.getEntriesByName('table-ready').length > 0);
}

const CHOICE = '[data-zone=choice]';
const END_TURN = '[data-act=end-turn]:not(:disabled)';

/**
 * Plays all cards, ends the turn and watches the opponent's, some times over; calls `beforeOpponent` and `afterOpponent`.
 * Stops early when a choice comes up, which a turn of this player seldom does so soon. Acts by key and looks seldom and
 * cheaply: finding buttons by their name in every frame would cost the page more than its own animation does.
 */
export async function takeTurns(page, turns, { beforeOpponent, afterOpponent } = {}) {
  const myTurn = () => shown(page, `${END_TURN}, ${CHOICE}`);
  await myTurn();
  for (let turn = 0; turn < turns && (await page.$(CHOICE)) === null; turn += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(1_000); // the cards are on their way
    if ((await page.$(CHOICE)) !== null) return;
    await page.keyboard.press('e');
    await shown(page, '[data-act=end-turn]:disabled');
    await beforeOpponent?.();
    await myTurn();
    await afterOpponent?.();
  }
}

async function shown(page, selector) {
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector, {
    polling: 100,
    timeout: 60_000,
  });
}
