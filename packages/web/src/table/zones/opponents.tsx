import { useWords } from '../../i18n/words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import type { SeatShape } from './opponent-seat.tsx';
import styles from './opponents.module.css';
import { seatRows } from './seat-rows.ts';
import { TeamRow } from './team-row.tsx';

/** Everybody but the seat at the bottom, where they sit: across, and beside it those on its team. */
export function Opponents() {
  const { view, near, small } = useTable();
  const say = useWords(tableWords);
  const rows = seatRows(view, near);
  const [far, own] = rows;
  const count = view.seats.length - 1;
  const isFacing = own !== undefined && own.seats.length === far.seats.length;
  return (
    <section
      className={styles.opponents}
      aria-label={own === undefined ? say.opponents : say.players}
      data-zone="opponents"
      data-count={own === undefined ? count : undefined}
      data-rows={rows.length}
    >
      {rows.map((row) => (
        <TeamRow
          key={row.seats[0]}
          row={row}
          shape={shapeOf(rows.length, count)}
          tiles={small && count > 1}
          keepsPlace={isFacing}
        />
      ))}
    </section>
  );
}

function shapeOf(rows: number, others: number): SeatShape {
  if (rows > 1) return 'flat';
  return others > 1 ? 'column' : 'wide';
}
