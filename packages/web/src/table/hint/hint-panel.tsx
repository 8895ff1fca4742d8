import { useEffect } from 'react';
import { useWords } from '../../i18n/words.ts';
import { speak } from '../announcer/speak.ts';
import { useTable } from '../table-context.ts';
import type { TableHint } from '../table-props.ts';
import { tableWords } from '../table-words.ts';
import { HintIcon } from './hint-icon.tsx';
import { hintAloud, hintLines } from './hint-lines.ts';
import styles from './hint-panel.module.css';
import { hintWords } from './hint-words.ts';
import { isUpper } from './is-upper.ts';

interface HintPanelProps {
  readonly hint: NonNullable<TableHint['shown']>;
  readonly onClose: () => void;
}

/** What a good player would do, and why. On a phone it lies over the half of the table that it is not about. */
export function HintPanel({ hint, onClose }: HintPanelProps) {
  const { book, hintedPlace, names, view, you } = useTable();
  const say = useWords(hintWords);
  const { close } = useWords(tableWords);
  const lines = typeof hint === 'string' ? null : hintLines(hint, { names, view }, book, say);
  const aloud = lines === null ? null : hintAloud(lines, say);
  useEffect(() => {
    if (aloud === null) return;
    // Once whoever says it has been drawn anew, and listens again.
    const timer = setTimeout(() => speak(aloud));
    return () => clearTimeout(timer);
  }, [aloud]);
  return (
    <section
      className={styles.hint}
      aria-labelledby="hint-title"
      aria-busy={hint === 'thinking' || undefined}
      data-zone="hint"
      data-half={isUpper(hintedPlace, you) ? 'upper' : 'lower'}
    >
      <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
        ×
      </button>
      <h2 id="hint-title" className={styles.title}>
        <HintIcon /> {say.title}
      </h2>
      {hint === 'thinking' && <p>{say.thinking}</p>}
      {hint === 'failed' && <p role="alert">{say.failed}</p>}
      {lines !== null && (
        <>
          <ol className={styles.plan}>
            {lines.plan.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {lines.after !== null && <p>{lines.after}</p>}
          {lines.chance !== null && <p className={styles.chance}>{lines.chance}</p>}
          {lines.because.length > 0 && (
            <>
              <h3>{say.because}</h3>
              <ul className={styles.reasons}>
                {lines.because.map(({ points, text }) => (
                  <li key={text}>
                    <b>{points}</b> <span>{text}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
          {lines.otherwise.length > 0 && (
            <>
              <h3>{say.otherwise}</h3>
              <ul className={styles.reasons}>
                {lines.otherwise.map((plan) => (
                  <li key={plan}>{plan}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  );
}
