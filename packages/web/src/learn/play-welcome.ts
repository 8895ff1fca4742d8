import { safeMove } from '@openrealms/bots';
import type { Command } from '@openrealms/engine';
import type { Moment } from '../match/match.ts';
import { bookIn } from '../table/use-book.ts';
import type { Lesson } from './lesson.ts';
import type { LessonStage } from './lesson-stage.ts';
import { offered, type Progress, stepNow } from './progress.ts';

/** What "Play all" does next in a step that takes several moves; null where it does nothing. */
export function welcomeMove(lesson: Lesson, progress: Progress, moment: Moment): Command | null {
  const step = stepNow(lesson, progress);
  if (step?.kind !== 'do' || step.lasts === undefined || moment.view.choice !== null) return null;
  return safeMove(offered(step, moment.legal), bookIn('en').card) ?? null;
}

/** Plays what needs no thought, one command after the other, as long as the step lasts. */
export async function playWelcome(
  lesson: Lesson,
  { stage, progressAt }: LessonStage,
): Promise<void> {
  let step: number | null = null;
  for (;;) {
    const { shown } = stage.store.getState();
    if (shown === null) return;
    const progress = progressAt(shown.moment);
    step ??= progress.step;
    const next = progress.step === step ? welcomeMove(lesson, progress, shown.moment) : null;
    if (next === null || !(await stage.submit(next))) return;
  }
}
