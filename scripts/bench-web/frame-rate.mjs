// Frames per second in the busiest animation: the slowest second of a few turns, with all their cards in flight. The same
// table at rest is the baseline: no animation can have more frames than it. Games differ, so the middle one of some counts.
import { newVisitor, openTable, takeTurns } from './visitor.mjs';

const GAMES = 5;
const TURNS = 3;
const REST = 2_500;

export async function measure({ browser, address }) {
  const games = [];
  for (let game = 0; game < GAMES; game += 1) games.push(await framesOfAGame(browser, address));
  const { busy, atRest } = games.sort((a, b) => a.busy / a.atRest - b.busy / b.atRest)[GAMES >> 1];
  return [
    { name: 'frame rate, slowest second', value: busy, unit: 'fps', atLeast: 60 },
    { name: 'frame rate, slowest second of the table at rest', value: atRest, unit: 'fps' },
    { name: 'frame rate, busiest against at rest', value: busy / atRest, unit: '', atLeast: 0.9 },
  ];
}

async function framesOfAGame(browser, address) {
  const { context, page } = await newVisitor(browser, { pace: 'fast', askBeforeEndTurn: false });
  await page.goto(address);
  await openTable(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(countFrames);
  await page.waitForTimeout(REST);
  const atRest = slowest(await page.evaluate(() => globalThis.frames.splice(0)));
  await takeTurns(page, TURNS);
  const busy = slowest(await page.evaluate(() => globalThis.frames));
  await context.close();
  return { busy, atRest };
}

/** In the page: notes when each frame begins. */
function countFrames() {
  globalThis.frames = [];
  const note = (time) => {
    globalThis.frames.push(time);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** The fewest frames that began within a second, rounded as the screen does: 59.9 is 60. */
function slowest(frames) {
  const last = frames[frames.length - 1];
  const rates = frames
    .filter((start) => start + 1_000 <= last)
    .map((start) => frames.filter((time) => time > start && time <= start + 1_000.5).length);
  return Math.min(...rates);
}
