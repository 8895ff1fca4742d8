import { useWords } from '../../i18n/words.ts';
import { CardButton } from '../card-button.tsx';
import { handPlace } from '../places.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { numbered } from './numbered.ts';
import styles from './zones.module.css';

/** The viewer's own hand. */
export function Hand() {
  const { view, you, small } = useTable();
  const say = useWords(tableWords);
  const cards = (you === null ? null : view.seats[you]?.hand) ?? [];
  return (
    <section
      className={styles.hand}
      aria-label={say.hand}
      data-zone="hand"
      data-anchor={`hand:${you}`}
    >
      <ul className={styles.fan} data-crowded={cards.length > 8 || undefined}>
        {numbered(cards).map(({ card, n }) => (
          <li key={`${card}:${n}`}>
            <CardButton
              card={card}
              density={small ? 'mini' : 'compact'}
              place={handPlace(card)}
              anchor={`hand:${you}:${card}:${n}`}
            />
          </li>
        ))}
      </ul>
      {cards.length === 0 && <p className={styles.empty}>{say.emptyHand}</p>}
    </section>
  );
}
