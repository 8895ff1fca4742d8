// How long the computer players of every level take in the worker, as its timeline tells, and the worker's memory. Every level
// plays whole games against itself; level 1 is the baseline.
import { deal, LONGEST_GAME, newBotTable, OVER } from './bot-table.mjs';
import { percentile } from './percentile.mjs';
import { memoryOfWorker } from './worker-memory.mjs';

/** Those who are to decide at once, from level 1 on. */
const AT_ONCE = ['recruit', 'pilot', 'trader', 'captain', 'commander', 'admiral'];
const DECISION_MS = 10;

/** Those who think for a time, with the most that a turn may take. */
const THINKING = [
  { level: 7, bot: 'fleet-admiral', games: 4, atMost: 75 },
  { level: 8, bot: 'overlord', games: 1, atMost: 1_250 },
];

const GAMES = 4;
const MEMORY_MB = 100;

export async function measure({ browser, address }) {
  const figures = [];
  const memory = [];
  let baseline;
  for (const [i, bot] of AT_ONCE.entries()) {
    const table = await watchGames(browser, address, bot, GAMES);
    const times = timesOf(table.decisions);
    baseline ??= mean(times);
    figures.push(...figuresAtOnce(i + 1, times, baseline));
    memory.push(table.memory);
  }
  for (const { level, bot, games, atMost } of THINKING) {
    const table = await watchGames(browser, address, bot, games);
    figures.push(...figuresOfTurns(level, turnsOf(table.decisions), atMost));
    memory.push(table.memory);
  }
  return [...figures, ...figuresOfMemory(memory)];
}

function figuresAtOnce(level, times, baseline) {
  const longest = {
    name: `level ${level}, decision, longest`,
    value: Math.max(...times),
    unit: 'ms',
  };
  const ratio = {
    name: `level ${level}, decision, times level 1`,
    value: mean(times) / baseline,
    unit: '',
  };
  return [
    {
      name: `level ${level}, decision, 95th percentile`,
      value: percentile(times, 0.95),
      unit: 'ms',
      atMost: DECISION_MS,
    },
    longest,
    ...(level === 1 ? [] : [ratio]),
  ];
}

function figuresOfTurns(level, turns, atMost) {
  const thought = turns.map((turn) => turn.thought);
  return [
    { name: `level ${level}, turn, median`, value: percentile(thought, 0.5), atMost },
    { name: `level ${level}, turn, longest`, value: Math.max(...thought) },
    {
      name: `level ${level}, turn, median with what is between its decisions`,
      value: percentile(
        turns.map(({ start, end }) => end - start),
        0.5,
      ),
    },
  ].map((figure) => ({ ...figure, unit: 'ms' }));
}

/** Of the levels, from level 1 on. */
function figuresOfMemory(levels) {
  const taken = levels.map((level) => level.taken);
  const kept = levels.map((level) => level.kept);
  return [
    { name: 'memory of the worker, most of a level', value: Math.max(...taken), atMost: MEMORY_MB },
    { name: 'memory of the worker, level 1', value: taken[0] },
    { name: 'memory of the worker, most of a level without garbage', value: Math.max(...kept) },
  ].map((figure) => ({ ...figure, value: figure.value / 1e6, unit: 'MB' }));
}

/** Lets a level play some games against itself, one after the other in the same worker. */
async function watchGames(browser, address, bot, games) {
  const { context, page, worker } = await newBotTable(browser, address, bot);
  const asked = await memoryOfWorker(context, page);
  await worker.evaluate(hearDecisions);
  const decisions = [];
  let taken = 0;
  for (let game = 0; game < games; game += 1) {
    await deal(page);
    const end = Date.now() + LONGEST_GAME;
    while ((await page.$(OVER)) === null) {
      if (Date.now() > end) throw new Error(`A game of the ${bot} does not end.`);
      await page.waitForTimeout(250);
      taken = Math.max(taken, await asked.taken());
    }
    const heard = await worker.evaluate(() => globalThis.decisions.splice(0));
    decisions.push(...heard.map((decision) => ({ ...decision, game })));
  }
  const webAssembly = await asked.webAssembly();
  const kept = await asked.kept();
  await context.close();
  return { decisions, memory: { taken: taken + webAssembly, kept: kept + webAssembly } };
}

/** In the worker: notes what its timeline tells of decisions. */
function hearDecisions() {
  globalThis.decisions = [];
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration, detail } of list.getEntriesByName('decision')) {
      globalThis.decisions.push({ start, duration, ...detail });
    }
  }).observe({ entryTypes: ['measure'] });
}

/** Of decisions between more than one command. */
function timesOf(decisions) {
  return decisions.filter(({ options }) => options > 1).map(({ duration }) => duration);
}

/** By turn: how long it was thought about, when its first decision began and when its last one was taken. */
function turnsOf(decisions) {
  const turns = new Map();
  for (const { game, turn, start, duration } of decisions) {
    const key = `${game}:${turn}`;
    const so = turns.get(key) ?? { thought: 0, start };
    turns.set(key, { ...so, thought: so.thought + duration, end: start + duration });
  }
  return [...turns.values()];
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
