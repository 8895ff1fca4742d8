import type { CSSProperties } from 'react';
import { CardBack } from '../../card/card-back.tsx';
import type { Density } from '../../card/card-face.tsx';
import { useWords } from '../../i18n/words.ts';
import { CardButton } from '../card-button.tsx';
import { handPlace } from '../places.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { CROWD } from './crowd.ts';
import { numbered } from './numbered.ts';
import styles from './zones.module.css';

/** The hand at the bottom of the table: the viewer's own, or backs where the viewer sees nobody's. */
export function Hand() {
  const { view, you, near, names, small } = useTable();
  const say = useWords(tableWords);
  const { hand, handCount } = view.seats[near];
  const crowded = handCount > CROWD;
  const density = small || crowded ? 'mini' : 'compact';
  return (
    <section
      className={styles.hand}
      aria-label={you === null ? say.handOf(names[near]) : say.hand}
      data-zone="hand"
      data-crowded={crowded || undefined}
      data-anchor={`hand:${near}`}
    >
      {hand === null ? (
        <HiddenHand count={handCount} density={density} />
      ) : (
        <ul
          className={styles.fan}
          style={{ '--columns': Math.ceil(hand.length / 2) } as CSSProperties}
        >
          {numbered(hand).map(({ card, n }) => (
            <li key={`${card}:${n}`}>
              <CardButton
                card={card}
                density={density}
                place={handPlace(card)}
                anchor={`hand:${near}:${card}:${n}`}
              />
            </li>
          ))}
        </ul>
      )}
      {handCount === 0 && <p className={styles.empty}>{say.emptyHand}</p>}
    </section>
  );
}

function HiddenHand({ count, density }: { readonly count: number; readonly density: Density }) {
  const say = useWords(tableWords);
  return (
    <>
      <p className="visually-hidden">{say.handCount(count)}</p>
      <ul className={styles.fan} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one back is like the other
          <li key={i}>
            <CardBack density={density} />
          </li>
        ))}
      </ul>
    </>
  );
}
