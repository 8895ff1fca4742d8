/**
 * `npm run train`: teaches the network by games against itself. With one worker the same options give the same weights, if the run is
 * not stopped on the way. Several change the same weights in no fixed order, and a stopped run goes on from where the clock last saved
 * it: such runs cannot be repeated.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { NoTrainedNetwork } from '../trained/read-trained.ts';
import { type Arguments, readArguments, USAGE } from './arguments.ts';
import { makeFolder, saveRun, writeLearned } from './checkpoint.ts';
import { Refusal } from './refusal.ts';
import { RunningMean } from './running-mean.ts';
import { startOf } from './start.ts';
import { CARD_IDS } from './tables.ts';
import { type Job, work } from './worker.ts';

const SAVE_EVERY = 15_000;
/** What is kept in the end is the mean of the weights over the last part of the run: single games pull them here and there. */
const AVERAGED_FROM = 0.75;

/** What a thread tells: the errors of each batch, and in the end the mean of the weights, if it has made one. */
type Report =
  | { readonly error: number; readonly samples: number }
  | { readonly mean: Float32Array };

if (isMainThread) {
  try {
    const read = readArguments(process.argv.slice(2));
    if (read.help) process.stdout.write(`${USAGE}\n`);
    else await train(read);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof NoTrainedNetwork)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
} else {
  teach(workerData as Job, (report) => parentPort?.postMessage(report));
}

async function train(read: Arguments): Promise<void> {
  const { folder, json } = read;
  const { plan, weights, edges, ...before } = startOf(read);
  makeFolder(folder);
  const counters = new Int32Array(new SharedArrayBuffer(8));
  counters.set([before.games, before.steps]);
  const start = Date.now();
  const seconds = () => before.seconds + (Date.now() - start) / 1000;
  const save = () => {
    const games = Math.min(counters[0], plan.games);
    const parts = [...before.parts, { begin: before.games, end: games, plan }];
    saveRun(folder, weights, {
      plan,
      parts,
      cards: CARD_IDS,
      games,
      steps: counters[1],
      seconds: seconds(),
      edges: [...edges],
    });
    return parts;
  };
  const errors = { sum: 0, samples: 0 };
  const timer = setInterval(() => {
    try {
      save();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      process.stderr.write(`${error.message} The games go on meanwhile.\n`);
    }
    const speed = (counters[0] / seconds()).toFixed(0);
    const error = (errors.sum / Math.max(errors.samples, 1)).toFixed(4);
    process.stderr.write(`${counters[0]} games, ${speed} a second, squared error ${error}\n`);
    Object.assign(errors, { sum: 0, samples: 0 });
  }, SAVE_EVERY);
  let mean: Float32Array | undefined;
  const hear = (report: Report) => {
    if ('mean' in report) {
      mean = report.mean;
      return;
    }
    errors.sum += report.error;
    errors.samples += report.samples;
  };
  await Promise.all(
    Array.from({ length: plan.workers }, (_, worker) =>
      runWorker({ plan, worker, part: before.steps, weights, edges, counters }, hear),
    ),
  );
  clearInterval(timer);
  if (mean !== undefined) weights.values.set(mean);
  writeLearned(folder, weights, save());
  const result = { ...plan, folder, seconds: Math.round(seconds()) };
  process.stdout.write(
    json
      ? `${JSON.stringify(result)}\n`
      : `${plan.games} games in ${result.seconds} s; the weights are in ${folder}.\n`,
  );
}

function runWorker(job: Job, hear: (report: Report) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    worker.on('message', hear);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

/** The work of one thread. The first one also makes the mean, after each of its steps: by a clock no run could be repeated. */
function teach(job: Job, tell: (report: Report) => void): void {
  const { counters, plan, weights } = job;
  const { length } = weights.values;
  let mean: RunningMean | undefined;
  work(job, (error, samples) => {
    tell({ error, samples });
    if (job.worker > 0 || counters[0] <= AVERAGED_FROM * plan.games) return;
    mean ??= new RunningMean(length);
    mean.add(weights.values);
  });
  if (mean === undefined) return;
  const values = new Float32Array(length);
  mean.copyTo(values);
  tell({ mean: values });
}
