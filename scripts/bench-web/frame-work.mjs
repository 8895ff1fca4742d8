// What the processor has to do for each frame of the busiest second of a few turns, in processor time, which other work on
// the machine does not lengthen. The page's own thread (script, style, layout, paint) has one frame's time for it on every
// machine; drawing (raster, putting layers together) happens beside it, and mostly on a graphics processor where there is one.
import { percentile } from './percentile.mjs';
import { newVisitor, openTable, takeTurns } from './visitor.mjs';

const GAMES = 3;
const TURNS = 3;
const FRAME_MS = 16.7;
const SECOND = 1_000_000;

export async function measure({ browser, address }) {
  const games = [];
  for (let game = 0; game < GAMES; game += 1) games.push(await framesOfAGame(browser, address));
  const busiest = games.map(busiestSecond);
  // Nothing to measure gives no number, and whoever asked says so.
  const frames = busiest.every((second) => second !== undefined) ? busiest.flat() : [];
  const page = frames.map((frame) => frame.page);
  const drawing = frames.map((frame) => frame.drawing);
  return [
    {
      name: 'page at work for a frame, busiest second, 95th percentile',
      value: percentile(page, 0.95),
      atMost: FRAME_MS,
    },
    { name: 'page at work for a frame, longest', value: Math.max(...page) },
    {
      name: 'drawing of a frame, busiest second, 95th percentile',
      value: percentile(drawing, 0.95),
    },
  ].map((figure) => ({ ...figure, unit: 'ms' }));
}

async function framesOfAGame(browser, address) {
  const { context, page } = await newVisitor(browser, { pace: 'fast', askBeforeEndTurn: false });
  await page.goto(address);
  await openTable(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(wantFrames);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await takeTurns(page, TURNS);
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  await context.close();
  return framesIn(traceEvents);
}

/** In the page: has every frame begin with a mark in the trace. */
function wantFrames() {
  const next = () => requestAnimationFrame(next);
  next();
}

/** For each frame when it begins and how long the threads work from there to the next one, in milliseconds. */
function framesIn(events) {
  const beginnings = events.filter(({ name }) => name === 'FireAnimationFrame');
  if (beginnings.length === 0) throw new Error('The trace has no frames.');
  const pageThread = threadOf(beginnings[0]);
  const drawingThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && DRAWING.test(args.name))
      .map(threadOf),
  );
  const frames = beginnings
    .filter((event) => threadOf(event) === pageThread)
    .map(({ ts }) => ({ ts, page: 0, drawing: 0 }))
    .sort((a, b) => a.ts - b.ts);
  const tasks = events
    .filter(({ ph, name, tdur }) => ph === 'X' && TASK.test(name) && tdur !== undefined)
    .sort((a, b) => a.ts + a.dur - (b.ts + b.dur));
  let at = 0;
  for (const task of tasks) {
    // By their ends: the task in which a frame begins is its first.
    while (at + 1 < frames.length && frames[at + 1].ts <= task.ts + task.dur) at += 1;
    const thread = threadOf(task);
    if (task.name === 'RasterTask' || drawingThreads.has(thread)) {
      frames[at].drawing += task.tdur / 1_000;
    } else if (thread === pageThread) {
      frames[at].page += task.tdur / 1_000;
    }
  }
  return frames;
}

const TASK = /^(?:ThreadControllerImpl::RunTask|RasterTask)$/;
const DRAWING = /^(?:Compositor|VizCompositorThread|CrGpuMain)$/;

function threadOf({ pid, tid }) {
  return `${pid}:${tid}`;
}

/** The frames of the second in which the page has most to do. */
function busiestSecond(frames) {
  const last = frames[frames.length - 1].ts;
  const work = (second) => second.reduce((sum, { page }) => sum + page, 0);
  return frames
    .filter(({ ts }) => ts + SECOND <= last)
    .map(({ ts }) => frames.filter((frame) => frame.ts >= ts && frame.ts < ts + SECOND))
    .sort((a, b) => work(b) - work(a))[0];
}
