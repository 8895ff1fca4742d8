import {
  COLOURS,
  COUNT,
  HIDDEN,
  MULLIGANED,
  OPENING,
  QUEUE,
  setNumber,
  TARGET,
  TURNS,
} from '../bosses/numbers.ts';
import type { CampaignContents } from '../campaign/contents.ts';
import type { Box, CardId } from '../cards/card.ts';
import {
  ALLY_LIVE,
  type CardNumber,
  DAMAGE_SHIFT,
  DOUBLE_ALLY_LIVE,
  HAS_ALLY,
  HAS_DOUBLE_ALLY,
  HAS_PRIMARY,
  HAS_UPGRADE_ALLY,
  UPGRADE_ALLY_LIVE,
} from '../cards/card-number.ts';
import { type Catalog, cardNumber, catalogOf, hasReturns } from '../cards/catalog.ts';
import { ABILITIES, type AbilityName } from '../cards/effects-of.ts';
import { INSTRUCTION } from '../cards/instructions.ts';
import { RULES, type RuleName } from '../cards/program.ts';
import type { PlayedFormat } from '../formats/format.ts';
import { playedFormat } from '../formats/played.ts';
import { scenarioFormat } from '../formats/scenario.ts';
import { contentsOf } from '../scenarios/at-table.ts';
import type {
  ChallengeData,
  FrameData,
  GameData,
  PieceData,
  ScenarioData,
  SeatData,
} from './data.ts';
import { DONE, NO_SLOT, TALLY } from './frame-entries.ts';
import { pushFrame, topFrame } from './frames.ts';
import { layoutFor, type TableExtras } from './layout.ts';
import { restoreScenario } from './scenario-data.ts';
import { GameState, type Seat } from './state.ts';
import { fill, insertSorted } from './zones.ts';

/** Makes a state of data that is known to be sound: see `stateFrom` for data from outside. */
export function fromData(data: GameData, boxes: readonly Box[]): GameState {
  const catalog = catalogOf(boxes);
  const { challenge, scenario } = data;
  const layout = layoutFor(
    data.seats.length,
    capacityFor(data),
    hasReturns(catalog),
    extrasOf(data),
  );
  const options = Object.freeze({ ...data.options });
  const state = new GameState(
    catalog,
    scenario === undefined ? playedFormat(data.format) : scenarioTableOf(catalog, scenario),
    options,
    layout,
    undefined,
    undefined,
    challenge?.level,
    undefined,
    scenario,
  );
  const { cards } = state;
  const numbers = (ids: readonly CardId[]) => ids.map((id) => cardNumber(catalog, id));

  state.version = data.version;
  state.turn = data.turn;
  state.active = bitsOf(data.active);
  state.winners = bitsOf(data.winners);
  state.explorers = data.explorers;
  [state.a, state.b, state.c, state.d] = data.random;
  data.tradeRow.forEach((id, space) => {
    if (id !== null) cards[layout.tradeRow + space] = cardNumber(catalog, id);
  });
  fill(cards, layout.tradeDeck, numbers(data.tradeDeck).reverse());
  fill(cards, layout.scrapHeap, numbers(data.scrapHeap).reverse());
  data.seats.forEach((seatData, seat) => {
    fillSeat(state, seat, seatData, numbers);
  });
  if (challenge !== undefined) {
    fill(cards, layout.firstPile, numbers(challenge.piles[0]).reverse());
    fill(cards, layout.secondPile, numbers(challenge.piles[1]).reverse());
    restoreNumbers(state, challenge);
  }
  if (scenario !== undefined) restoreScenario(state, scenario);
  for (const frame of data.stack) restoreFrame(state, frame);
  return state;
}

function extrasOf({ challenge, scenario }: GameData): TableExtras {
  if (challenge !== undefined) return 'challenge';
  return scenario === undefined ? 'none' : 'scenario';
}

function scenarioTableOf(catalog: Catalog, scenario: ScenarioData): PlayedFormat {
  return scenarioFormat(catalog, contentsOf(catalog) as CampaignContents, scenario);
}

function restoreNumbers(state: GameState, challenge: ChallengeData): void {
  setNumber(state, MULLIGANED, Number(challenge.mulliganed));
  setNumber(state, COUNT, challenge.count);
  setNumber(state, HIDDEN, challenge.hidden);
  setNumber(state, TARGET, challenge.target);
  setNumber(state, OPENING, challenge.opening);
  setNumber(state, QUEUE, challenge.queue);
  setNumber(state, COLOURS, challenge.colours);
  challenge.turns.forEach((turns, seat) => {
    setNumber(state, TURNS + seat, turns);
  });
}

function fillSeat(
  state: GameState,
  seat: Seat,
  data: SeatData,
  numbers: (ids: readonly CardId[]) => CardNumber[],
): void {
  const { cards } = state;
  const own = state.seats[seat];
  own.authority = data.authority;
  own.trade = data.trade;
  own.combat = data.combat;
  own.shipsToTop = data.shipsToTop;
  own.basesToTop = data.basesToTop;
  own.scrapped = data.scrapped;
  own.owedDiscards = data.owedDiscards;
  own.knownTop = data.knownTop;
  own.defeated = data.defeated;
  for (const card of numbers(data.hand)) insertSorted(cards, own.hand, card);
  fill(cards, own.deck, numbers(data.deck).reverse());
  fill(cards, own.discard, numbers(data.discard).reverse());
  fill(cards, own.played, numbers(data.played));
  fill(cards, own.knownHand, numbers(data.knownHand));
  fill(cards, own.returning, numbers(data.returning));
  for (const piece of data.inPlay) restorePiece(state, seat, piece);
}

function restorePiece(state: GameState, seat: Seat, piece: PieceData): void {
  const { cards, catalog } = state;
  const own = state.seats[seat];
  const { slot } = piece;
  const form = cardNumber(catalog, piece.as ?? piece.card);
  const used =
    (piece.primaryUsed ? HAS_PRIMARY : 0) |
    (piece.allyUsed ? HAS_ALLY : 0) |
    (piece.doubleAllyUsed ? HAS_DOUBLE_ALLY : 0) |
    (piece.upgradeAllyUsed ? HAS_UPGRADE_ALLY : 0);
  cards[own.slotCard + slot] = cardNumber(catalog, piece.card);
  cards[own.slotForm + slot] = form;
  cards[own.slotAbilities + slot] =
    (catalog.abilities[form] & ~used) |
    (piece.allyLive ? ALLY_LIVE : 0) |
    (piece.doubleAllyLive ? DOUBLE_ALLY_LIVE : 0) |
    (piece.upgradeAllyLive ? UPGRADE_ALLY_LIVE : 0) |
    ((piece.damage ?? 0) << DAMAGE_SHIFT);
  own.slots = Math.max(own.slots, slot + 1);
}

function restoreFrame(state: GameState, data: FrameData): void {
  const start = startOf(state.catalog, data);
  pushFrame(state, start + data.step * INSTRUCTION, data.seat, data.slot ?? NO_SLOT);
  const frame = topFrame(state);
  state.cards[frame + DONE] = data.done;
  state.cards[frame + TALLY] = data.tally;
}

function isRule(name: FrameData['ability']): name is RuleName {
  return (RULES as readonly string[]).includes(name);
}

function isAbility(name: FrameData['ability']): name is AbilityName {
  return (ABILITIES as readonly string[]).includes(name);
}

/** The first instruction of the ability or rule a frame belongs to; 0 if there is none. */
export function startOf(catalog: Catalog, frame: Pick<FrameData, 'card' | 'ability'>): number {
  const { card, ability } = frame;
  if (isRule(ability)) return card === null ? catalog.rules[ability] : 0;
  if (!isAbility(ability)) return card === null ? (catalog.scenarioRules.get(ability) ?? 0) : 0;
  return card === null ? 0 : catalog.starts[ABILITIES.indexOf(ability)][cardNumber(catalog, card)];
}

function bitsOf(seats: readonly Seat[]): number {
  return seats.reduce((bits, seat) => bits | (1 << seat), 0);
}

/** Room for every card in any zone, and for the list of cards played to grow. */
function capacityFor(data: GameData): number {
  return Math.max(countCards(data), ...data.seats.map(({ played }) => played.length));
}

/** How many cards there are, in all zones together. */
export function countCards(data: GameData): number {
  const inRow = data.tradeRow.filter((card) => card !== null).length;
  const piles = (data.challenge?.piles ?? []).reduce((sum, pile) => sum + pile.length, 0);
  const shared = inRow + data.tradeDeck.length + data.scrapHeap.length + data.explorers + piles;
  return data.seats.reduce(
    (sum, { hand, deck, discard, inPlay }) =>
      sum + hand.length + deck.length + discard.length + inPlay.length,
    shared,
  );
}
