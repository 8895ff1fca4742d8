import { cardBoxes as boxes } from '@openrealms/content';
import type { Card } from '@openrealms/engine';
import type { Language } from '../i18n/language.ts';

const cards = new Map<string, Card>(
  boxes.flatMap((box) => box.cards.map((card) => [card.id, card] as const)),
);

/** The card of this id, whichever box it is in. */
export function cardById(id: string): Card {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`No box holds a card ${id}.`);
  return card;
}

export function cardName(id: string, language: Language): string {
  const card = cardById(id);
  return language === 'fr' ? card.nameFr : card.name;
}
