import { type PlacedProblem, pathText } from '@openrealms/engine';
import { useId } from 'react';
import { useWords } from '../../i18n/words.ts';
import { packProblemWords } from './pack-problem-words.ts';
import styles from './pack-report.module.css';

/** So many that nobody corrects them all at once. */
const MOST = 50;

interface PackReportProps {
  readonly file: string;
  readonly problems: readonly PlacedProblem[];
}

/** What the check has found in a file, line by line. */
export function PackReport({ file, problems }: PackReportProps) {
  const say = useWords(packProblemWords);
  const headingId = useId();
  const more = problems.length - MOST;
  return (
    <section className={styles.report} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {say.heading(file)}
      </h2>
      <ol className={styles.list}>
        {problems.slice(0, MOST).map((problem, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={i} className={styles.problem} data-severity={problem.severity}>
            <p className={styles.place}>
              <b className={styles.severity}>{say.severity[problem.severity]}</b>
              <span>{say.place(problem.line, problem.column)}</span>
              <code className={styles.path}>{pathText(problem.path)}</code>
            </p>
            <p className={styles.why}>{say.why(problem)}</p>
            {!say.ownWords && (
              <p lang="en" className={styles.original}>
                {problem.why}
              </p>
            )}
          </li>
        ))}
      </ol>
      {more > 0 && <p className={styles.more}>{say.more(more)}</p>}
    </section>
  );
}
