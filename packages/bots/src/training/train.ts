/** `npm run train`: teaches the network by games against itself. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { randomFrom } from '@openrealms/engine';
import { sizeOf } from '../network/weights-layout.ts';
import { beginWith, hasRun, loadRun, saveRun, writeLearned } from './checkpoint.ts';
import { randomize, type SharedWeights } from './learner.ts';
import { type Arguments, readArguments, USAGE } from './plan.ts';
import { RunningMean } from './running-mean.ts';
import { CARD_IDS } from './tables.ts';
import { EDGES, type Job, work } from './worker.ts';

const SAVE_EVERY = 15_000;
/** What is kept in the end is the mean of the weights over the last part of the run: single games pull them here and there. */
const AVERAGED_FROM = 0.75;
const AVERAGE_EVERY = 500;

if (isMainThread) {
  const read = readArguments(process.argv.slice(2));
  if (typeof read === 'string') {
    process[read === '' ? 'stdout' : 'stderr'].write(
      `${read}${read === '' ? '' : '\n\n'}${USAGE}\n`,
    );
    process.exitCode = read === '' ? 0 : 2;
  } else {
    await train(read);
  }
} else {
  work(workerData as Job, (error, samples) => parentPort?.postMessage({ error, samples }));
}

async function train({ plan: wanted, folder, resume, json }: Arguments): Promise<void> {
  let plan = wanted;
  if (hasRun(folder) !== resume) {
    process.stderr.write(
      resume
        ? `There is no run in ${folder} to go on with.\n`
        : `${folder} holds a run already: go on with --resume, or name another --folder.\n`,
    );
    process.exitCode = 2;
    return;
  }
  const weights = sharedWeights(plan.hidden);
  const counters = new Int32Array(new SharedArrayBuffer(8));
  const edges = new Float32Array(new SharedArrayBuffer(4 * EDGES));
  let before = 0;
  if (resume) {
    const state = loadRun(folder, weights);
    counters.set([state.games, state.steps]);
    before = state.seconds;
    edges.set(state.edges);
    plan = { ...plan, from: state.plan.from };
  } else {
    randomize(weights.values, plan.hidden, randomFrom(plan.seed));
    const trouble = plan.from === null ? undefined : beginWith(plan.from, weights);
    if (trouble !== undefined) {
      process.stderr.write(`${trouble}\n`);
      process.exitCode = 2;
      return;
    }
  }
  const start = Date.now();
  const seconds = () => before + (Date.now() - start) / 1000;
  const save = () => {
    const games = Math.min(counters[0], plan.games);
    saveRun(folder, weights, {
      plan,
      cards: CARD_IDS,
      games,
      steps: counters[1],
      seconds: seconds(),
      edges: [...edges],
    });
  };
  const mean = new RunningMean(weights.values.length);
  const averaging = setInterval(() => {
    if (counters[0] > AVERAGED_FROM * plan.games) mean.add(weights.values);
  }, AVERAGE_EVERY);
  const errors = { sum: 0, samples: 0 };
  const timer = setInterval(() => {
    save();
    const speed = (counters[0] / seconds()).toFixed(0);
    const error = (errors.sum / Math.max(errors.samples, 1)).toFixed(4);
    process.stderr.write(`${counters[0]} games, ${speed} a second, squared error ${error}\n`);
    Object.assign(errors, { sum: 0, samples: 0 });
  }, SAVE_EVERY);
  await Promise.all(
    Array.from({ length: plan.workers }, (_, worker) =>
      runWorker({ plan, worker, part: counters[1], weights, edges, counters }, errors),
    ),
  );
  clearInterval(timer);
  clearInterval(averaging);
  mean.copyTo(weights.values);
  save();
  writeLearned(folder, weights, plan);
  const result = { ...plan, folder, seconds: Math.round(seconds()) };
  process.stdout.write(
    json
      ? `${JSON.stringify(result)}\n`
      : `${plan.games} games in ${result.seconds} s; the weights are in ${folder}.\n`,
  );
}

function sharedWeights(hidden: number): SharedWeights {
  const bytes = 4 * sizeOf(hidden, CARD_IDS.length);
  const array = () => new Float32Array(new SharedArrayBuffer(bytes));
  return { hidden, values: array(), means: array(), squares: array() };
}

function runWorker(job: Job, errors: { sum: number; samples: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    worker.on('message', ({ error, samples }: { error: number; samples: number }) => {
      errors.sum += error;
      errors.samples += samples;
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
