import { boxes } from '@openrealms/content';
import { type Box, type Card, describe } from '@openrealms/engine';
import { fold } from '../rules/fold-text.ts';
import { type EffectTag, tagsOf } from './effect-tags.ts';

/** Where the copies of a card are in a game. */
export interface Copies {
  readonly where: 'trade-deck' | 'explorer-pile' | 'each-deck';
  readonly count: number;
}

/** A card of the gallery with everything it can be found by. */
export interface GalleryCard {
  readonly card: Card;
  readonly box: Box;
  readonly copies: Copies;
  readonly tags: readonly EffectTag[];
  /** Names and texts in both languages, folded. */
  readonly text: string;
}

/** Every card of every box. */
export const COLLECTION: readonly GalleryCard[] = boxes.flatMap((box) =>
  box.cards.map((card) => ({
    card,
    box,
    copies: copiesOf(box, card),
    tags: tagsOf(card),
    text: fold(`${describe(card, 'en').full}\n${describe(card, 'fr').full}`),
  })),
);

/** The highest cost there is. */
export const MAX_COST = Math.max(...COLLECTION.map(({ card }) => card.cost));

function copiesOf(box: Box, card: Card): Copies {
  if (box.explorerPile.card === card.id) {
    return { where: 'explorer-pile', count: box.explorerPile.count };
  }
  const own = box.personalDeck[card.id];
  if (own !== undefined) return { where: 'each-deck', count: own };
  return { where: 'trade-deck', count: box.tradeDeck[card.id] ?? 0 };
}
