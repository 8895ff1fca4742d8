import type { Match, MatchMessage, MatchUpdate, Moment } from '../match/match.ts';
import { createStage, type Stage } from '../match/stage.ts';
import type { Settings } from '../settings/settings.ts';
import { LEARNER, type Lesson, PARTNER } from './lesson.ts';
import { BEGINNING, type Progress, progressAfter, stepNow } from './progress.ts';

/** How long the partner hesitates, so that one can read what is about to happen, in milliseconds. */
const PAUSE: Readonly<Record<Settings['pace'], number>> = {
  instant: 0,
  fast: 500,
  normal: 1100,
  slow: 2000,
};

/** A stage on which a lesson is played. */
export interface LessonStage {
  readonly stage: Stage;
  /** How far the lesson had come at a moment that is on show. */
  progressAt(moment: Moment): Progress;
}

/** Follows the lesson with every change of the game, and makes the partner's moves. */
export function createLessonStage(
  match: Match,
  lesson: Lesson,
  pace: () => Settings['pace'],
): LessonStage {
  const known = new WeakMap<Moment, Progress>();
  let progress = BEGINNING;

  function follow(update: MatchUpdate): void {
    progress = progressAfter(lesson, progress, update);
    known.set(update.moments[0], progress);
  }

  async function playPartner({ moments: [moment] }: MatchUpdate): Promise<void> {
    const step = stepNow(lesson, progress);
    if (step?.kind !== 'watch') return;
    const { made } = progress;
    if (made === 0) await later(PAUSE[pace()]);
    // A move may have been taken back meanwhile.
    if (known.get(moment) !== progress) return;
    const { version } = moment.view;
    const refusal = await match.submit({
      seat: PARTNER,
      at: version,
      command: step.commands[made],
    });
    if (refusal !== null) throw new Error(`The lesson ${lesson.id} goes astray: ${refusal.why}`);
  }

  /** The match as the learner sees it: the partner is somebody else, not a second person at this screen. */
  const learners: Match = {
    ...match,
    info: { ...match.info, viewers: [LEARNER] },
    subscribe: (listener) =>
      match.subscribe((message: MatchMessage) => {
        if ('moments' in message) follow(message);
        listener(message);
        if ('moments' in message) void playPartner(message);
      }),
  };
  return {
    stage: createStage(learners, pace),
    progressAt: (moment) => known.get(moment) ?? BEGINNING,
  };
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
