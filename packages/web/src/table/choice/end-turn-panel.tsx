import { useWords } from '../../i18n/words.ts';
import { useSettings } from '../../settings/settings.ts';
import type { LeftUndone } from '../left-undone.ts';
import { tableWords } from '../table-words.ts';
import styles from './choice.module.css';
import { useLentFocus } from './use-lent-focus.ts';

interface EndTurnPanelProps {
  readonly left: LeftUndone;
  readonly onEnd: () => void;
  readonly onStay: () => void;
}

/** Says what is left undone before a turn ends. */
export function EndTurnPanel({ left, onEnd, onStay }: EndTurnPanelProps) {
  const say = useWords(tableWords);
  const change = useSettings((settings) => settings.change);
  const first = useLentFocus();
  const things = [
    left.plays > 0 && say.leftPlays(left.plays),
    left.uses > 0 && say.leftUses(left.uses),
    left.acquires > 0 && say.leftAcquires,
    left.attacks && say.leftAttacks,
  ].filter((thing) => thing !== false);
  return (
    <section
      className={styles.panel}
      aria-label={say.leftTitle}
      data-zone="choice"
      data-brief
      role="alertdialog"
      aria-describedby="left-undone"
    >
      <h2 className={styles.title}>{say.leftTitle}</h2>{' '}
      <p id="left-undone" className={styles.left}>
        {say.left(things)}
      </p>
      <ul className={styles.answers}>
        <li>
          <button type="button" ref={first} className={styles.answer} onClick={onEnd}>
            {say.endAnyway}
          </button>
        </li>
        <li>
          <button type="button" className={styles.answer} data-nothing onClick={onStay}>
            {say.stay}
          </button>
        </li>
        <li>
          <button
            type="button"
            className={styles.answer}
            data-nothing
            onClick={() => {
              change({ askBeforeEndTurn: false });
              onEnd();
            }}
          >
            {say.dontAsk}
          </button>
        </li>
      </ul>
    </section>
  );
}
