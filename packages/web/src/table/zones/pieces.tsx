import type { PieceData, Seat } from '@openrealms/engine';
import type { CSSProperties } from 'react';
import type { Density } from '../../card/card-face.tsx';
import { useWords } from '../../i18n/words.ts';
import { CardButton } from '../card-button.tsx';
import { piecePlace } from '../places.ts';
import { seatWords } from '../seat-words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { NARROW } from '../upright.ts';
import { useMedia } from '../use-media.ts';
import { CROWD } from './crowd.ts';
import { ReadyMarks } from './ready-marks.tsx';
import styles from './zones.module.css';

interface PiecesProps {
  readonly seat: Seat;
  readonly density: Density | 'chip';
  /** How many a thumb finds in one line on a phone; more lie in two rows there, as chips. */
  readonly room?: number;
}

/** The cards a player has in play: bases first, for they stay. */
export function Pieces({ seat, density, room = Number.POSITIVE_INFINITY }: PiecesProps) {
  const { view, book } = useTable();
  const say = useWords(tableWords);
  const seated = useWords(seatWords);
  const { inPlay } = view.seats[seat];
  const stacked = useMedia(NARROW) && inPlay.length > room;
  const isBase = ({ card }: PieceData): boolean => book.card(card).type === 'base';
  const ordered = [...inPlay.filter(isBase), ...inPlay.filter((piece) => !isBase(piece))];
  return (
    <ul
      className={styles.fan}
      data-anchor={`play:${seat}`}
      data-crowded={ordered.length > CROWD || undefined}
      data-stacked={stacked || undefined}
      style={{ '--giving-way': Math.ceil(ordered.length / 2) - 1 } as CSSProperties}
    >
      {ordered.map((piece) => (
        <li key={piece.slot}>
          <CardButton
            card={piece.card}
            as={piece.as}
            density={stacked ? 'chip' : density}
            place={piecePlace(seat, piece.slot)}
            anchor={`piece:${seat}:${piece.slot}`}
            remark={remarkOf(piece)}
            defense={piece.damage === undefined ? undefined : defenseLeft(piece)}
            spent={isBase(piece) && piece.primaryUsed === true && view.active.includes(seat)}
          >
            <ReadyMarks seat={seat} slot={piece.slot} />
            {piece.damage !== undefined && (
              <span className={styles.damage} aria-hidden="true">
                {defenseLeft(piece)}
                <small>/{book.card(piece.card).defense}</small>
              </span>
            )}
          </CardButton>
        </li>
      ))}
    </ul>
  );

  function remarkOf(piece: PieceData): string | undefined {
    if (piece.as !== undefined) return say.copy(book.name(piece.as));
    if (piece.damage === undefined) return undefined;
    return seated.left(defenseLeft(piece), book.card(piece.card).defense);
  }

  function defenseLeft({ card, damage = 0 }: PieceData): number {
    return book.card(card).defense - damage;
  }
}
