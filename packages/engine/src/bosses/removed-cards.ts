import type { CardNumber } from '../cards/card-number.ts';
import { cardNumber } from '../cards/catalog.ts';
import { factionBit } from '../cards/faction-bits.ts';
import type { GameState } from '../state/state.ts';
import type { BossAtTable } from './boss.ts';

/** The cards of the faction that leaves the trade deck, as many as the box that has the challenge holds. */
export function removedCards({ catalog, format }: GameState): CardNumber[] {
  const { id, removes } = format.boss as BossAtTable;
  const box = catalog.boxes.find(({ challenges }) => challenges?.[id] !== undefined);
  if (box === undefined || removes === null) return [];
  return Object.entries(box.tradeDeck).flatMap(([name, copies]) => {
    const card = cardNumber(catalog, name);
    return (catalog.factions[card] & factionBit(removes)) === 0 ? [] : Array(copies).fill(card);
  });
}

/** A list of cards without one copy of each of some others. */
export function without(cards: readonly CardNumber[], taken: readonly CardNumber[]): CardNumber[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}
