import type { CardId, Side } from '@openrealms/engine';
import { tally } from '@openrealms/narrator';
import { CardFace } from '../../card/card-face.tsx';
import { useWords } from '../../i18n/words.ts';
import { useBook } from '../../table/use-book.ts';
import { reportWords } from './report-words.ts';
import styles from './upgraded-cards.module.css';

interface UpgradedCardsProps {
  /** Left out where the heading is there already. */
  readonly title?: string;
  /** Upgraded cards, each once for every copy. */
  readonly cards: readonly CardId[];
  /** Whose of them are shown. */
  readonly side: Side;
}

/** The cards that one side has won over; nothing where there are none. */
export function UpgradedCards({ title, cards, side }: UpgradedCardsProps) {
  const say = useWords(reportWords);
  const book = useBook();
  const own = cards.filter((id) => book.card(id).upgrade?.side === side);
  if (own.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      {title !== undefined && <h4 className={styles.title}>{title}</h4>}
      <ul className={styles.cards}>
        {tally(own).map(([id, count]) => (
          <li key={id}>
            <div
              role="img"
              aria-label={`${say.copies(book.name(id), count)}. ${book.brief(id)}`}
              className={styles.card}
            >
              <CardFace card={book.card(id)} density="compact" />
              {count > 1 && <span className={styles.count}>×{count}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
