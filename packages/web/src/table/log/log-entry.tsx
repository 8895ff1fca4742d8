import { tell } from '@openrealms/narrator';
import { memo } from 'react';
import { useWords } from '../../i18n/words.ts';
import type { Happening } from '../../match/match.ts';
import { useStory } from '../story-context.ts';
import { tableWords } from '../table-words.ts';
import styles from './log.module.css';
import { SentenceText } from './sentence-text.tsx';

interface LogEntryProps {
  readonly happening: Happening;
  /** Said before it when undo reaches to here and no further. */
  readonly barrier: string | null;
  readonly onMoment?: ((move: number) => void) | undefined;
}

/** One move in words. */
export const LogEntry = memo(function LogEntry({ happening, barrier, onMoment }: LogEntryProps) {
  const { book, you, names, teams } = useStory();
  const say = useWords(tableWords);
  const { move, by, events } = happening;
  const sentences = tell(events, { you, names, teams }, book);
  if (sentences.length === 0) return null;
  const goThere = `${say.goToMoment} ${move}`;
  const turn = events.at(-1)?.kind === 'turn-started';
  return (
    <>
      {barrier !== null && <li className={styles.barrier}>{barrier}</li>}
      <li
        className={styles.entry}
        data-mine={by === you || undefined}
        data-turn={turn || undefined}
      >
        {onMoment !== undefined && move > 0 && (
          <button
            type="button"
            className={styles.moment}
            title={goThere}
            aria-label={goThere}
            onClick={() => onMoment(move)}
          >
            ◂
          </button>
        )}
        <div>
          {sentences.map((sentence, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was told does not change its order
            <p key={i}>
              <SentenceText sentence={sentence} />
            </p>
          ))}
        </div>
      </li>
    </>
  );
});
