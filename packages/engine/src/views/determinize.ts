import type { Box, CardId } from '../cards/card.ts';
import { fromShelf } from '../cards/shelf.ts';
import { nextWord, type Random, roll } from '../random.ts';
import type { GameData, SeatData } from '../state/data.ts';
import { fromData } from '../state/from-data.ts';
import type { GameState } from '../state/state.ts';
import type { SeatView, View } from './view.ts';

/**
 * A complete state that agrees with everything the viewer knows: the hidden cards are dealt anew at random, and
 * so is all chance to come; of the boxes given, those are used that the view names. Search plays on such samples and can never learn what a player could not.
 *
 * @example
 * {@includeCode ../../../content/examples/sample-hidden-cards.ts}
 */
export function determinize(view: View, random: Random, boxes: readonly Box[]): GameState {
  const data: GameData = {
    boxes: view.boxes,
    format: view.format,
    options: view.options,
    version: view.version,
    turn: view.turn,
    active: view.active,
    winners: view.winners,
    random: [nextWord(random), nextWord(random), nextWord(random), nextWord(random)],
    tradeRow: view.tradeRow,
    tradeDeck: shuffled(view.tradeDeck, random),
    scrapHeap: view.scrapHeap,
    explorers: view.explorers,
    seats: view.seats.map((seat) => dealSeat(seat, random)),
    stack: view.stack,
  };
  return fromData(data, fromShelf(view.boxes, boxes) ?? boxes);
}

function dealSeat(view: SeatView, random: Random): SeatData {
  const unseen = shuffled(view.unseen, random);
  const dealt = view.hand === null ? view.handCount - view.knownHand.length : 0;
  const hand = view.hand ?? [...view.knownHand, ...unseen.splice(0, dealt)];
  return {
    authority: view.authority,
    trade: view.trade,
    combat: view.combat,
    shipsToTop: view.shipsToTop,
    basesToTop: view.basesToTop,
    scrapped: view.scrapped,
    owedDiscards: view.owedDiscards,
    defeated: view.defeated,
    hand,
    deck: [...view.knownTop, ...unseen],
    discard: view.discard,
    inPlay: view.inPlay,
    played: view.played,
    knownTop: view.knownTop.length,
    knownHand: view.knownHand,
    returning: view.returning,
  };
}

function shuffled(cards: readonly CardId[], random: Random): CardId[] {
  const result = [...cards];
  for (let i = result.length - 1; i > 0; i--) {
    const j = roll(random, i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}
