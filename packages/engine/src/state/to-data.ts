import {
  COLOURS,
  COUNT,
  HIDDEN,
  MULLIGANED,
  numberOf,
  OPENING,
  playersOf,
  QUEUE,
  TARGET,
  TURNS,
} from '../bosses/numbers.ts';
import type { CardId } from '../cards/card.ts';
import {
  ALLY_LIVE,
  type CardNumber,
  DAMAGE_SHIFT,
  DOUBLE_ALLY_LIVE,
  HAS_ALLY,
  HAS_DOUBLE_ALLY,
  HAS_PRIMARY,
  HAS_UPGRADE_ALLY,
  NO_CARD,
  UPGRADE_ALLY_LIVE,
} from '../cards/card-number.ts';
import { cardId, programAt, stepOf } from '../cards/catalog.ts';
import type { Level } from '../setup.ts';
import type { ChallengeData, FrameData, GameData, PieceData, SeatData } from './data.ts';
import { AT, DONE, NO_SLOT, SEAT, SLOT, TALLY } from './frame-entries.ts';
import { FRAME, ROW_SPACES } from './layout.ts';
import { scenarioData } from './scenario-data.ts';
import { seatsIn } from './seats.ts';
import type { GameState, Seat } from './state.ts';
import { toArray } from './zones.ts';

/** A state in words; `fromData` makes the same state of it again. */
export function toData(state: GameState): GameData {
  const { cards, catalog, layout } = state;
  return {
    boxes: catalog.boxes.map(({ id, version }) => ({ id, version })),
    format: state.format.id,
    options: state.options,
    version: state.version,
    turn: state.turn,
    active: seatsIn(state.active),
    winners: seatsIn(state.winners),
    random: [state.a, state.b, state.c, state.d],
    tradeRow: rowOf(state),
    tradeDeck: namesOf(state, toArray(cards, layout.tradeDeck)).reverse(),
    scrapHeap: namesOf(state, toArray(cards, layout.scrapHeap)).reverse(),
    explorers: state.explorers,
    seats: state.seats.map((_, seat) => seatData(state, seat)),
    stack: stackOf(state),
    ...(state.level !== null && { challenge: challengeOf(state, state.level) }),
    ...(state.format.scenario !== null && {
      scenario: scenarioData(state, state.format.scenario),
    }),
  };
}

/** What a challenge has besides the seats. */
function challengeOf(state: GameState, level: Level): ChallengeData {
  const { cards, layout } = state;
  const pile = (zone: number) => namesOf(state, toArray(cards, zone)).reverse();
  return {
    ...challengeNumbers(state, level),
    piles: [pile(layout.firstPile), pile(layout.secondPile)],
  };
}

export function challengeNumbers(state: GameState, level: Level): Omit<ChallengeData, 'piles'> {
  const number = (which: number) => numberOf(state, which);
  return {
    level,
    mulliganed: number(MULLIGANED) === 1,
    count: number(COUNT),
    hidden: number(HIDDEN),
    target: number(TARGET),
    opening: number(OPENING),
    queue: number(QUEUE),
    colours: number(COLOURS),
    turns: Array.from({ length: playersOf(state) }, (_, seat) => number(TURNS + seat)),
  };
}

export function namesOf(state: GameState, numbers: readonly CardNumber[]): CardId[] {
  return numbers.map((card) => cardId(state.catalog, card));
}

export function rowOf(state: GameState): (CardId | null)[] {
  return Array.from({ length: ROW_SPACES }, (_, space) => {
    const card = state.cards[state.layout.tradeRow + space];
    return card === NO_CARD ? null : cardId(state.catalog, card);
  });
}

function seatData(state: GameState, seat: Seat): SeatData {
  const own = state.seats[seat];
  const list = (zone: number) => namesOf(state, toArray(state.cards, zone));
  return {
    authority: own.authority,
    trade: own.trade,
    combat: own.combat,
    shipsToTop: own.shipsToTop,
    basesToTop: own.basesToTop,
    scrapped: own.scrapped,
    owedDiscards: own.owedDiscards,
    defeated: own.defeated,
    hand: list(own.hand),
    deck: list(own.deck).reverse(),
    discard: list(own.discard).reverse(),
    inPlay: piecesOf(state, seat),
    played: list(own.played),
    knownTop: own.knownTop,
    knownHand: list(own.knownHand),
    returning: list(own.returning),
  };
}

export function piecesOf(state: GameState, seat: Seat): PieceData[] {
  const { cards } = state;
  const own = state.seats[seat];
  const pieces: PieceData[] = [];
  for (let slot = 0; slot < own.slots; slot++) {
    const card = cards[own.slotCard + slot];
    if (card === NO_CARD) continue;
    const form = cards[own.slotForm + slot];
    const left = cards[own.slotAbilities + slot];
    const used = state.catalog.abilities[form] & ~left;
    pieces.push({
      slot,
      card: cardId(state.catalog, card),
      ...(form !== card && { as: cardId(state.catalog, form) }),
      ...(used & HAS_PRIMARY && { primaryUsed: true as const }),
      ...(used & HAS_ALLY && { allyUsed: true as const }),
      ...(left & ALLY_LIVE && { allyLive: true as const }),
      ...(used & HAS_DOUBLE_ALLY && { doubleAllyUsed: true as const }),
      ...(left & DOUBLE_ALLY_LIVE && { doubleAllyLive: true as const }),
      ...(used & HAS_UPGRADE_ALLY && { upgradeAllyUsed: true as const }),
      ...(left & UPGRADE_ALLY_LIVE && { upgradeAllyLive: true as const }),
      ...(left >> DAMAGE_SHIFT > 0 && { damage: left >> DAMAGE_SHIFT }),
    });
  }
  return pieces;
}

export function stackOf(state: GameState): FrameData[] {
  const { cards, catalog, layout } = state;
  return Array.from({ length: state.frames }, (_, i) => {
    const frame = layout.stack + i * FRAME;
    const { card, ability } = programAt(catalog, cards[frame + AT]);
    const slot = cards[frame + SLOT];
    return {
      seat: cards[frame + SEAT],
      slot: slot === NO_SLOT ? null : slot,
      card: card === NO_CARD ? null : cardId(catalog, card),
      ability,
      step: stepOf(catalog, cards[frame + AT]),
      done: cards[frame + DONE],
      tally: cards[frame + TALLY],
    };
  });
}
