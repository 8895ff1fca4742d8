import type { Seat } from '@openrealms/engine';
import { useWords } from '../../i18n/words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { HandCount } from './hand-count.tsx';
import { OpponentName } from './opponent-name.tsx';
import styles from './opponents.module.css';
import { Pieces } from './pieces.tsx';
import { PileButton } from './pile-button.tsx';

/** One opponent: authority, what can be counted of the cards, and what lies in play. */
export function OpponentSeat(props: { readonly seat: Seat; readonly density: 'mini' | 'chip' }) {
  const { seat, density } = props;
  const { view, names } = useTable();
  const say = useWords(tableWords);
  const { deckCount, discard, inPlay, defeated } = view.seats[seat];
  const name = names[seat];
  return (
    <div
      className={styles.seat}
      data-anchor={`seat:${seat}`}
      data-active={view.active.includes(seat) || undefined}
      data-defeated={defeated || undefined}
    >
      <div className={styles.head}>
        <OpponentName seat={seat} />
        <div className={styles.counts}>
          <HandCount seat={seat} />
          <PileButton
            pile={{ of: 'deck', seat }}
            anchor={`deck:${seat}`}
            count={deckCount}
            label={say.deckOf(name, deckCount)}
            face="deck-icon"
          />
          <PileButton
            pile={{ of: 'discard', seat }}
            anchor={`discard:${seat}`}
            count={discard.length}
            label={say.discardOf(name, discard.length)}
            face="discard-icon"
          />
        </div>
      </div>
      <section className={styles.inPlay} aria-label={say.inPlayOf(name)}>
        {inPlay.length === 0 && <p className={styles.nothing}>{say.nothingInPlay}</p>}
        <Pieces seat={seat} density={density} />
      </section>
    </div>
  );
}
