import { useWords } from '../../i18n/words.ts';
import { seatWords } from '../seat-words.ts';
import { useTable } from '../table-context.ts';
import styles from './own-seat.module.css';
import { SeatBadges } from './seat-badges.tsx';
import { SeatBubble } from './seat-bubble.tsx';

/** Where the viewer sits among their teammates: all else of them lies at the bottom of the table. */
export function OwnSeat() {
  const { view, near, you, names } = useTable();
  const say = useWords(seatWords);
  return (
    <div className={styles.own} data-active={view.active.includes(near) || undefined}>
      <span className={styles.called}>{you === null ? names[near] : say.you}</span>
      <SeatBadges seat={near} />
      <SeatBubble seat={near} />
    </div>
  );
}
