import type { Seat } from '@openrealms/engine';
import { useWords } from '../../i18n/words.ts';
import { seatWords } from '../seat-words.ts';
import { signalText } from '../signals/signal-text.ts';
import { useTable } from '../table-context.ts';
import styles from './seat-bubble.module.css';

/** What a player has just said to the team; it is in the log too, and read out from there. */
export function SeatBubble({ seat }: { readonly seat: Seat }) {
  const { fresh } = useTable();
  const say = useWords(seatWords);
  const last = fresh.findLast((heard) => heard.seat === seat);
  if (last === undefined) return null;
  return (
    <span key={last.id} className={styles.bubble} aria-hidden="true">
      {signalText(last.signal, say)}
    </span>
  );
}
