import { boxes } from '@openrealms/content';
import { type Box, type Card, describe } from '@openrealms/engine';
import { ALLEGIANCES, type Allegiance, allegianceOf } from '../card/faction-mark.ts';
import { fold } from '../rules/fold-text.ts';
import { type EffectTag, tagsOf } from './effect-tags.ts';

/** Where the copies of a card are in a game, and in which box they come. */
export interface Copies {
  readonly box: Box;
  readonly where: 'trade-deck' | 'explorer-pile' | 'each-deck' | 'side-deck' | 'after-campaign';
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

/** Every card of our boxes. */
export const COLLECTION = collectionOf(boxes);

/** The factions that there are cards of. */
export const PRESENT_ALLEGIANCES: readonly Allegiance[] = ALLEGIANCES.filter((allegiance) =>
  COLLECTION.some(({ card }) => allegianceOf(card.factions) === allegiance),
);

/** The highest cost of our cards; those of a pack may cost more. */
export const MAX_COST = Math.max(...COLLECTION.map(({ card }) => card.cost));

/** Every card of these boxes, those that several boxes have once. */
export function collectionOf(all: readonly Box[]): readonly GalleryCard[] {
  const cards = new Set(all.flatMap((box) => box.cards));
  return [...cards].map((card) => ({
    card,
    copies: all.filter((box) => box.cards.includes(card)).map((box) => copiesOf(box, card)),
    tags: tagsOf(card),
    text: fold(`${describe(card, 'en').full}\n${describe(card, 'fr').full}`),
  }));
}

function copiesOf(box: Box, card: Card): Copies {
  if (box.explorerPile.card === card.id) {
    return { box, where: 'explorer-pile', count: box.explorerPile.count };
  }
  const own = box.personalDeck[card.id];
  if (own !== undefined) return { box, where: 'each-deck', count: own };
  const sides = Object.values(box.personalDecks ?? {}).map((deck) => deck[card.id] ?? 0);
  if (sides.some((count) => count > 0)) {
    return { box, where: 'side-deck', count: Math.max(...sides) };
  }
  const later = box.campaign?.postCampaign[card.id];
  if (later !== undefined) return { box, where: 'after-campaign', count: later };
  return { box, where: 'trade-deck', count: box.tradeDeck[card.id] ?? 0 };
}
