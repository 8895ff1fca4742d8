import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEARNED_HERE, readLearned } from '../network/learned.ts';
import { LEARNED } from '../network/learned-data.ts';
import type { Weights } from '../network/network.ts';
import { partsOf, sizeOf } from '../network/weights-layout.ts';
import type { RunState } from '../training/checkpoint.ts';

/** A network as a training run has left it, finished or not; or the one that is kept here. */
export interface Trained {
  readonly weights: Weights;
  /** Games of its training so far; null for the network kept here, which was made in several parts. */
  readonly games: number | null;
  /** Tells one state of a run from another: the beginning of the SHA-256 of its weights. */
  readonly checksum: string;
}

/** A folder without a network that can play; the message says what is wrong with it. */
export class NoTrainedNetwork extends Error {
  override readonly name = 'NoTrainedNetwork';
}

/** Running means of the optimiser lie behind the weights; they are of no use to a player. */
const ARRAYS = 3;
const BYTES = 4;

/** Reads what `npm run train` has left in a folder; `learned` is the network that the levels play with. */
export function readTrained(folder: string): Trained {
  if (folder === LEARNED_HERE) {
    return { weights: readLearned(LEARNED), games: null, checksum: checksumOf(LEARNED.numbers) };
  }
  const run = readRun(folder);
  const bytes = read(folder, 'weights.bin');
  const size = sizeOf(run.plan.hidden, run.cards.length) * BYTES;
  if (bytes.length !== ARRAYS * size) {
    throw new NoTrainedNetwork(
      `The weights in ${folder} are of another network than this version has: ${bytes.length} bytes where ${ARRAYS * size} are right. Train it anew.`,
    );
  }
  const values = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + size));
  const weights = partsOf(values, run.plan.hidden, run.cards);
  return { weights, games: run.games, checksum: checksumOf(bytes.subarray(0, size)) };
}

function checksumOf(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 12);
}

function readRun(folder: string): RunState {
  const text = read(folder, 'run.json').toString('utf8');
  let run: Partial<RunState> | null;
  try {
    run = JSON.parse(text);
  } catch {
    throw new NoTrainedNetwork(`The file run.json in ${folder} is damaged: it is not JSON.`);
  }
  if (!Number.isInteger(run?.plan?.hidden) || !Array.isArray(run?.cards)) {
    throw new NoTrainedNetwork(
      `The file run.json in ${folder} is not of a training run: it names no hidden units and no cards.`,
    );
  }
  return run as RunState;
}

function read(folder: string, name: string): Buffer {
  try {
    return readFileSync(join(folder, name));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new NoTrainedNetwork(
      missing
        ? `There is no training run in ${folder}: it has no ${name}. Name the folder that was given to npm run train.`
        : `Cannot read ${name} in ${folder}: ${(error as Error).message}`,
    );
  }
}
