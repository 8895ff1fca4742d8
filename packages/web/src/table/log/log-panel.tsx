import { Fragment } from 'react';
import { useWords } from '../../i18n/words.ts';
import type { Happening } from '../../match/match.ts';
import type { HeardSignal } from '../../match/stage.ts';
import { tableWords } from '../table-words.ts';
import styles from './log.module.css';
import { LogEntry } from './log-entry.tsx';
import { LogSignal } from './log-signal.tsx';

interface LogPanelProps {
  readonly log: readonly Happening[];
  /** What was said meanwhile. */
  readonly signals: readonly HeardSignal[];
  /** How many of the last moves can be taken back; null where nobody here could. */
  readonly undoDepth: number | null;
  readonly onMoment?: ((move: number) => void) | undefined;
}

/** Everything that has happened, with links to cards and to the moment. */
export function LogPanel({ log, signals, undoDepth, onMoment }: LogPanelProps) {
  const say = useWords(tableWords);
  const barrier = undoDepth === null ? -1 : log.length - undoDepth;
  return (
    <section className={styles.panel} aria-label={say.log} data-zone="log">
      <div className={styles.scroll}>
        <ol className={styles.list}>
          {log.map((happening, i) => (
            <Fragment key={happening.move}>
              <LogEntry
                happening={happening}
                barrier={i === barrier ? say.undoReaches : null}
                onMoment={onMoment}
              />
              {signals
                .filter(({ move }) => move === happening.move)
                .map((heard) => (
                  <LogSignal key={heard.id} heard={heard} />
                ))}
            </Fragment>
          ))}
          {barrier === log.length && <li className={styles.barrier}>{say.undoReaches}</li>}
        </ol>
      </div>
    </section>
  );
}
