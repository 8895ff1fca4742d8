import { PageFrame } from '../app/page-frame.tsx';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import { characterName, GENTLEST_BOT } from '../opponents/character-names.ts';
import { useDoneLessons } from './done-lessons.ts';
import { FirstGame } from './first-game.tsx';
import styles from './learn-screen.module.css';
import { learnWords } from './learn-words.ts';
import { LessonRow } from './lesson-row.tsx';
import { LESSONS } from './lessons.ts';

/** The lessons there are, and which are done. */
export function LearnScreen() {
  const say = useWords(learnWords);
  const done = useDoneLessons((lessons) => lessons.done);
  const next = LESSONS.find(({ id }) => !done.includes(id));
  const count = LESSONS.filter(({ id }) => done.includes(id)).length;
  return (
    <PageFrame title={say.title}>
      <div className={styles.page}>
        <div className={styles.intro}>
          <p className={styles.words}>{say.intro}</p>
          <p className={styles.start}>
            {next === undefined ? (
              say.allDone
            ) : (
              <a href={`#/learn/${next.id}`} className={buttons.primary}>
                {count === 0 ? say.start : say.resume}
              </a>
            )}
            {count > 0 && next !== undefined && <span>{say.progress(count, LESSONS.length)}</span>}
          </p>
        </div>
        <ol className={styles.lessons} aria-label={say.lessons}>
          {LESSONS.map((lesson, i) => (
            <li key={lesson.id}>
              <LessonRow
                lesson={lesson}
                number={i + 1}
                done={done.includes(lesson.id)}
                next={lesson === next}
              />
            </li>
          ))}
        </ol>
        <section className={styles.ready} aria-labelledby="first-game">
          <h2 id="first-game">{say.ready}</h2>
          <p>{say.readyWords(characterName(GENTLEST_BOT))}</p>
          <FirstGame label={say.firstGame} />
        </section>
        <nav className={styles.more} aria-label={say.more}>
          <a href="#/rules" className={buttons.plain}>
            {say.rules}
          </a>
          <a href="#/gallery" className={buttons.plain}>
            {say.gallery}
          </a>
        </nav>
      </div>
    </PageFrame>
  );
}
