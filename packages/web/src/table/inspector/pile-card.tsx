import type { CardId } from '@openrealms/engine';
import { memo } from 'react';
import { CardFace } from '../../card/card-face.tsx';
import { useTable } from '../table-context.ts';
import styles from './inspector.module.css';

const Face = memo(CardFace);

/** A card in a pile one looks through. */
export function PileCard(props: { readonly card: CardId; readonly remark: string | null }) {
  const { card, remark } = props;
  const { book, inspect } = useTable();
  return (
    <button
      type="button"
      className={styles.pileCard}
      aria-label={[book.name(card), remark].filter((part) => part !== null).join(', ')}
      onClick={() => inspect({ kind: 'card', card, place: null })}
    >
      <Face card={book.card(card)} density="mini" />
      {remark !== null && <b aria-hidden="true">{remark}</b>}
    </button>
  );
}
