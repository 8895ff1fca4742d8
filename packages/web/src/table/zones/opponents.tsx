import { useWords } from '../../i18n/words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { OpponentSeat } from './opponent-seat.tsx';
import styles from './opponents.module.css';

/** Everybody but the viewer, in turn order from the viewer's left. */
export function Opponents() {
  const { view, you } = useTable();
  const say = useWords(tableWords);
  const count = view.seats.length;
  const first = you ?? -1;
  const others = Array.from({ length: count }, (_, i) => (first + 1 + i) % count).filter(
    (seat) => seat !== you,
  );
  return (
    <section
      className={styles.opponents}
      aria-label={say.opponents}
      data-zone="opponents"
      data-count={others.length}
    >
      {others.map((seat) => (
        <OpponentSeat key={seat} seat={seat} />
      ))}
    </section>
  );
}
