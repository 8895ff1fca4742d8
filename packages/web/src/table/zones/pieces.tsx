import type { PieceData, Seat } from '@openrealms/engine';
import type { Density } from '../../card/card-face.tsx';
import { useWords } from '../../i18n/words.ts';
import { CardButton } from '../card-button.tsx';
import { piecePlace } from '../places.ts';
import { seatWords } from '../seat-words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { CROWD } from './crowd.ts';
import { ReadyMarks } from './ready-marks.tsx';
import styles from './zones.module.css';

/** The cards a player has in play: bases first, for they stay. */
export function Pieces(props: { readonly seat: Seat; readonly density: Density | 'chip' }) {
  const { seat, density } = props;
  const { view, book } = useTable();
  const say = useWords(tableWords);
  const seated = useWords(seatWords);
  const { inPlay } = view.seats[seat];
  const isBase = ({ card }: PieceData): boolean => book.card(card).type === 'base';
  const ordered = [...inPlay.filter(isBase), ...inPlay.filter((piece) => !isBase(piece))];
  return (
    <ul
      className={styles.fan}
      data-anchor={`play:${seat}`}
      data-crowded={ordered.length > CROWD || undefined}
    >
      {ordered.map((piece) => (
        <li key={piece.slot}>
          <CardButton
            card={piece.card}
            as={piece.as}
            density={density}
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
