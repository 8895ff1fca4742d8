// How long the page could not answer during the turns of a bot: by the clock, which other work on the machine lengthens,
// and in processor time of the page's own thread, which it does not.
import { newVisitor, openTable, takeTurns } from './visitor.mjs';

const TURNS = 3;

export async function measure({ browser, address }) {
  const { context, page } = await newVisitor(browser, { pace: 'fast', askBeforeEndTurn: false });
  await page.goto(address);
  await openTable(page);
  await page.waitForLoadState('networkidle');
  const gaps = [];
  const tasks = [];
  await takeTurns(page, TURNS, {
    beforeOpponent: async () => {
      await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
      await page.evaluate(watchGaps);
    },
    afterOpponent: async () => {
      gaps.push(await page.evaluate(() => globalThis.longestGap()));
      tasks.push(longestTask(JSON.parse(await browser.stopTracing())));
    },
  });
  await context.close();
  return [
    { name: 'longest block in a bot turn', value: Math.max(...gaps), unit: 'ms', atMost: 50 },
    {
      name: 'longest task in a bot turn, processor time',
      value: Math.max(...tasks),
      unit: 'ms',
      atMost: 50,
    },
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

/** The longest task of the busiest renderer's main thread, in milliseconds. */
function longestTask({ traceEvents }) {
  const threads = new Map();
  for (const { name, ph, pid, tid, tdur } of traceEvents) {
    if (ph !== 'X' || !name.endsWith('RunTask') || tdur === undefined) continue;
    const thread = threads.get(`${pid}:${tid}`) ?? { sum: 0, longest: 0 };
    threads.set(`${pid}:${tid}`, {
      sum: thread.sum + tdur,
      longest: Math.max(thread.longest, tdur),
    });
  }
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const busiest = mains
    .map(({ pid, tid }) => threads.get(`${pid}:${tid}`))
    .filter((thread) => thread !== undefined)
    .sort((a, b) => b.sum - a.sum)[0];
  if (busiest === undefined) throw new Error('The trace has no main thread of a page.');
  return busiest.longest / 1_000;
}
