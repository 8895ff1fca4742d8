import type { Command } from '@openrealms/engine';
import type { Judgement } from './judgement.ts';

/** One thing a plain player looks for among the legal commands; undefined where there is no reason for it. */
export type Step = (legal: readonly Command[], judgement: Judgement) => Command | undefined;

export type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The commands of one type. */
export function only<T extends Command['type']>(legal: readonly Command[], type: T): Of<T>[] {
  return legal.filter((command): command is Of<T> => command.type === type);
}
