import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import { gamesWords } from './games-words.ts';
import styles from './removed-row.module.css';

/** What stands in the place of a game that was removed, as long as the page is open. */
export function RemovedRow(props: { readonly title: string; readonly onPutBack: () => void }) {
  const say = useWords(gamesWords);
  return (
    <li className={styles.row}>
      <span className={styles.words}>{say.removed(props.title)}</span>
      {/* biome-ignore lint/a11y/noAutofocus: The button that was pressed has gone; its undoing takes its place. */}
      <button type="button" className={buttons.plain} onClick={props.onPutBack} autoFocus>
        {say.putBack}
      </button>
    </li>
  );
}
