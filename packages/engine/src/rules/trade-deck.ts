import type { CardNumber } from '../cards/card-number.ts';
import type { Catalog } from '../cards/catalog.ts';
import { SetupError, show } from '../errors.ts';
import type { Setup } from '../setup.ts';

/** More than any mix of boxes shuffles together, and few enough to be saved. */
const MOST = 500;

/** The cards that are shuffled into the trade deck: those that the set-up lists, or else those of the boxes. */
export function tradeDeckOf(
  { tradeDeck }: Pick<Setup, 'tradeDeck'>,
  catalog: Catalog,
): Uint16Array {
  if (tradeDeck === undefined) return catalog.tradeDeck;
  if (typeof tradeDeck !== 'object' || tradeDeck === null || Array.isArray(tradeDeck)) {
    throw new SetupError(
      'wrong-trade-deck',
      'A trade deck is an object that says how many there are of each card: tradeDeck: { card: 3 }.',
    );
  }
  const deck: CardNumber[] = [];
  for (const [id, count] of Object.entries<unknown>(tradeDeck)) {
    const card = tradeCard(catalog, id);
    if (!Number.isInteger(count) || (count as number) < 0 || (count as number) > MOST) {
      throw new SetupError(
        'wrong-count',
        `The trade deck cannot have ${show(count)} of "${id}": give a whole number from 0 on.`,
      );
    }
    for (let i = 0; i < (count as number); i++) deck.push(card);
  }
  if (deck.length > MOST) {
    throw new SetupError(
      'too-many-cards',
      `A trade deck can have at most ${MOST} cards, not ${deck.length}.`,
    );
  }
  // In the order of their numbers: the same cards are the same deck, however they are listed.
  return Uint16Array.from(deck).sort();
}

function tradeCard({ numbers, isTradeCard, boxes }: Catalog, id: string): CardNumber {
  const card = numbers.get(id);
  const names = boxes.map((box) => box.id).join(', ');
  if (card === undefined) {
    throw new SetupError(
      'unknown-card',
      `The trade deck lists ${show(id)}, but no box has such a card. The boxes are: ${names}.`,
    );
  }
  if (isTradeCard[card] === 0) {
    throw new SetupError(
      'not-a-trade-card',
      `"${id}" belongs to no trade deck: list only trade cards of the boxes ${names}.`,
    );
  }
  return card;
}
