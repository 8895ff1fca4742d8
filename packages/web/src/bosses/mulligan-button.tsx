import { AlwaysIcon } from '../card/icons.tsx';
import { useWords } from '../i18n/words.ts';
import look from '../table/bar-button.module.css';
import { MULLIGAN } from '../table/places.ts';
import { useTable } from '../table/table-context.ts';
import { tableWords } from '../table/table-words.ts';
import { bossWords } from './boss-words.ts';
import styles from './mulligan-button.module.css';

/** Another trade row, once in a challenge. It is offered quietly: the game asks whether it is meant. */
export function MulliganButton() {
  const { view, places, hintedPlace, tap } = useTable();
  const say = useWords(bossWords);
  const { hinted } = useWords(tableWords);
  const used = view.challenge?.mulliganed === true;
  const isHinted = hintedPlace === MULLIGAN;
  return (
    <button
      type="button"
      className={`${look.button} ${styles.mulligan}`}
      data-place={MULLIGAN}
      data-hinted={isHinted || undefined}
      disabled={!places.has(MULLIGAN)}
      title={say.mulliganTip}
      aria-description={isHinted ? `${say.mulliganTip}. ${hinted}` : say.mulliganTip}
      onClick={() => tap(MULLIGAN, null)}
    >
      <AlwaysIcon />
      <span>{used ? say.mulliganed : say.mulligan}</span>
    </button>
  );
}
