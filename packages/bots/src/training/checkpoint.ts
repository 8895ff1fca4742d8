import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from '@openrealms/engine';
import { shortForm } from '../network/learned.ts';
import { readTrained } from '../trained/read-trained.ts';
import type { SharedWeights } from './learner.ts';
import { flagOf, KEYS, optionsOf, type Plan, readOptions } from './plan.ts';
import { Refusal } from './refusal.ts';
import { CARD_IDS } from './tables.ts';

/** A part of a run, from one start of the program to its stop. */
export interface Part {
  readonly plan: Plan;
  /** Games that the run had played before this part, and after it. */
  readonly begin: number;
  readonly end: number;
}

/** What is written beside the weights. */
export interface RunState {
  /** That of the last part. */
  readonly plan: Plan;
  /** In order. A run that was begun before they were recorded has those since then. */
  readonly parts: readonly Part[];
  readonly engine: string;
  readonly cards: readonly string[];
  readonly games: number;
  readonly steps: number;
  readonly seconds: number;
  /** How much better the network plays than each guest, in the order of its catalogs. */
  readonly edges: readonly number[];
}

/** Makes the folder of a run: that nothing can be written there should not show after the first games. */
export function makeFolder(folder: string): void {
  writing(folder, () => {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  });
}

function writing(folder: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Refusal(
      `Cannot write to ${folder}: ${(error as Error).message}. Make room there, or name another --folder.`,
    );
  }
}

/** Writes weights and progress; a run that is stopped while writing keeps the checkpoint before. */
export function saveRun(
  folder: string,
  weights: SharedWeights,
  state: Omit<RunState, 'engine'>,
): void {
  const { values, means, squares } = weights;
  const bytes = [values, means, squares].map((array) => Buffer.from(array.slice().buffer));
  const run = JSON.stringify({ ...state, engine: ENGINE_VERSION }, null, 2);
  writing(folder, () => {
    mkdirSync(folder, { recursive: true });
    replace(join(folder, 'weights.bin'), Buffer.concat(bytes));
    replace(join(folder, 'run.json'), run);
  });
}

/** Writes the weights in the form in which the repository keeps them, with what made them. */
export function writeLearned(
  folder: string,
  { hidden, values }: SharedWeights,
  parts: readonly Part[],
): void {
  const data = JSON.stringify(shortForm(values, hidden, CARD_IDS), null, 2);
  const module = `import type { LearnedData } from './learned.ts';\n\n/** Made by ${commandsOf(parts)}. */\nexport const LEARNED: LearnedData = ${data};\n`;
  writing(folder, () => replace(join(folder, 'learned-data.ts'), module));
}

/** What to type to train the same way. */
export function commandsOf(parts: readonly Part[]): string {
  const commands = parts.map(({ plan, begin }, i) => {
    const resume = begin === 0 ? [] : ['--resume'];
    const options = [...resume, optionsOf(plan, parts[i - 1]?.plan)].join(' ').trim();
    return `\`npm run train -- ${options}\``;
  });
  if (parts.length === 1) return commands[0];
  return parts.map(({ end }, i) => `${commands[i]} to game ${end}`).join(', then ');
}

function replace(path: string, content: Buffer | string): void {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}

/** Whether something would be lost if another run were written there. */
export function holdsRun(folder: string): boolean {
  return ['run.json', 'weights.bin'].some((name) => existsSync(join(folder, name)));
}

/** How far the run in this folder has come. */
export function readRun(folder: string): RunState {
  readTrained(folder); // says what is wrong with a folder that holds no network
  const { parts = [], ...run } = readState(folder);
  if (run.cards.join() !== CARD_IDS.join()) {
    throw new Refusal(
      `The run in ${folder} is of a version with other cards: begin another one with --from ${folder}.`,
    );
  }
  const wrong = wrongIn({ ...run, parts });
  if (wrong !== undefined) {
    throw new Refusal(
      `The file run.json in ${folder} is damaged, or of another version: ${wrong}. Begin another run with --from ${folder}.`,
    );
  }
  return { ...run, parts };
}

/** What stands in the file, not yet checked. */
export function readState(folder: string): RunState {
  return JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as RunState;
}

function wrongIn({ plan, parts, games, steps, seconds, edges }: RunState): string | undefined {
  const isCount = (n: unknown) => Number.isInteger(n) && Number(n) >= 0 && Number(n) < 2 ** 31;
  if (!isCount(games) || !isCount(steps)) return 'it does not say how far the run has come';
  if (!(Number.isFinite(seconds) && seconds >= 0)) return 'it does not say how long it took';
  if (!Array.isArray(edges) || !edges.every(Number.isFinite)) return 'its edges are no numbers';
  const isPart = (part: Partial<Part> | null) =>
    isCount(part?.begin) && isCount(part?.end) && typeof part?.plan === 'object' && part.plan;
  if (!Array.isArray(parts) || !parts.every(isPart)) return 'its parts are not parts of a run';
  return wrongInPlan(plan);
}

function wrongInPlan(plan: Plan): string | undefined {
  try {
    const read = readOptions({ ...plan });
    const isWrong = (key: keyof Plan) =>
      plan[key] === undefined || JSON.stringify(plan[key]) !== JSON.stringify(read[key]);
    const wrong = KEYS.find(isWrong);
    if (wrong !== undefined) return `its plan has no right ${flagOf(wrong)}`;
    const unknown = Object.keys(plan).find((key) => !(key in read));
    return unknown && `nobody knows the ${unknown} of its plan`;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message.replace(/\.$/, '');
  }
}

/** Reads the weights of a run into the shared memory. */
export function loadWeights(folder: string, { values, means, squares }: SharedWeights): void {
  const bytes = readFileSync(join(folder, 'weights.bin'));
  [values, means, squares].forEach((array, i) => {
    const from = bytes.byteOffset + i * array.byteLength;
    array.set(new Float32Array(bytes.buffer.slice(from, from + array.byteLength)));
  });
  checkNumbers(folder, [values, means, squares]);
}

/** The size of a file of weights may be right and what stands in it may not. */
export function checkNumbers(folder: string, weights: readonly Float32Array[]): void {
  if (weights.every((array) => array.every(Number.isFinite))) return;
  throw new Refusal(
    `The file weights.bin in ${folder} is damaged: not all weights are numbers. Begin another run in another --folder.`,
  );
}
