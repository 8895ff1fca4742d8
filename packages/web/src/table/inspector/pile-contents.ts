import type { CardId, View } from '@openrealms/engine';
import type { Pile } from './subject.ts';

/** What a viewer may know about a pile. */
export interface PileContents {
  /** With how often each lies there; a pile in order lists every card by itself. */
  readonly cards: readonly { readonly card: CardId; readonly count: number }[];
  readonly total: number;
  /** From the top; or in no order, alone or together with a hand nobody can see into. */
  readonly order: 'from-top' | 'none' | 'none-with-hand';
  /** Cards known to lie on top. */
  readonly knownTop: readonly CardId[];
}

export function contentsOf(pile: Pile, view: View): PileContents {
  switch (pile.of) {
    case 'discard':
      return inOrder(view.seats[pile.seat].discard);
    case 'scrap-heap':
      return inOrder(view.scrapHeap);
    case 'trade-deck':
      return {
        ...counted(view.tradeDeck),
        total: view.tradeDeckCount,
        order: 'none',
        knownTop: [],
      };
    case 'deck': {
      const { unseen, deckCount, knownTop, hand } = view.seats[pile.seat];
      const order = hand === null ? 'none-with-hand' : 'none';
      return { ...counted(unseen), total: deckCount, order, knownTop };
    }
  }
}

function inOrder(cards: readonly CardId[]): PileContents {
  return {
    cards: cards.map((card) => ({ card, count: 1 })),
    total: cards.length,
    order: 'from-top',
    knownTop: [],
  };
}

function counted(cards: readonly CardId[]): Pick<PileContents, 'cards' | 'total'> {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return {
    cards: [...counts].map(([card, count]) => ({ card, count })),
    total: cards.length,
  };
}
