// The pages of packages/web/shots: every card, and the table with games that stand still.

/**
 * The end of the address of what is asked for: see packages/web/shots/request.ts.
 *
 * @param {Readonly<Record<string, string>>} request
 */
export function fragmentOf(request) {
  return `#${new URLSearchParams(request)}`;
}

/**
 * Shows what is asked for and waits until it can be looked at.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} address
 * @param {Readonly<Record<string, string>>} request
 */
export async function showPage(page, address, request) {
  const fragment = fragmentOf(request);
  await page.goto(`${address}/${fragment}`);
  await page.waitForFunction(
    (wanted) => document.documentElement.dataset.shown === wanted,
    fragment,
  );
  await settle(page);
}

/**
 * The names of the tables, the games to put into the client, and when all this happens.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} address
 * @returns {Promise<{ tables: string[], games: Record<string, unknown>, now: number }>}
 */
export async function readCatalogue(page, address) {
  await showPage(page, address, { show: 'catalogue' });
  return JSON.parse(await page.locator('#catalogue').textContent());
}

/**
 * Waits for fonts and until everything has its place.
 *
 * @param {import('playwright-core').Page} page
 */
export async function settle(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
