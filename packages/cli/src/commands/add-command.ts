import type { Command } from 'commander';
import type { Io } from '../io.ts';

/** Adds one command to the program; `done` receives its exit code. */
export type AddCommand = (program: Command, io: Io, done: (exitCode: number) => void) => void;
