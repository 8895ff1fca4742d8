import { AuthorityIcon, BaseIcon, CombatIcon, OutpostIcon, ToIcon } from '../../card/icons.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './figure.module.css';
import { figureWords } from './figure-words.ts';
import wall from './outpost-wall-figure.module.css';

/** An attack that meets an outpost, and what is safe behind it. */
export function OutpostWallFigure() {
  const words = useWords(figureWords);
  return (
    <div className={styles.row}>
      <span className={`${styles.tile} ${wall.attack}`}>
        <CombatIcon className={styles.big} />
        <span>{words.attack}</span>
      </span>
      <ToIcon className={styles.arrow} />
      <span className={`${styles.tile} ${wall.outpost}`}>
        <OutpostIcon className={styles.big} />
        {words.outpost}
      </span>
      <span className={wall.behind}>
        <span className={styles.small}>{words.behind}</span>
        <span className={wall.safe}>
          <span className={styles.tile}>
            <AuthorityIcon className={styles.big} />
            {words.player}
          </span>
          <span className={styles.tile}>
            <BaseIcon className={styles.big} />
            {words.base}
          </span>
        </span>
      </span>
    </div>
  );
}
