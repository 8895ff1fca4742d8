import type { CardId } from '@openrealms/engine';
import { useWords } from '../i18n/words.ts';
import { numbered } from '../table/zones/numbered.ts';
import styles from './board.module.css';
import type { BoardProps } from './board-props.ts';
import { bossWords } from './boss-words.ts';
import { FaceDown, LookCard } from './look-card.tsx';

interface CardsProps extends BoardProps {
  /** Null lies face down. */
  readonly cards: readonly (CardId | null)[];
}

/** Cards of the Boss beside each other. */
export function Cards({ cards, part }: CardsProps) {
  const say = useWords(bossWords);
  const open = cards.filter((card) => card !== null);
  const hidden = cards.length - open.length;
  if (cards.length === 0) return <span className={styles.none}>{say.empty}</span>;
  return (
    <ul className={styles.cards} data-part={part}>
      {numbered(open).map(({ card, n }) => (
        <li key={`${card}:${n}`}>
          <LookCard card={card} part={part} />
        </li>
      ))}
      {hidden > 0 && (
        <li className={styles.hidden}>
          {part === 'sheet' && <FaceDown />}
          <span>{say.faceDown(hidden)}</span>
        </li>
      )}
    </ul>
  );
}
