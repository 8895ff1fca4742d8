import { useWords } from '../i18n/words.ts';
import { seatWords } from '../table/seat-words.ts';
import { tableWords } from '../table/table-words.ts';
import styles from './look-back.module.css';

interface WatchingProps {
  /** Skips steps of others that wait to be shown; undefined where none wait. */
  readonly onSkip: (() => void) | undefined;
}

/** For a defeated player while the others play on: watch, or leave. */
export function Watching({ onSkip }: WatchingProps) {
  const say = useWords(seatWords);
  const { skip } = useWords(tableWords);
  return (
    <div className={styles.footer}>
      <span role="status">
        <b>{say.youAreOut}.</b> {say.watching}
      </span>
      {onSkip !== undefined && (
        <button type="button" onClick={onSkip}>
          {skip}
        </button>
      )}
      <a href="#/">{say.leave}</a>
    </div>
  );
}
