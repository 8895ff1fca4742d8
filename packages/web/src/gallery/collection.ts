import { boxes } from '@openrealms/content';
import { type Box, type Card, describe } from '@openrealms/engine';
import { fold } from '../rules/fold-text.ts';
import { type EffectTag, tagsOf } from './effect-tags.ts';

/** Where the copies of a card are in a game, and in which box they come. */
export interface Copies {
  readonly box: Box;
  readonly where: 'trade-deck' | 'explorer-pile' | 'each-deck';
  readonly count: number;
}

/** A card of the gallery with everything it can be found by. */
export interface GalleryCard {
  readonly card: Card;
  /** One entry for each box that has it. */
  readonly copies: readonly Copies[];
  readonly tags: readonly EffectTag[];
  /** Names and texts in both languages, folded. */
  readonly text: string;
}

const CARDS: ReadonlySet<Card> = new Set(boxes.flatMap((box) => box.cards));

/** Every card of every box, those that several boxes have once. */
export const COLLECTION: readonly GalleryCard[] = [...CARDS].map((card) => ({
  card,
  copies: boxes.filter((box) => box.cards.includes(card)).map((box) => copiesOf(box, card)),
  tags: tagsOf(card),
  text: fold(`${describe(card, 'en').full}\n${describe(card, 'fr').full}`),
}));

/** The highest cost there is. */
export const MAX_COST = Math.max(...COLLECTION.map(({ card }) => card.cost));

function copiesOf(box: Box, card: Card): Copies {
  if (box.explorerPile.card === card.id) {
    return { box, where: 'explorer-pile', count: box.explorerPile.count };
  }
  const own = box.personalDeck[card.id];
  if (own !== undefined) return { box, where: 'each-deck', count: own };
  return { box, where: 'trade-deck', count: box.tradeDeck[card.id] ?? 0 };
}
