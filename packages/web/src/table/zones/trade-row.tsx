import type { CardId } from '@openrealms/engine';
import { OpponentIcon } from '../../card/icons.tsx';
import { useWords } from '../../i18n/words.ts';
import { isAmount } from '../amount/steps.ts';
import { CardButton } from '../card-button.tsx';
import { EXPLORERS, rowPlace } from '../places.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { CROWD } from './crowd.ts';
import { PileButton } from './pile-button.tsx';
import { RowMarks } from './row-marks.tsx';
import { seatRows } from './seat-rows.ts';
import styles from './zones.module.css';

/** The middle of the table: what can be acquired, and the piles it comes from and goes to. */
export function TradeRow() {
  const { view, book, near, small, hasFooter, places, asked } = useTable();
  const say = useWords(tableWords);
  // On a phone, two rows of players or a Boss, and a full hand, leave no room for more.
  const isTight = small && (seatRows(view, near).length > 1 || view.challenge !== undefined);
  const isFull =
    hasFooter ||
    view.seats[near].handCount > CROWD ||
    (view.challenge !== undefined && view.seats.length > 2);
  // Nor does a card with which more can be done than two buttons say.
  const answers = asked === null ? [] : (places.get(asked) ?? []).filter((each) => !isAmount(each));
  const isAskedMuch = small && answers.length > 2;
  const doomed = view.challenge?.next.takes ?? [];
  /** What is said of a card besides its name: whether a Boss takes it, or what it costs where that is not what it prints. */
  const remarkOn = (card: CardId, space: number): string | undefined => {
    if (doomed.includes(space)) return say.takenNext;
    const price = view.scenario?.prices[near]?.tradeRow[space] ?? null;
    return price === null || price === book.card(card).cost ? undefined : say.priceNow(price);
  };
  const density = (isTight && isFull) || isAskedMuch ? 'mini' : 'compact';
  return (
    <section
      className={styles.market}
      aria-label={say.tradeRow}
      data-zone="row"
      data-tight={isTight || undefined}
      data-density={density}
    >
      <div className={styles.marketPiles}>
        <PileButton
          pile={{ of: 'trade-deck' }}
          anchor="trade-deck"
          count={view.tradeDeckCount}
          label={say.tradeDeckCount(view.tradeDeckCount)}
          face="back"
        />
        <PileButton
          pile={{ of: 'scrap-heap' }}
          anchor="scrap-heap"
          count={view.scrapHeap.length}
          label={say.scrapHeapCount(view.scrapHeap.length)}
          face="scrap"
        />
      </div>
      <ul className={styles.row}>
        {view.tradeRow.map((card, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space of the trade row is its index
          <li key={space}>
            {card === null ? (
              <div className={styles.space} data-anchor={`row:${space}`}>
                <span className="visually-hidden">{say.emptySpace}</span>
              </div>
            ) : (
              <CardButton
                card={card}
                density={density}
                place={rowPlace(space)}
                anchor={`row:${space}`}
                remark={remarkOn(card, space)}
              >
                {view.scenario !== undefined && <RowMarks card={card} space={space} />}
                {doomed.includes(space) && (
                  <span className={styles.doomed} title={say.takenNext} aria-hidden="true">
                    <OpponentIcon />
                  </span>
                )}
              </CardButton>
            )}
          </li>
        ))}
        <li>
          {view.explorers === 0 ? (
            <div className={styles.space} data-anchor="explorers">
              <span className="visually-hidden">{say.explorers(0)}</span>
            </div>
          ) : (
            <CardButton
              card={book.explorer}
              density={density}
              place={EXPLORERS}
              anchor="explorers"
              remark={say.explorers(view.explorers)}
            >
              <span className={styles.left} aria-hidden="true">
                ×{view.explorers}
              </span>
            </CardButton>
          )}
        </li>
      </ul>
    </section>
  );
}
