import { ANY_NUMBER } from '../cards/ability.ts';
import type { CardId } from '../cards/card.ts';
import { NO_CARD } from '../cards/card-number.ts';
import { cardId, programAt } from '../cards/catalog.ts';
import {
  OP_ACQUIRE_FREE,
  OP_BEQUEATH,
  OP_CHOOSE,
  OP_COPY_SHIP,
  OP_DESTROY_BASE,
  OP_DISCARD,
  OP_FORCED_DISCARD,
  OP_OPPONENT_DISCARDS,
  OP_PUT_ON_DECK,
  OP_PUT_STARTER_ON_DECK,
  OP_SALVAGE,
  OP_SCRAP,
  OP_SCRAP_TRADE_ROW,
  OP_WHEN_ACQUIRED,
} from '../cards/instructions.ts';
import { BASES, PLAYER, type Reach } from '../formats/format.ts';
import { awaitedBits } from '../rules/legal.ts';
import { formatReach } from '../rules/reach.ts';
import type { ScenarioRuleName } from '../scenarios/rule-programs.ts';
import { AT, DONE, SEAT, SLOT } from '../state/frame-entries.ts';
import { isOptional, limitOf, topFrame } from '../state/frames.ts';
import { seatsIn } from '../state/seats.ts';
import type { GameState, Seat } from '../state/state.ts';
import { namesOf, piecesOf, rowOf, stackOf } from '../state/to-data.ts';
import { count, toArray } from '../state/zones.ts';
import { challengeView, unseenInPile } from './challenge-view.ts';
import { scenarioView } from './scenario-view.ts';
import { seesHand as isHandSeen } from './sees-hand.ts';
import type { ChoiceKind, PendingChoice, SeatView, View, Viewer } from './view.ts';

/**
 * The game as this viewer may see it, built from nothing: what is not written here stays hidden.
 *
 * @example
 * {@includeCode ../../../content/examples/write-a-bot.ts}
 */
export function viewFor(state: GameState, viewer: Viewer): View {
  if (viewer !== 'spectator' && state.seats[viewer] === undefined) {
    throw new RangeError(
      `There is no seat ${viewer}; view as 0 to ${state.seats.length - 1} or 'spectator'.`,
    );
  }
  const { cards, catalog, layout } = state;
  return {
    viewer,
    boxes: catalog.boxes.map(({ id, version }) => ({ id, version })),
    format: state.format.id,
    options: state.options,
    version: state.version,
    turn: state.turn,
    active: seatsIn(state.active),
    awaited: seatsIn(awaitedBits(state)),
    winners: seatsIn(state.winners),
    tradeRow: rowOf(state),
    tradeDeck: namesOf(state, [...toArray(cards, layout.tradeDeck), ...unseenInPile(state)]).sort(),
    tradeDeckCount: count(cards, layout.tradeDeck),
    scrapHeap: namesOf(state, toArray(cards, layout.scrapHeap)).reverse(),
    explorers: state.explorers,
    seats: state.seats.map((_, seat) => seatView(state, seat, viewer)),
    stack: stackOf(state),
    choice: choiceFor(state, viewer),
    ...(state.level !== null && { challenge: challengeView(state, state.level) }),
    ...(state.format.scenario !== null && {
      scenario: scenarioView(state, state.format.scenario),
    }),
  };
}

function seatView(state: GameState, seat: Seat, viewer: Viewer): SeatView {
  const own = state.seats[seat];
  const list = (zone: number): CardId[] => namesOf(state, toArray(state.cards, zone));
  const hand = list(own.hand);
  const deck = list(own.deck).reverse();
  const knownHand = list(own.knownHand).sort();
  const seesHand = isHandSeen(state, viewer, seat);
  const unknownDeck = deck.slice(own.knownTop);
  return {
    seat,
    role: state.format.role(seat, state.seats.length),
    team: state.teams[seat],
    targets: inReach(state, seat, PLAYER),
    baseTargets: inReach(state, seat, BASES),
    authority: own.authority,
    trade: own.trade,
    combat: own.combat,
    shipsToTop: own.shipsToTop,
    basesToTop: own.basesToTop,
    scrapped: own.scrapped,
    owedDiscards: own.owedDiscards,
    defeated: own.defeated,
    inPlay: piecesOf(state, seat),
    discard: list(own.discard).reverse(),
    played: list(own.played),
    handCount: hand.length,
    deckCount: deck.length,
    hand: seesHand ? hand : null,
    knownHand,
    knownTop: deck.slice(0, own.knownTop),
    returning: list(own.returning),
    unseen: (seesHand ? unknownDeck : [...unknownDeck, ...without(hand, knownHand)]).sort(),
  };
}

/** The players of whom the format lets this one attack or target such a thing. */
function inReach(state: GameState, by: Seat, what: Reach): Seat[] {
  if (state.seats[by].defeated) return [];
  return state.seats.flatMap((_, other) =>
    (formatReach(state, by, other) & what) !== 0 ? [other] : [],
  );
}

/** The cards of a list that are left when those of another, which it contains, are taken out. */
function without(list: readonly CardId[], taken: readonly CardId[]): CardId[] {
  const left = [...list];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}

const CHOICE_KINDS: Readonly<Record<number, ChoiceKind>> = {
  [OP_OPPONENT_DISCARDS]: 'opponent-to-discard',
  [OP_DISCARD]: 'discard',
  [OP_FORCED_DISCARD]: 'discard',
  [OP_SCRAP]: 'scrap',
  [OP_SCRAP_TRADE_ROW]: 'scrap-trade-row',
  [OP_DESTROY_BASE]: 'destroy-base',
  [OP_ACQUIRE_FREE]: 'acquire-free',
  [OP_CHOOSE]: 'branch',
  [OP_COPY_SHIP]: 'copy-ship',
  [OP_BEQUEATH]: 'bequeath',
  [OP_PUT_ON_DECK]: 'put-on-deck',
  [OP_PUT_STARTER_ON_DECK]: 'put-on-deck',
  [OP_WHEN_ACQUIRED]: 'when-acquired',
  [OP_SALVAGE]: 'salvage',
};

function choiceFor(state: GameState, viewer: Viewer): PendingChoice | null {
  if (state.frames === 0) return null;
  const { cards, catalog } = state;
  const frame = topFrame(state);
  if (cards[frame + SEAT] !== viewer) return null;
  const at = cards[frame + AT];
  const { card, ability } = programAt(catalog, at);
  const kind = kindAt(state, at);
  return {
    kind,
    card: card === NO_CARD ? null : cardId(catalog, card),
    ...(catalog.scenarioRules.has(ability) && { rule: ability as ScenarioRuleName }),
    ...(ability === 'acquired' && { acquired: true as const }),
    optional: isOptional(state, frame),
    ...(kind === 'bequeath' && { heir: cards[frame + SLOT] }),
    remaining: kind === 'branch' ? 1 : remainingOf(state, frame),
  };
}

function kindAt({ catalog: { code } }: GameState, at: number): ChoiceKind {
  const amongAll = code[at] === OP_OPPONENT_DISCARDS && code[at + 3] === 1;
  return amongAll ? 'player-to-discard' : CHOICE_KINDS[code[at]];
}

/** Of any number of cards, as many as the hand has. */
function remainingOf(state: GameState, frame: number): number {
  const { cards, seats } = state;
  const limit = limitOf(state, frame);
  if (limit === ANY_NUMBER) return cards[seats[cards[frame + SEAT]].hand];
  return limit - cards[frame + DONE];
}
