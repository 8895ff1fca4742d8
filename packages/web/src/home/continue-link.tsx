import { formatOf, scoresOf } from '../formats/game-title.ts';
import { useGameTitle } from '../formats/use-game-title.ts';
import { useWords } from '../i18n/words.ts';
import styles from './continue-link.module.css';
import { homeWords } from './home-words.ts';
import { useContinuable } from './use-continuable.ts';

/** The way back to the last game that is not finished. */
export function ContinueLink() {
  const say = useWords(homeWords);
  const titleOf = useGameTitle();
  const game = useContinuable();
  if (game === null) return null;
  const { id, start, outcome } = game;
  const scores = scoresOf(formatOf(start), outcome.authority);
  return (
    <a href={`#/play/${id}`} className={styles.continue}>
      <span className={styles.verb}>{say.continue}</span>
      <span className={styles.who}>{titleOf(game)}</span>
      <span className={styles.score}>
        <span aria-hidden="true">{scores.join(scores.length > 2 ? ' · ' : '\u00a0: ')}</span>
        <span className="visually-hidden">{say.authority(scores)}</span>
        <span className={styles.turn}>{say.turn(outcome.turn)}</span>
      </span>
    </a>
  );
}
