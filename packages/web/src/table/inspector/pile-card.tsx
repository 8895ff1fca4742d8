import type { CardId } from '@openrealms/engine';
import { memo } from 'react';
import { CardFace } from '../../card/card-face.tsx';
import { type Place, passesAt } from '../places.ts';
import { useTable } from '../table-context.ts';
import styles from './inspector.module.css';

const Face = memo(CardFace);

interface PileCardProps {
  readonly card: CardId;
  readonly remark: string | null;
  /** Where something can be done with it; null where it can only be looked at. */
  readonly place: Place | null;
}

/** A card in a pile one looks through. */
export function PileCard({ card, remark, place }: PileCardProps) {
  const { book, inspect, places } = useTable();
  const passes = place === null ? [] : passesAt(places.get(place) ?? [], card);
  return (
    <button
      type="button"
      className={styles.pileCard}
      data-passes={passes.length > 0 || undefined}
      aria-label={[book.name(card), remark].filter((part) => part !== null).join(', ')}
      onClick={() => inspect({ kind: 'card', card, place: passes.length > 0 ? place : null })}
    >
      <Face card={book.card(card)} density="mini" />
      {remark !== null && <b aria-hidden="true">{remark}</b>}
    </button>
  );
}
