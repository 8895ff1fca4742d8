// The longest time that the page could not answer during the turns of a bot.
import { newVisitor, openTable, takeTurns } from './visitor.mjs';

const TURNS = 3;

export async function measure({ browser, address }) {
  const { context, page } = await newVisitor(browser, { pace: 'fast', askBeforeEndTurn: false });
  await page.goto(address);
  await openTable(page);
  await page.waitForLoadState('networkidle');
  const gaps = [];
  await takeTurns(page, TURNS, {
    beforeOpponent: () => page.evaluate(watchGaps),
    afterOpponent: async () => gaps.push(await page.evaluate(() => globalThis.longestGap())),
  });
  await context.close();
  return [
    { name: 'longest block in a bot turn', value: Math.max(...gaps), unit: 'ms', atMost: 50 },
  ];
}

/** In the page: a timer that should come every 4 ms comes late by as much as the page was blocked. */
function watchGaps() {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 4);
  globalThis.longestGap = () => {
    clearInterval(timer);
    return longest;
  };
}
