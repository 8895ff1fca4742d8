// `npm run bench:web`: measures size and speed of the built client in a real browser, with the budget beside each figure.
//
// A measure is a file in scripts/bench-web with a function `measure` that is given { browser, address } and gives
// figures { name, value, unit, atMost or atLeast }; a figure with neither is a baseline for another.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import * as botLatency from './bench-web/bot-latency.mjs';
import * as botTurn from './bench-web/bot-turn.mjs';
import * as firstLoad from './bench-web/first-load.mjs';
import * as frameRate from './bench-web/frame-rate.mjs';
import * as frameWork from './bench-web/frame-work.mjs';
import * as moveNow from './bench-web/move-now.mjs';
import * as timeToTable from './bench-web/time-to-table.mjs';
import { checkNode, ensureInstall } from './ensure-install.mjs';

const MEASURES = {
  'first-load': firstLoad.measure,
  'time-to-table': timeToTable.measure,
  'bot-turn': botTurn.measure,
  'frame-rate': frameRate.measure,
  'frame-work': frameWork.measure,
  'bot-latency': botLatency.measure,
  'move-now': moveNow.measure,
};

const USAGE = `Usage: npm run bench:web -- [--only NAME]... [--json] [--help]

Measures size and speed of the web client in Chromium.
  --only NAME  measure only this of ${Object.keys(MEASURES).join(', ')}
  --json       print one JSON object instead of text
  --help       print this help
Exit code: 0 measured, 1 a figure misses its budget or the client could not be measured, 2 wrong arguments.`;

checkNode();
const { json, help, only } = readArguments();
if (help) {
  console.log(USAGE);
  process.exit(0);
}
ensureInstall();
const measures = (only ?? Object.keys(MEASURES)).map((name) => MEASURES[name]);
const figures = (await measureAll()).map((figure) => ({ ...figure, ok: isWithinBudget(figure) }));
console.log(json ? JSON.stringify({ figures }) : asText(figures));
process.exit(figures.every(({ ok }) => ok) ? 0 : 1);

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean' },
        help: { type: 'boolean' },
        only: { type: 'string', multiple: true },
      },
    });
    const unknown = values.only?.find((name) => !Object.hasOwn(MEASURES, name));
    if (unknown !== undefined) throw new Error(`There is no measure '${unknown}'.`);
    return values;
  } catch ({ message }) {
    console.error(`${message}\n\n${USAGE}`);
    process.exit(2);
  }
}

async function measureAll() {
  const { ensureWebBuild, webDist } = await import('./web-build.mjs');
  const { serve } = await import('./serve.mjs');
  const { chromiumFlags, chromiumPath } = await import('./ensure-chromium.mjs');
  const { chromium } = await import('playwright-core');
  const failed = await ensureWebBuild();
  if (failed !== 0) process.exit(failed);
  warnWhenBusy();
  const { port, close } = await serve(webDist);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const figures = [];
  try {
    for (const measure of measures) {
      figures.push(...(await measure({ browser, address: `http://localhost:${port}` })));
      const empty = figures.find(({ value }) => !Number.isFinite(value));
      if (empty !== undefined) throw new Error(`Nothing could be measured: ${empty.name}.`);
    }
  } finally {
    await browser.close();
    await close();
  }
  return figures;
}

function warnWhenBusy() {
  const [load] = loadavg();
  const cores = availableParallelism();
  if (load <= cores) return;
  console.error(
    `This machine is busy (load ${load.toFixed(1)}, ${cores} cores): do not trust times.`,
  );
}

function isWithinBudget({ value, atMost = Number.POSITIVE_INFINITY, atLeast = 0 }) {
  return value <= atMost && value >= atLeast;
}

function asText(figures) {
  const rows = figures.map(({ name, value, unit, atMost, atLeast, ok }) => [
    name,
    `${value.toFixed(unit === '' ? 2 : 1)} ${unit}`,
    ...(atMost === undefined && atLeast === undefined
      ? ['baseline', '']
      : [
          atMost === undefined ? `at least ${atLeast} ${unit}` : `at most ${atMost} ${unit}`,
          ok ? 'ok' : 'MISSED',
        ]),
  ]);
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) => row.map((cell, column) => pad(cell, widths[column], column === 1)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

function pad(text, width, right) {
  return right ? text.padStart(width) : text.padEnd(width);
}
