import type { CardId } from '@openrealms/engine';
import { memo } from 'react';
import { CardBack } from '../../card/card-back.tsx';
import { CardFace } from '../../card/card-face.tsx';
import { DeckIcon, DiscardPileIcon, ScrapIcon } from '../../card/icons.tsx';
import type { Pile } from '../inspector/subject.ts';
import { useTable } from '../table-context.ts';
import styles from './pile-button.module.css';

const Back = memo(CardBack);
const Face = memo(CardFace);

interface PileButtonProps {
  readonly pile: Pile;
  readonly anchor: string;
  readonly count: number;
  readonly label: string;
  /** The card on top, a back, or only an icon where there is little room. */
  readonly face: CardId | 'back' | 'scrap' | 'deck-icon' | 'discard-icon';
}

/** A pile: shows how many cards it holds, and what is in it when tapped. */
export function PileButton({ pile, anchor, count, label, face }: PileButtonProps) {
  const { inspect, hintedPlace, places } = useTable();
  const acts = pile.of === 'discard' ? (places.get(anchor) ?? []) : [];
  // A card can be passed on in many a turn: that is offered quietly.
  const glow = acts.every(({ type }) => type === 'pass-card') ? styles.quiet : styles.legal;
  return (
    <button
      type="button"
      className={`${styles.pile} ${acts.length > 0 ? glow : ''}`}
      data-anchor={anchor}
      data-hinted={hintedPlace === anchor || undefined}
      data-empty={count === 0 || undefined}
      aria-label={label}
      onClick={() => inspect({ kind: 'pile', pile })}
    >
      <PileFace face={face} count={count} />
      <b className={styles.count} aria-hidden="true">
        {count}
      </b>
    </button>
  );
}

function PileFace({ face, count }: Pick<PileButtonProps, 'face' | 'count'>) {
  const { book } = useTable();
  if (face === 'deck-icon') return <DeckIcon className={styles.icon} />;
  if (face === 'discard-icon') return <DiscardPileIcon className={styles.icon} />;
  if (face === 'scrap') return <ScrapIcon className={styles.icon} />;
  if (count === 0) return <span className={styles.bare} />;
  return face === 'back' ? <Back density="mini" /> : <Face card={book.card(face)} density="mini" />;
}
