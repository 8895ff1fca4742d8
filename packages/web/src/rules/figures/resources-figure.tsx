import { useWords } from '../../i18n/words.ts';
import { ResourceIcon } from '../resource-icon.tsx';
import { RESOURCES } from '../rich-text.ts';
import styles from './figure.module.css';
import { figureWords } from './figure-words.ts';

/** The three resources with their icons. */
export function ResourcesFigure() {
  const { resources } = useWords(figureWords);
  return (
    <div className={styles.row}>
      {RESOURCES.map((resource) => (
        <span key={resource} className={styles.tile}>
          <span className={styles.big}>
            <ResourceIcon resource={resource} />
          </span>
          {resources[resource]}
        </span>
      ))}
    </div>
  );
}
