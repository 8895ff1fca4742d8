import { useEffect, useState } from 'react';
import { useFailure } from '../app/use-failure.ts';
import type { Player } from '../match/match.ts';
import { beginMatch, openMatch } from '../match/matches.ts';
import { loadBoxes } from '../match/shelf.ts';
import { useSettings } from '../settings/settings.ts';
import { type Lesson, PARTNER_NAME } from './lesson.ts';
import { createLessonStage, type LessonStage } from './lesson-stage.ts';

const PLAYERS: readonly Player[] = [
  { kind: 'person', name: '' },
  { kind: 'person', name: PARTNER_NAME },
];

/** Sets the lesson's position up on a table of its own that nobody keeps; null until it stands. */
export function useLessonStage(lesson: Lesson): LessonStage | null {
  const [set, setSet] = useState<LessonStage | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let opened: LessonStage | null = null;
    let left = false;
    open(lesson).then((begun) => {
      opened = begun;
      if (left) begun.stage.close();
      else setSet(begun);
    }, fail);
    return () => {
      left = true;
      opened?.stage.close();
    };
  }, [lesson, fail]);
  return set;
}

async function open(lesson: Lesson): Promise<LessonStage> {
  const start = { position: lesson.position };
  const begun = await beginMatch({ start, players: PLAYERS, keep: false });
  if (!begun.ok) throw new Error(begun.problem.why);
  const match = await openMatch(begun.value);
  if (!match.ok) throw new Error(match.problem.why);
  await loadBoxes(match.value.info.boxes);
  return createLessonStage(match.value, lesson, () => useSettings.getState().pace);
}
