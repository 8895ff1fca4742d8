import type { ReactNode } from 'react';
import { useArrival } from '../app/use-arrival.ts';
import { useWords } from '../i18n/words.ts';
import { RuleText } from '../rules/rule-text.tsx';
import styles from './coach.module.css';
import { coachWords } from './coach-words.ts';
import { LeaveIcon, RestartIcon } from './learn-icons.tsx';

interface CoachProps {
  /** Which lesson this is. */
  readonly heading: string;
  /** How far it has come. */
  readonly count: string;
  /** What to do, in the mark-up of the rules. */
  readonly markup: string;
  /** Why what was tried did not happen. */
  readonly nudge: string | null;
  /** Where to read on. */
  readonly more?: ReactNode;
  readonly onRestart: () => void;
  /** What can be done besides playing. */
  readonly children: ReactNode;
}

/** Says what to try, beside the table. Every new step is told to a screen reader; the focus stays where it is. */
export function Coach(props: CoachProps) {
  const { heading, count, markup, nudge, more, onRestart, children } = props;
  const say = useWords(coachWords);
  const arrival = useArrival();
  return (
    <section className={styles.coach} aria-label={say.coach}>
      <a href="#/learn" className={styles.tool} title={say.leave}>
        <LeaveIcon />
        <span>{say.leave}</span>
      </a>
      <h1 ref={arrival} tabIndex={-1} className={styles.heading} aria-describedby="coach-words">
        <span>{heading}</span> <small>{count}</small>
      </h1>
      <div className={styles.words} id="coach-words" aria-live="polite">
        <p>
          <RuleText markup={markup} linked={false} /> {more}
        </p>
        {nudge !== null && (
          <p className={styles.nudge}>
            <RuleText markup={nudge} linked={false} />
          </p>
        )}
      </div>
      <div className={styles.acts}>{children}</div>
      <button
        type="button"
        className={`${styles.tool} ${styles.restart}`}
        title={say.restart}
        onClick={onRestart}
      >
        <RestartIcon />
        <span>{say.restart}</span>
      </button>
    </section>
  );
}
