// How a newcomer gets to a table: one button on the home page.

/** Clicks the button that plays at once and waits for the table to be ready for input. */
export async function openTable(page) {
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).click();
  await page.waitForFunction(() => performance.getEntriesByName('table-ready').length > 0);
}
