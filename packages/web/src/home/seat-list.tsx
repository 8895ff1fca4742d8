import type { FormatId, Seat } from '@openrealms/engine';
import { useEffect, useRef, useState } from 'react';
import field from '../form/field.module.css';
import { FormatPicture } from '../formats/format-picture.tsx';
import { useSeatPart } from '../formats/use-seat-part.ts';
import { useWords } from '../i18n/words.ts';
import { newGameWords } from './new-game-words.ts';
import { type SeatChoice, seatsSwapped } from './seat-choice.ts';
import styles from './seat-list.module.css';
import { type Move, SeatRow } from './seat-row.tsx';

interface SeatListProps {
  /** Null where everybody is on one side, and it makes no difference who sits where. */
  readonly format: FormatId | null;
  readonly seats: readonly SeatChoice[];
  /** What the players are called, by seat. */
  readonly names: readonly string[];
  readonly onChange: (seats: readonly SeatChoice[]) => void;
}

/** Who sits where, with a picture of the table where more than two play. */
export function SeatList({ format, seats, names, onChange }: SeatListProps) {
  const say = useWords(newGameWords);
  const part = useSeatPart(format ?? 'standard', seats.length);
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ readonly to: Seat; readonly move: Move } | null>(null);

  // The button goes along with the player, so that it can be pressed again.
  useEffect(() => {
    if (moved === null) return;
    const row = list.current?.querySelector(`[data-seat="${moved.to}"]`);
    const button =
      row?.querySelector<HTMLElement>(`[data-move=${moved.move}]`) ??
      row?.querySelector<HTMLElement>('[data-move]');
    button?.focus();
  }, [moved]);

  function move(seat: Seat, where: Move): void {
    const to = where === 'up' ? seat - 1 : seat + 1;
    onChange(seatsSwapped(seats, seat, to));
    setMoved({ to, move: where });
  }

  return (
    <div className={styles.table}>
      {format !== null && seats.length > 2 && (
        <figure className={styles.figure}>
          <FormatPicture
            format={format}
            seats={seats.length}
            numbered
            own={seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))}
          />
          <figcaption className={field.hint}>{say.clockwise}</figcaption>
        </figure>
      )}
      <ul ref={list} className={styles.seats}>
        {seats.map((seat, i) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: A seat is its number.
            key={i}
            number={i + 1}
            part={part(i)}
            seat={seat}
            label={names[i]}
            moves={format === null ? [] : movesFrom(i, seats.length)}
            onChange={(changed) => onChange(seats.with(i, changed))}
            onMove={(where) => move(i, where)}
          />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {moved !== null && say.movedTo(names[moved.to], moved.to + 1, part(moved.to))}
      </p>
    </div>
  );
}

/** In a duel both seats are the same. */
function movesFrom(seat: Seat, seats: number): readonly Move[] {
  if (seats === 2) return [];
  if (seat === 0) return ['down'];
  return seat === seats - 1 ? ['up'] : ['up', 'down'];
}
