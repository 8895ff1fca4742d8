import { useState } from 'react';
import { Loading } from '../app/loading.tsx';
import { PageFrame } from '../app/page-frame.tsx';
import { useWords } from '../i18n/words.ts';
import { coachWords } from './coach-words.ts';
import type { Lesson } from './lesson.ts';
import { LessonTable } from './lesson-table.tsx';
import { lessonById } from './lessons.ts';
import { useLessonStage } from './use-lesson-stage.ts';

/** A lesson that is being played; its address names it. */
export function LessonScreen({ lesson: id }: { readonly lesson: string }) {
  const say = useWords(coachWords);
  const [round, setRound] = useState(0);
  const lesson = lessonById(id);
  if (lesson === undefined) {
    return (
      <PageFrame title={say.noLesson}>
        <p>
          <a href="#/learn">{say.allLessons}</a>
        </p>
      </PageFrame>
    );
  }
  return <PlayedLesson key={round} lesson={lesson} onRestart={() => setRound(round + 1)} />;
}

function PlayedLesson(props: { readonly lesson: Lesson; readonly onRestart: () => void }) {
  const set = useLessonStage(props.lesson);
  return set === null ? <Loading /> : <LessonTable {...props} set={set} />;
}
