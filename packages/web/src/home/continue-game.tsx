import { formatOf, scoresOf } from '../formats/game-title.ts';
import { useGameTitle } from '../formats/use-game-title.ts';
import { useWords } from '../i18n/words.ts';
import type { StoredGame } from '../match/stored-game.ts';
import styles from './continue-game.module.css';
import { homeWords } from './home-words.ts';

/** The way back to a game that is not finished. */
export function ContinueGame({ game }: { readonly game: StoredGame }) {
  const say = useWords(homeWords);
  const titleOf = useGameTitle();
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
