import type { CardId } from '@openrealms/engine';
import { TradeIcon } from '../../card/icons.tsx';
import { isUpgrade, rowPlace } from '../places.ts';
import { useTable } from '../table-context.ts';
import styles from './row-marks.module.css';
import { UpgradeArrow } from './upgrade-arrow.tsx';

interface RowMarksProps {
  readonly card: CardId;
  readonly space: number;
}

/** In a scenario, on a card of the trade row: that it can be upgraded, and its price where that is not what it prints. Its button says both. */
export function RowMarks({ card, space }: RowMarksProps) {
  const { view, book, near, places } = useTable();
  const price = view.scenario?.prices[near]?.tradeRow[space] ?? null;
  const side = view.scenario?.sides[near];
  return (
    <>
      {price !== null && price !== book.card(card).cost && (
        <span className={styles.price} aria-hidden="true">
          <TradeIcon />
          {price}
        </span>
      )}
      {places.get(rowPlace(space))?.some(isUpgrade) === true && (
        <span className={styles.upgrade} data-side={side} aria-hidden="true">
          <UpgradeArrow />
        </span>
      )}
    </>
  );
}
