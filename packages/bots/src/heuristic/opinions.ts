import { type Catalog, nextWord, type Random } from '@openrealms/engine';

/**
 * By card number, by how much this player over- or underrates a card; the standard deviation is 1. Of the cards that
 * everybody always has before them, nobody is wrong. The dice are only looked at, not thrown: as long as nobody throws
 * them, the opinions stay the same for the whole game.
 */
export function opinions({ cards, isTradeCard }: Catalog, dice: Random): Float64Array {
  const random: Random = { ...dice };
  return Float64Array.from(cards, (_, number) => (isTradeCard[number] ? normal(random) : 0));
}

/** A standard normal number, nearly: the sum of twelve uniform ones. */
function normal(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += (nextWord(random) >>> 0) / 0x1_0000_0000;
  return sum;
}
