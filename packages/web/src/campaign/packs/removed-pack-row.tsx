import buttons from '../../form/buttons.module.css';
import styles from '../../games/removed-row.module.css';
import { useWords } from '../../i18n/words.ts';
import { packsWords } from './packs-words.ts';

interface RemovedPackRowProps {
  readonly name: string;
  readonly onPutBack: () => void;
}

/** What stands in the place of a pack that was removed, as long as the page is open. */
export function RemovedPackRow({ name, onPutBack }: RemovedPackRowProps) {
  const say = useWords(packsWords);
  return (
    <li className={styles.row}>
      <span className={styles.words}>{say.removed(name)}</span>
      <button
        type="button"
        className={buttons.plain}
        aria-label={say.ofPack(say.putBack, name)}
        onClick={onPutBack}
        // biome-ignore lint/a11y/noAutofocus: The button that was pressed has gone; its undoing takes its place.
        autoFocus
      >
        {say.putBack}
      </button>
    </li>
  );
}
