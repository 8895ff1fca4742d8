import { useWords } from '../i18n/words.ts';
import styles from './concede.module.css';
import { playWords } from './play-words.ts';

/** The one thing at the table that asks whether it is meant. */
export function Concede({
  othersPlayOn,
  onConcede,
  onClose,
}: {
  /** More than two are at the table. */
  readonly othersPlayOn: boolean;
  readonly onConcede: () => void;
  readonly onClose: () => void;
}) {
  const say = useWords(playWords);
  return (
    <div className={styles.concede}>
      <p>{othersPlayOn ? say.concedeAmongSeveral : say.concedeQuestion}</p>
      <button
        type="button"
        className={styles.yes}
        onClick={() => {
          onConcede();
          onClose();
        }}
      >
        {say.concede}
      </button>
      <button type="button" onClick={onClose}>
        {say.cancel}
      </button>
    </div>
  );
}
