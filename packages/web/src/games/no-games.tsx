import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import { gamesWords } from './games-words.ts';
import styles from './no-games.module.css';

/** What stands where games would be listed: an invitation. */
export function NoGames() {
  const say = useWords(gamesWords);
  return (
    <div className={styles.empty}>
      <svg className={styles.picture} viewBox="0 0 120 84" aria-hidden="true">
        <rect x="18" y="16" width="40" height="56" rx="4" transform="rotate(-12 38 44)" />
        <rect x="62" y="16" width="40" height="56" rx="4" transform="rotate(12 82 44)" />
        <rect x="40" y="10" width="40" height="56" rx="4" />
        <path d="m60 24 3.6 9.4 9.4 3.6-9.4 3.6L60 50l-3.6-9.4L47 37l9.4-3.6z" />
      </svg>
      <h2 className={styles.title}>{say.emptyTitle}</h2>
      <p className={styles.words}>{say.empty}</p>
      <a href="#/new" className={buttons.primary}>
        {say.newGame}
      </a>
    </div>
  );
}
