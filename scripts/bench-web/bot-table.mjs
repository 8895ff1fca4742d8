// A table at which two computer players of a level play each other. Nothing is animated and no step waits to be seen.
import { newVisitor } from './visitor.mjs';

/** On the page once the game is over. */
export const OVER = '[data-result]';

/** In milliseconds; whatever takes longer will not end. */
export const LONGEST_GAME = 180_000;

/** A page whose next games are those of a level against itself, and its worker. */
export async function newBotTable(browser, address, bot) {
  const seat = { kind: 'bot', bot };
  const { context, page } = await newVisitor(
    browser,
    { pace: 'instant', animation: 'off' },
    { seats: [seat, seat] },
  );
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.goto(address)]);
  return { context, page, worker };
}

/** Begins the next game and waits until the table shows it. */
export async function deal(page) {
  await page.evaluate(() => {
    performance.clearMarks('table-ready');
    location.hash = '#/new';
  });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForFunction(() => performance.getEntriesByName('table-ready').length > 0);
}
