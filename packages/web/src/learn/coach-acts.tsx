import type { Command } from '@openrealms/engine';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import { coachWords } from './coach-words.ts';
import { FirstGame } from './first-game.tsx';
import type { Lesson, Step } from './lesson.ts';
import { lessonAfter } from './lessons.ts';
import { shownBy } from './progress.ts';

interface CoachActsProps {
  readonly lesson: Lesson;
  /** Null when the lesson is done. */
  readonly step: Step | null;
  readonly legal: readonly Command[];
  readonly onDo: (command: Command) => void;
  readonly onUndo: () => void;
}

/** Help with a step, or where to go when all are done. */
export function CoachActs({ lesson, step, legal, onDo, onUndo }: CoachActsProps) {
  const say = useWords(coachWords);
  if (step === null) {
    const next = lessonAfter(lesson);
    return next === undefined ? (
      <FirstGame label={say.playGame} />
    ) : (
      <a href={`#/learn/${next.id}`} className={buttons.primary}>
        {say.next}
      </a>
    );
  }
  if (step.kind === 'watch') return null;
  const command = step.kind === 'do' ? shownBy(step, legal) : null;
  const show = command === null ? onUndo : () => onDo(command);
  return (
    <button type="button" className={buttons.plain} onClick={show}>
      {say.showMe}
    </button>
  );
}
