import type { CardId } from '@openrealms/engine';
import { memo } from 'react';
import { CardBack } from '../card/card-back.tsx';
import { CardChip } from '../card/card-chip.tsx';
import { CardFace } from '../card/card-face.tsx';
import { useTable } from '../table/table-context.ts';
import { useInspecting } from '../table/use-inspecting.ts';
import styles from './board.module.css';
import type { BoardProps } from './board-props.ts';

const Face = memo(CardFace);
const Chip = memo(CardChip);

interface LookCardProps extends BoardProps {
  readonly card: CardId;
  readonly remark?: string | undefined;
}

/** A card of the Boss that can be looked at, and no more. */
export function LookCard({ card, part, remark }: LookCardProps) {
  const { book, inspect } = useTable();
  const subject = { kind: 'card', card, place: null } as const;
  const { handlers, looked } = useInspecting(subject);
  return (
    <button
      type="button"
      className={styles.look}
      aria-label={[book.name(card), remark].filter(Boolean).join(', ')}
      {...handlers}
      onClick={() => {
        if (!looked()) inspect(subject);
      }}
    >
      {part === 'sheet' ? (
        <Face card={book.card(card)} density="mini" />
      ) : (
        <Chip card={book.card(card)} />
      )}
    </button>
  );
}

/** A card that lies face down. */
export function FaceDown() {
  return <CardBack density="mini" />;
}
