import type { CardId } from '@openrealms/engine';

/** Tells equal cards of a list apart: the first Scout is 0, the second 1. */
export function numbered(
  cards: readonly CardId[],
): { readonly card: CardId; readonly n: number }[] {
  const seen = new Map<CardId, number>();
  return cards.map((card) => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return { card, n };
  });
}
