import { formatNamed, type Seat, type View } from '@openrealms/engine';
import type { CardBook } from '@openrealms/narrator';
import type { Signal } from '../../match/signal.ts';

/** What is worth saying now: what one has, what one lacks, and what to do. */
export function signalsToGive(view: View, you: Seat, book: CardBook): readonly Signal[] {
  const { trade, combat } = view.seats[you];
  const signals: Signal[] = [];
  if (formatNamed(view.format).sharedTurns) {
    if (trade > 0) signals.push({ kind: 'can-give-trade', amount: trade });
    signals.push({ kind: 'need-trade', amount: lacking(view, trade, book) });
  }
  if (combat > 0) signals.push({ kind: 'have-combat', amount: combat });
  return [...signals, { kind: 'attack-outpost' }, { kind: 'wait' }];
}

/** What is missing for the next dearer card on offer. */
function lacking({ tradeRow }: View, trade: number, book: CardBook): number {
  const costs = tradeRow.flatMap((card) => (card === null ? [] : [book.card(card).cost]));
  const missing = costs.map((cost) => cost - trade).filter((amount) => amount > 0);
  return missing.length === 0 ? 1 : Math.min(...missing);
}
