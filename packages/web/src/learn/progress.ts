import type { Command } from '@openrealms/engine';
import type { MatchUpdate } from '../match/match.ts';
import type { DoStep, Lesson, Step } from './lesson.ts';
import { fitsAny } from './pattern.ts';

/** How far a lesson has come. */
export interface Progress {
  /** The step to do now; the number of steps when all are done. */
  readonly step: number;
  /** How many commands of this step have been made. */
  readonly made: number;
  /** Where the lesson stood after each move, for whoever takes one back. */
  readonly trail: readonly Mark[];
}

type Mark = Pick<Progress, 'step' | 'made'>;

/** What the learner's table tells of a change: all that a lesson looks at. */
export type Change = Pick<MatchUpdate, 'kind' | 'move' | 'by' | 'command' | 'moments'>;

const START: Mark = { step: 0, made: 0 };

export const BEGINNING: Progress = { ...START, trail: [START] };

export function stepNow(lesson: Lesson, { step }: Pick<Progress, 'step'>): Step | null {
  return lesson.steps[step] ?? null;
}

/** Where the lesson stands after a change of the game. */
export function progressAfter(lesson: Lesson, progress: Progress, change: Change): Progress {
  if (change.kind === 'opened') return BEGINNING;
  const mark =
    change.kind === 'moved' ? moved(lesson, progress, change) : undone(lesson, progress, change);
  return { ...mark, trail: [...progress.trail.slice(0, change.move), mark] };
}

function moved(lesson: Lesson, { step, made }: Progress, change: Change): Mark {
  const now = lesson.steps[step];
  if (now === undefined || now.kind === 'undo') return { step, made };
  if (now.kind === 'watch') {
    const more = made + 1 < now.commands.length;
    return more ? { step, made: made + 1 } : { step: step + 1, made: 0 };
  }
  return lasts(now, change) ? { step, made: made + 1 } : { step: step + 1, made: 0 };
}

/** Taking a move back leads to the step it was made in, unless taking back is the step. */
function undone(lesson: Lesson, { step, trail }: Progress, { move }: Change): Mark {
  return lesson.steps[step]?.kind === 'undo' ? { step: step + 1, made: 0 } : (trail[move] ?? START);
}

function lasts({ lasts: how, welcome }: DoStep, { moments }: Change): boolean {
  const { legal, events } = moments[0];
  if (how === undefined) return false;
  if (how === 'while-welcome') return legal.some((command) => fitsAny(command, welcome));
  return events.every(({ kind }) => kind !== how);
}

/** What the table lets glow: what is welcome, and every answer to a question, for a question has to be seen whole. */
export function offered(step: Step | null, legal: readonly Command[]): readonly Command[] {
  if (step?.kind !== 'do') return [];
  return legal.filter((command) => command.type === 'choose' || fitsAny(command, step.welcome));
}

/** What "Show me" does: the most instructive of what is welcome and legal. */
export function shownBy(step: DoStep, legal: readonly Command[]): Command | null {
  for (const pattern of step.welcome) {
    const fitting = legal.filter((command) => fitsAny(command, [pattern]));
    if (fitting.length > 0)
      return fitting.reduce((best, each) => (amount(each) > amount(best) ? each : best));
  }
  return null;
}

function amount(command: Command): number {
  return command.type === 'attack-player' ? command.amount : 0;
}
