import type { Box, Card, CardId } from '../cards/card.ts';
import { campaignBox } from './campaign-box.ts';

const known = new WeakMap<Box, ReadonlyMap<CardId, Card>>();

/** Every card of a campaign by its id, upgraded ones and those that come after it included. */
export function cardsOf(box: Box): ReadonlyMap<CardId, Card> {
  const found = known.get(box);
  if (found !== undefined) return found;
  const cards = new Map(campaignBox(box).cards.map((card) => [card.id, card]));
  known.set(box, cards);
  return cards;
}
