import type { ScenarioResult } from '../campaign/scenario-result.ts';
import type { CardId } from '../cards/card.ts';
import { type CardNumber, NO_CARD } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { ROW_SPACES } from '../state/layout.ts';
import { seatsIn } from '../state/seats.ts';
import { type GameState, isOver } from '../state/state.ts';
import { toArray } from '../state/zones.ts';
import { earnedCards } from './numbers.ts';
import { usedStickers } from './used-stickers.ts';

/** What a finished scenario game hands to its campaign. Throws a `RangeError` for any other game. */
export function finishedScenario(state: GameState): ScenarioResult {
  const { scenario } = state.format;
  if (scenario === null || !isOver(state)) {
    throw new RangeError('Only a finished game of a scenario has a result for the campaign.');
  }
  const { sides, turnCards } = scenario;
  const winners = seatsIn(state.winners);
  return {
    winner: winners.length === 1 ? sides[winners[0]] : null,
    political: winners.length === 1 && !state.seats.some(({ defeated }) => defeated),
    used: usedStickers(state),
    tradeDeck: tradeCards(state, scenario.decks),
    earned: earnedCards(state).map(({ index, seat }) => ({
      id: turnCards[index].card.id,
      side: sides[seat],
    })),
  };
}

/** Every trade card of the game, wherever it is, without those that were in the decks given. */
function tradeCards(
  state: GameState,
  decks: readonly Uint16Array[],
): Readonly<Record<CardId, number>> {
  const { cards, catalog, layout, seats } = state;
  const counts = new Map<CardNumber, number>();
  const add = (list: ArrayLike<CardNumber>, more: number): void => {
    for (const card of Array.from(list)) {
      if (catalog.isTradeCard[card] === 1) counts.set(card, (counts.get(card) ?? 0) + more);
    }
  };
  add(cards.subarray(layout.tradeRow, layout.tradeRow + ROW_SPACES), 1);
  for (const zone of [layout.tradeDeck, layout.scrapHeap]) add(toArray(cards, zone), 1);
  for (const own of seats) {
    for (const zone of [own.deck, own.hand, own.discard]) add(toArray(cards, zone), 1);
    add(cards.subarray(own.slotCard, own.slotCard + own.slots), 1);
  }
  for (const deck of decks) add(deck, -1);
  return Object.fromEntries(
    [...counts]
      .filter(([card, count]) => card !== NO_CARD && count > 0)
      .sort(([one], [other]) => one - other)
      .map(([card, count]) => [cardId(catalog, card), count]),
  );
}
