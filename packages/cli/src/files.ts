import { constants, existsSync } from 'node:fs';
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Failure } from './failure.ts';
import type { Io } from './io.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is not a folder',
};

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}

export function fileExists(path: string, { cwd }: Io): boolean {
  return existsSync(resolve(cwd, path));
}

export async function readTextFile(path: string, { cwd }: Io): Promise<string> {
  try {
    return await readFile(resolve(cwd, path), 'utf8');
  } catch (error) {
    throw new Failure(`Cannot read ${path}: ${reason(error)}. Check the path and try again.`);
  }
}

/** Writes a file whole or not at all: whoever reads it never finds half of it. */
export async function writeTextFile(path: string, text: string, { cwd }: Io): Promise<void> {
  const file = resolve(cwd, path);
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw cannotWrite(path, error);
  }
}

/** Fails now if a file could not be written later because of its folder. */
export async function checkFolderOf(path: string, { cwd }: Io): Promise<void> {
  try {
    await access(dirname(resolve(cwd, path)), constants.W_OK);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

function cannotWrite(path: string, error: unknown): Failure {
  const { code } = error as NodeJS.ErrnoException;
  const why = code === 'ENOENT' ? `the folder ${dirname(path)} does not exist` : reason(error);
  return new Failure(`Cannot write ${path}: ${why}. Choose another file.`);
}
