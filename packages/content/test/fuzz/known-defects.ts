import type { SavedGame } from '@openrealms/engine';

/**
 * Saved games that the loader accepts although they cannot be played on: defects.test.ts has an example of each.
 * The fuzz tests pass them over so that they find others.
 */
export function isKnownDefect({ game }: SavedGame): boolean {
  const total = [game.tradeRow, game.tradeDeck, game.scrapHeap]
    .concat(game.seats.flatMap((seat) => [seat.hand, seat.deck, seat.discard]))
    .reduce((sum, pile) => sum + pile.length, 0);
  return (
    (game.winners.length === 0 && game.seats.some(({ defeated }) => defeated)) ||
    game.stack.length > 15 ||
    game.seats.some(({ owedDiscards, hand }) => owedDiscards > 0 && hand.length > 8) ||
    game.seats.some(({ played }) => played.length > total)
  );
}

/** Whether a value can be put into a message; of those that cannot, a setup makes an exception. */
export function hasText(value: unknown): boolean {
  try {
    return typeof `${value}` === 'string';
  } catch {
    return false;
  }
}
