import { CORE_FACTIONS } from '../../card/faction-mark.ts';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { useWords } from '../../i18n/words.ts';
import { richTextWords } from '../rich-text-words.ts';
import styles from './figure.module.css';

/** The four factions of the core set with their symbols. */
export function FactionsFigure() {
  const { factions } = useWords(richTextWords);
  return (
    <div className={styles.row}>
      {CORE_FACTIONS.map((faction) => (
        <span key={faction} className={styles.tile}>
          <span className={styles.big}>
            <FactionSymbol faction={faction} />
          </span>
          {factions[faction]}
        </span>
      ))}
    </div>
  );
}
