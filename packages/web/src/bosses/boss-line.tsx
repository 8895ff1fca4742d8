import { tell } from '@openrealms/narrator';
import { Fragment, Suspense } from 'react';
import { useWords } from '../i18n/words.ts';
import { SentenceText } from '../table/log/sentence-text.tsx';
import { useStory } from '../table/story-context.ts';
import { useTable } from '../table/table-context.ts';
import { BOARDS } from './boards.ts';
import styles from './boss-line.module.css';
import { bossWords } from './boss-words.ts';
import { useBoss } from './use-boss.ts';
import { useBossTurn } from './use-boss-turn.ts';

/** What the Boss does now and why, while it is its turn; else what it will do next, as far as that is known. */
export function BossLine() {
  const { view } = useTable();
  const { you, names, teams, book } = useStory();
  const { id, challenge, isActing } = useBoss();
  const { quietTurns } = challenge.next;
  const say = useWords(bossWords);
  const step = useBossTurn().at(-1);
  const Board = BOARDS[id];
  if (view.winners.length > 0) return null;
  if (isActing && step !== undefined) {
    return (
      <p className={styles.line} data-now>
        <b>{say.step}</b>
        <span>
          {tell(step, { you, names, teams }, book).map((sentence, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was told does not change its order
            <Fragment key={i}>
              <SentenceText sentence={sentence} />{' '}
            </Fragment>
          ))}
        </span>
      </p>
    );
  }
  return (
    <p className={styles.line}>
      <b>{say.next}</b>
      <span>
        {quietTurns > 0 ? (
          say.quiet(quietTurns)
        ) : (
          <Suspense fallback={null}>
            <Board part="next" />
          </Suspense>
        )}
      </span>
    </p>
  );
}
