import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTrained } from '@openrealms/bots/trained';

/** Writes a folder as a training run leaves it, with a small network that has learned nothing. */
export function writeNetwork(folder: string): void {
  mkdirSync(folder);
  const run = { plan: { hidden: 8 }, cards: ['scout', 'viper'], games: 4 };
  writeFileSync(join(folder, 'run.json'), JSON.stringify(run));
  writeFileSync(join(folder, 'weights.bin'), Buffer.alloc(0));
  const numbers = Array.from({ length: rightSize(folder) / 4 }, (_, i) => 0.1 * Math.sin(i));
  writeFileSync(join(folder, 'weights.bin'), Buffer.from(Float32Array.from(numbers).buffer));
}

/** How large the file of weights should be: whoever reads a wrong one says so. */
function rightSize(folder: string): number {
  try {
    readTrained(folder);
  } catch (error) {
    const [, size] = /where (\d+) are right/.exec((error as Error).message) ?? [];
    return Number(size);
  }
  throw new Error('An empty file was taken for weights.');
}
