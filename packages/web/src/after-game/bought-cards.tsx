import type { CardId } from '@openrealms/engine';
import { CardFace } from '../card/card-face.tsx';
import { cardAddress } from '../gallery/card-address.ts';
import { useWords } from '../i18n/words.ts';
import { useBook } from '../table/use-book.ts';
import { afterGameWords } from './after-game-words.ts';
import styles from './bought-cards.module.css';

/** What a player acquired; every card leads to its page in the gallery. */
export function BoughtCards(props: {
  readonly name: string;
  readonly cards: readonly { readonly card: CardId; readonly count: number }[];
}) {
  const { name, cards } = props;
  const say = useWords(afterGameWords);
  const book = useBook();
  return (
    <section>
      <h3 className={styles.title}>{say.bought(name)}</h3>
      {cards.length === 0 && <p>{say.boughtNothing}</p>}
      <ul className={styles.cards}>
        {cards.map(({ card, count }) => (
          <li key={card}>
            <a
              href={cardAddress(book.card(card))}
              className={styles.card}
              aria-label={say.copies(book.name(card), count)}
            >
              <CardFace card={book.card(card)} density="mini" />
              {count > 1 && <span className={styles.count}>×{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
