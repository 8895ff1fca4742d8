// How soon a computer player who thinks moves when it is told to by key, in the page: until a frame begins that shows the move.
import { deal, LONGEST_GAME, newBotTable, OVER } from './bot-table.mjs';
import { percentile } from './percentile.mjs';

const THINKER = 'overlord';

export async function measure({ browser, address }) {
  const waits = await waitsOfAGame(browser, address);
  return [
    { name: 'move now, 95th percentile', value: percentile(waits, 0.95), atMost: 100 },
    { name: 'move now, median', value: percentile(waits, 0.5) },
  ].map((figure) => ({ ...figure, unit: 'ms' }));
}

/** Of every turn in which the player thinks so long that one can ask for the move. */
async function waitsOfAGame(browser, address) {
  const { context, page } = await newBotTable(browser, address, THINKER);
  await deal(page);
  await page.evaluate(watchMoveNow);
  for (;;) {
    await page.waitForFunction(offersMoveNowOr, OVER, { polling: 20, timeout: LONGEST_GAME });
    if ((await page.$(OVER)) !== null) break;
    await page.keyboard.press('n');
    await page.waitForFunction(() => !globalThis.isMoveAwaited(), null, { polling: 20 });
    // For the rest of this turn nobody thinks any more.
    await page.waitForFunction(() => !globalThis.offersMoveNow(), null, { polling: 20 });
  }
  const waits = await page.evaluate(() => globalThis.waits);
  await context.close();
  return waits;
}

/** In the page: notes how long after the key the frame begins that shows what happened then. */
function watchMoveNow() {
  globalThis.waits = [];
  let pressed = null;
  const offersMoveNow = () =>
    [...document.querySelectorAll('button')].some((b) => b.textContent.startsWith('Move now'));
  globalThis.offersMoveNow = offersMoveNow;
  globalThis.isMoveAwaited = () => pressed !== null;
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'n' && offersMoveNow()) pressed = timeStamp;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (pressed === null) return;
    const since = pressed;
    pressed = null;
    requestAnimationFrame(() => globalThis.waits.push(performance.now() - since));
  }).observe(document.querySelector('[data-zone=log]'), { childList: true, subtree: true });
}

function offersMoveNowOr(over) {
  return globalThis.offersMoveNow() || document.querySelector(over) !== null;
}
