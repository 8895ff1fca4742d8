import { useWords } from '../i18n/words.ts';
import styles from './continue-link.module.css';
import { homeWords } from './home-words.ts';
import { labelWords, playerLabels } from './player-label.ts';
import { useContinuable } from './use-continuable.ts';

/** The way back to the last game that is not finished. */
export function ContinueLink() {
  const say = useWords(homeWords);
  const labels = useWords(labelWords);
  const game = useContinuable();
  if (game === null) return null;
  const { id, players, outcome } = game;
  return (
    <a href={`#/play/${id}`} className={styles.continue}>
      <span className={styles.verb}>{say.continue}</span>
      <span className={styles.who}>{say.versus(playerLabels(players, labels))}</span>
      <span className={styles.score}>
        <span aria-hidden="true">{outcome.authority.join('\u00a0: ')}</span>
        <span className="visually-hidden">{say.authority(outcome.authority)}</span>
        <span className={styles.turn}>{say.turn(outcome.turn)}</span>
      </span>
    </a>
  );
}
