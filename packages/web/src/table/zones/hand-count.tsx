import type { Seat } from '@openrealms/engine';
import { HandIcon } from '../../card/icons.tsx';
import { useWords } from '../../i18n/words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import styles from './hand-count.module.css';

/** How many cards an opponent holds, what the opponent still owes, and the pools while it is their turn. */
export function HandCount({ seat }: { readonly seat: Seat }) {
  const { view, book } = useTable();
  const say = useWords(tableWords);
  const { handCount, knownHand, owedDiscards } = view.seats[seat];
  const known = knownHand.length > 0 ? say.known(knownHand.map(book.name).join(', ')) : undefined;
  return (
    <span className={styles.handCount} data-anchor={`hand:${seat}`} title={known}>
      <HandIcon className={styles.handIcon} />
      <b aria-hidden="true">{handCount}</b>
      <span className="visually-hidden">
        {say.handCount(handCount)}
        {known !== undefined && `, ${known}`}
        {owedDiscards > 0 && `, ${say.owes(owedDiscards)}`}
      </span>
      {owedDiscards > 0 && (
        <b className={styles.owes} aria-hidden="true">
          −{owedDiscards}
        </b>
      )}
    </span>
  );
}
