import type { PieceData, Seat } from '@openrealms/engine';
import type { Density } from '../../card/card-face.tsx';
import { useWords } from '../../i18n/words.ts';
import { CardButton } from '../card-button.tsx';
import { piecePlace } from '../places.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { ReadyMarks } from './ready-marks.tsx';
import styles from './zones.module.css';

/** The cards a player has in play: bases first, for they stay. */
export function Pieces(props: { readonly seat: Seat; readonly density: Density | 'chip' }) {
  const { seat, density } = props;
  const { view, book } = useTable();
  const say = useWords(tableWords);
  const { inPlay } = view.seats[seat];
  const isBase = ({ card }: PieceData): boolean => book.card(card).type === 'base';
  const ordered = [...inPlay.filter(isBase), ...inPlay.filter((piece) => !isBase(piece))];
  return (
    <ul className={styles.fan} data-anchor={`play:${seat}`}>
      {ordered.map((piece) => (
        <li key={piece.slot}>
          <CardButton
            card={piece.card}
            as={piece.as}
            density={density}
            place={piecePlace(seat, piece.slot)}
            anchor={`piece:${seat}:${piece.slot}`}
            remark={piece.as === undefined ? undefined : say.copy(book.name(piece.as))}
            spent={isBase(piece) && piece.primaryUsed === true && view.active.includes(seat)}
          >
            <ReadyMarks seat={seat} slot={piece.slot} />
          </CardButton>
        </li>
      ))}
    </ul>
  );
}
