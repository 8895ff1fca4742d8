import { tell } from '@openrealms/narrator';
import { Fragment, Suspense } from 'react';
import { levelFacts } from '../challenges/level-facts.ts';
import { useWords } from '../i18n/words.ts';
import { SentenceText } from '../table/log/sentence-text.tsx';
import { useStory } from '../table/story-context.ts';
import styles from './board.module.css';
import { BOARDS } from './boards.ts';
import { bossWords } from './boss-words.ts';
import { challengeNames } from './challenge-names.ts';
import { useBoss } from './use-boss.ts';
import { useBossTurn } from './use-boss-turn.ts';

/** Everything about the Boss: what it has, what it does, how hard it is, and its last turn step by step. */
export function BossSheet() {
  const { id, challenge } = useBoss();
  const { you, names, teams, book } = useStory();
  const say = useWords(bossWords);
  const { challenges, levels } = useWords(challengeNames);
  const steps = useBossTurn();
  const Board = BOARDS[id];
  return (
    <div className={styles.sheet}>
      <p className={styles.level}>
        <b>{say.level(challenges[id], levels[challenge.level])}.</b>{' '}
        {say.first(levelFacts(id, challenge.level).turns)}
      </p>
      <Suspense fallback={null}>
        <Board part="sheet" />
      </Suspense>
      <h3 className={styles.heading}>{say.attacks}</h3>
      <ol className={styles.order}>
        {say.attackOrder.map((target) => (
          <li key={target}>{target}</li>
        ))}
      </ol>
      <p className={styles.least}>{say.least}</p>
      {steps.length > 0 && (
        <>
          <h3 className={styles.heading}>{say.lastTurn}</h3>
          <ol className={styles.order}>
            {steps.map((step, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was told does not change its order
              <li key={i}>
                {tell(step, { you, names, teams }, book).map((sentence, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor does this
                  <Fragment key={j}>
                    <SentenceText sentence={sentence} />{' '}
                  </Fragment>
                ))}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
