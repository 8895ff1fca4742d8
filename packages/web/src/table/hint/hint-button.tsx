import { useWords } from '../../i18n/words.ts';
import look from '../bar-button.module.css';
import { KeyCap } from '../key-cap.tsx';
import type { TableHint } from '../table-props.ts';
import { tableWords } from '../table-words.ts';
import styles from './hint-button.module.css';
import { HintIcon } from './hint-icon.tsx';
import { toggleHint } from './toggle-hint.ts';

/** Asks what a good player would do, and is rid of the answer. */
export function HintButton({ hint }: { readonly hint: TableHint }) {
  const say = useWords(tableWords);
  return (
    <button
      type="button"
      className={`${look.button} ${styles.sign}`}
      data-act="hint"
      aria-label={say.hint}
      aria-expanded={hint.shown !== null}
      title={say.hint}
      onClick={() => toggleHint(hint)}
    >
      <HintIcon />
      <span className={styles.text}>{say.hint}</span>
      <KeyCap cap="W" />
    </button>
  );
}
