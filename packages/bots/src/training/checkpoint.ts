import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION, randomFrom } from '@openrealms/engine';
import { learnedWeights } from '../levels/learned-levels.ts';
import { LEARNED_HERE, shortForm } from '../network/learned.ts';
import type { Weights } from '../network/network.ts';
import { partsOf, sizeOf } from '../network/weights-layout.ts';
import type { SharedWeights } from './learner.ts';
import type { Plan } from './plan.ts';
import { CARD_IDS } from './tables.ts';
import { widened } from './widen.ts';

/** What is written beside the weights. */
export interface RunState {
  readonly plan: Plan;
  readonly engine: string;
  readonly cards: readonly string[];
  readonly games: number;
  readonly steps: number;
  readonly seconds: number;
  /** How much better the network plays than each guest, in the order of its catalogs. */
  readonly edges: readonly number[];
}

/** Writes weights and progress; a run that is stopped while writing keeps the checkpoint before. */
export function saveRun(
  folder: string,
  weights: SharedWeights,
  state: Omit<RunState, 'engine'>,
): void {
  mkdirSync(folder, { recursive: true });
  const { values, means, squares } = weights;
  const bytes = [values, means, squares].map((array) => Buffer.from(array.slice().buffer));
  replace(join(folder, 'weights.bin'), Buffer.concat(bytes));
  replace(join(folder, 'run.json'), JSON.stringify({ ...state, engine: ENGINE_VERSION }, null, 2));
}

/** Writes the weights in the form in which the repository keeps them, with what made them. */
export function writeLearned(folder: string, { values }: SharedWeights, plan: Plan): void {
  const {
    curiosity,
    games,
    guests,
    hidden,
    lambda,
    seed,
    duels,
    lessons,
    positions,
    rate,
    workers,
  } = plan;
  const from = plan.from === null ? '' : ' --from <run before>';
  const bias = plan.biasOnly ? ' --bias-only' : '';
  const options = `--games ${games} --hidden ${hidden} --seed ${seed} --duels ${duels} --lessons ${lessons} --guests ${guests} --curiosity ${curiosity} --positions ${positions} --lambda ${lambda} --rate ${rate} --workers ${workers}${bias}${from}`;
  const data = JSON.stringify(shortForm(values, hidden, CARD_IDS), null, 2);
  replace(
    join(folder, 'learned-data.ts'),
    `import type { LearnedData } from './learned.ts';\n\n/** Made by \`npm run train -- ${options}\`. */\nexport const LEARNED: LearnedData = ${data};\n`,
  );
}

function replace(path: string, content: Buffer | string): void {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}

export function hasRun(folder: string): boolean {
  return existsSync(join(folder, 'run.json'));
}

/** Begins with the weights of another run, or of the repository; says what is wrong if they do not fit. */
export function beginWith(folder: string, weights: SharedWeights): string | undefined {
  const anotherSize = (hidden: number) =>
    `${folder} holds a network of another size: give --hidden ${hidden}, or some times as much.`;
  if (folder === LEARNED_HERE) {
    return takeOver(learnedWeights, weights) ? undefined : anotherSize(learnedWeights.hidden);
  }
  if (!hasRun(folder)) return `There is no run in ${folder} to begin with.`;
  const { cards, plan } = readState(folder);
  const { hidden } = plan;
  const bytes = readFileSync(join(folder, 'weights.bin'));
  const size = sizeOf(hidden, cards.length);
  if (bytes.length !== 12 * size) return `${folder} holds a network of another kind.`;
  const known = new Float32Array(bytes.buffer, bytes.byteOffset, size);
  return takeOver(partsOf(known, hidden, cards), weights) ? undefined : anotherSize(hidden);
}

/** Begins with these weights, made wider where that is wanted; false if they do not fit. */
function takeOver(known: Weights, { hidden, values }: SharedWeights): boolean {
  const times = hidden / known.hidden;
  if (!Number.isInteger(times)) return false;
  const before = times === 1 ? known : widened(known, times, randomFrom('wider'));
  const now = partsOf(values, hidden, CARD_IDS);
  now.output.set(before.output);
  now.second.set(before.second);
  now.scalars.set(before.scalars);
  now.zones.set(before.zones);
  for (const [id, row] of now.cards) row.set(before.cards.get(id) ?? new Float32Array(row.length));
  return true;
}

function readState(folder: string): RunState {
  return JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as RunState;
}

/** Reads a checkpoint into the shared memory; says how far the run had come. */
export function loadRun(folder: string, weights: SharedWeights): RunState {
  const state = readState(folder);
  const bytes = readFileSync(join(folder, 'weights.bin'));
  const { values, means, squares } = weights;
  if (bytes.length !== 12 * values.length) {
    throw new Error(`${folder} holds a network of another size; give it another folder.`);
  }
  [values, means, squares].forEach((array, i) => {
    const from = bytes.byteOffset + i * 4 * array.length;
    array.set(new Float32Array(bytes.buffer.slice(from, from + 4 * array.length)));
  });
  return state;
}
