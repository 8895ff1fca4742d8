/** What things cost the one who looks, or whose turn it is where nobody at the table does. */
import type { Card, Prices, View } from '@openrealms/engine';
import type { CardBook } from '@openrealms/narrator';

/** What a card of the trade row costs, or with null for the space one of the pile beside it. */
export function priceAt(space: number | null, view: View, book: CardBook): number {
  const card = space === null ? book.explorer : view.tradeRow[space];
  const printed = card == null ? 0 : book.card(card).cost;
  const prices = pricesIn(view);
  if (prices === undefined) return printed;
  return space === null ? prices.explorer : (prices.tradeRow[space] ?? printed);
}

/** What upgrading a card costs in addition. */
export function upgradePrice({ type }: Card, view: View): number {
  return pricesIn(view)?.upgrade[type] ?? 0;
}

function pricesIn({ scenario, viewer, active }: View): Prices | undefined {
  return scenario?.prices[viewer === 'spectator' ? (active[0] ?? 0) : viewer];
}
