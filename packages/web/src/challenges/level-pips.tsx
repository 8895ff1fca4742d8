import { LEVELS, type Level } from '@openrealms/engine';
import styles from './level-pips.module.css';

/** The four levels as chevrons; those up to the hardest that was beaten are filled. Words beside it say the same. */
export function LevelPips({ best }: { readonly best: Level | null }) {
  const reached = best === null ? -1 : LEVELS.indexOf(best);
  return (
    <svg className={styles.pips} viewBox="0 0 58 14" aria-hidden="true">
      {LEVELS.map((level, i) => (
        <path
          key={level}
          className={i <= reached ? styles.beaten : styles.open}
          d={`M${1.5 + i * 14} 9.5 ${7 + i * 14} 2.5l5.5 7v3L${7 + i * 14} 5.8l-5.5 6.7z`}
        />
      ))}
    </svg>
  );
}
