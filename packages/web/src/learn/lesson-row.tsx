import { CardArt } from '../art/card-art.tsx';
import { useLanguage, useWords } from '../i18n/words.ts';
import { cardById } from '../rules/card-name.ts';
import { TickIcon } from './learn-icons.tsx';
import { learnWords } from './learn-words.ts';
import type { Lesson } from './lesson.ts';
import styles from './lesson-row.module.css';

interface LessonRowProps {
  readonly lesson: Lesson;
  readonly number: number;
  readonly done: boolean;
  /** The first that is not done. */
  readonly next: boolean;
}

/** A lesson in the list: what it teaches, and whether it is done. */
export function LessonRow({ lesson, number, done, next }: LessonRowProps) {
  const language = useLanguage();
  const say = useWords(learnWords);
  return (
    <a
      href={`#/learn/${lesson.id}`}
      className={styles.row}
      data-done={done || undefined}
      data-next={next || undefined}
    >
      <span className={styles.number} aria-hidden="true">
        {done ? <TickIcon /> : number}
      </span>
      <span className={styles.words}>
        <b className={styles.title}>
          <span className="visually-hidden">{say.lesson(number)}, </span>
          {lesson.title[language]}
          {done && <span className="visually-hidden"> ({say.done})</span>}
        </b>
        <span className={styles.teaches}>{lesson.teaches[language]}</span>
      </span>
      <span className={styles.picture}>
        <CardArt card={cardById(lesson.card)} />
      </span>
    </a>
  );
}
