import { useWords } from '../../i18n/words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { OpponentSeat } from './opponent-seat.tsx';
import { OpponentTile } from './opponent-tile.tsx';
import styles from './opponents.module.css';

/** Everybody but the seat at the bottom, in turn order from its left. */
export function Opponents() {
  const { view, near, small } = useTable();
  const say = useWords(tableWords);
  const count = view.seats.length;
  const others = Array.from({ length: count - 1 }, (_, i) => (near + 1 + i) % count);
  return (
    <section
      className={styles.opponents}
      aria-label={say.opponents}
      data-zone="opponents"
      data-count={others.length}
    >
      {others.map((seat) =>
        small && others.length > 1 ? (
          <OpponentTile key={seat} seat={seat} />
        ) : (
          <OpponentSeat key={seat} seat={seat} density={others.length > 1 ? 'chip' : 'mini'} />
        ),
      )}
    </section>
  );
}
