import type { Side, VictoryCard } from '@openrealms/engine';
import { victoryText } from '@openrealms/narrator';
import type { ReactNode } from 'react';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { useLanguage, useWords } from '../../i18n/words.ts';
import { useBook } from '../../table/use-book.ts';
import { sideWords } from '../side-words.ts';
import styles from './victory-card-face.module.css';

interface VictoryCardFaceProps {
  readonly card: VictoryCard;
  /** Whose it is. */
  readonly side?: Side | undefined;
  /** Below what it takes to earn it. */
  readonly children?: ReactNode;
}

/** A victory point card: its points, its name, and what it takes to earn it. */
export function VictoryCardFace({ card, side, children }: VictoryCardFaceProps) {
  const language = useLanguage();
  const book = useBook();
  const { points } = useWords(sideWords);
  return (
    <div className={styles.card} data-side={side}>
      <span className={styles.points}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d="m24 2 6.2 13.2L44.6 17 34 27l2.8 14.4L24 34.2 11.2 41.4 14 27 3.4 17l14.4-1.8z" />
        </svg>
        <b aria-hidden="true">{card.points}</b>
        <span className="visually-hidden">{points(card.points)}, </span>
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {card.name[language]} {side !== undefined && <FactionSymbol faction={side} />}
        </span>
        <span className={styles.condition}>{victoryText(card.earned, book)}</span>
        {children}
      </span>
    </div>
  );
}
