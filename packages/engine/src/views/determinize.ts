import type { Box, CardId } from '../cards/card.ts';
import { fromShelf } from '../cards/shelf.ts';
import { nextWord, type Random, roll } from '../random.ts';
import type { ChallengeData, GameData, SeatData } from '../state/data.ts';
import { fromData } from '../state/from-data.ts';
import type { GameState } from '../state/state.ts';
import type { ChallengeView, PileView, SeatView, View } from './view.ts';

/**
 * A complete state that agrees with everything the viewer knows: the hidden cards are dealt anew at random, and
 * so is all chance to come; of the boxes given, those are used that the view names. Search plays on such samples and can never learn what a player could not.
 *
 * @example
 * {@includeCode ../../../content/examples/sample-hidden-cards.ts}
 */
export function determinize(view: View, random: Random, boxes: readonly Box[]): GameState {
  const words = [nextWord(random), nextWord(random), nextWord(random), nextWord(random)] as const;
  const tradeDeck = shuffled(view.tradeDeck, random);
  const challenge = view.challenge && dealPiles(view.challenge, tradeDeck, random);
  const data: GameData = {
    boxes: view.boxes,
    format: view.format,
    options: view.options,
    version: view.version,
    turn: view.turn,
    active: view.active,
    winners: view.winners,
    random: words,
    tradeRow: view.tradeRow,
    tradeDeck,
    scrapHeap: view.scrapHeap,
    explorers: view.explorers,
    seats: view.seats.map((seat) => dealSeat(seat, random)),
    stack: view.stack,
    ...(challenge && { challenge }),
    ...(view.scenario && { scenario: view.scenario }),
  };
  return fromData(data, fromShelf(view.boxes, boxes) ?? boxes);
}

/** Cards that came face down from the trade deck are taken from it. */
function dealPiles(
  { next: _, piles, ...numbers }: ChallengeView,
  tradeDeck: CardId[],
  random: Random,
): ChallengeData {
  const deal = ({ cards, unseen }: PileView): CardId[] => {
    const left = unseen.length > 0 ? shuffled(unseen, random) : tradeDeck;
    return cards.map((card) => card ?? (left.pop() as CardId));
  };
  return { ...numbers, piles: [deal(piles[0]), deal(piles[1])] };
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
