import { boxes } from '@openrealms/content';
import { type Box, readPackText } from '@openrealms/engine';
import { Failure } from '../failure.ts';
import { readTextFile } from '../files.ts';
import type { Io } from '../io.ts';
import { counted } from './counted.ts';
import { problemLines } from './problem-lines.ts';

/** How many mistakes are told; `pack check` tells them all. */
const MOST = 5;

/** The box of a pack file that is to be played with; fails with what is wrong with it. */
export async function loadPack(path: string, io: Io): Promise<Box> {
  const { box, problems } = readPackText(await readTextFile(path, io), boxes);
  if (box !== null) return box;
  const errors = problems.filter(({ severity }) => severity === 'error');
  throw new Failure(
    [
      `${path} cannot be played: it has ${counted(errors.length, 'error')}.`,
      ...errors.slice(0, MOST).flatMap((problem) => problemLines(path, problem)),
      `See them all with: openrealms pack check ${path}`,
    ].join('\n'),
  );
}
