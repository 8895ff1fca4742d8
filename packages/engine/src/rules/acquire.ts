import { bossSeat } from '../bosses/numbers.ts';
import type { SheetNumber } from '../campaign/contents.ts';
import type { CardNumber } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { type CommandCode, code, firstOf, kindOf, secondOf, TO_TOP } from '../commands/code.ts';
import type { AcquiredUpgrade } from '../events/event.ts';
import { countAcquired } from '../scenarios/numbers.ts';
import { pushWhenAcquired } from '../scenarios/triggers.ts';
import { isPoliticalVictory, priceOf, upgrade, upgradePriceOf } from '../scenarios/upgrades.ts';
import { NO_SLOT } from '../state/frame-entries.ts';
import { pushFrame } from '../state/frames.ts';
import type { GameState, Seat } from '../state/state.ts';
import { push } from '../state/zones.ts';
import { winPolitically } from './defeat.ts';
import { refill, takeFromRow } from './trade-row.ts';

/**
 * Acquires the card in a space of the trade row for `price` trade and refills the space. With a sheet, counted from 1, its
 * stickers are put on the card, which is paid for in addition.
 */
export function acquireFromRow(
  state: GameState,
  seat: Seat,
  space: number,
  toTop: boolean,
  price: number,
  sheet = 0,
): void {
  if (sheet !== 0) {
    acquireUpgraded(state, seat, space, toTop, price, sheet as SheetNumber);
    return;
  }
  const card = takeFromRow(state, space);
  receive(state, seat, card, space, toTop, price);
  refill(state, space);
  if (state.format.scenario !== null) pushWhenAcquired(state, seat, card, card);
  pushAcquired(state, seat, card);
}

function acquireUpgraded(
  state: GameState,
  seat: Seat,
  space: number,
  toTop: boolean,
  price: number,
  sheet: SheetNumber,
): void {
  const original = takeFromRow(state, space);
  const paid = upgradePriceOf(state, seat, original);
  state.seats[seat].trade -= paid;
  const card = upgrade(state, seat, sheet - 1, original);
  const of = cardId(state.catalog, original);
  receive(state, seat, card, space, toTop, price, { sheet, of, paid });
  if (isPoliticalVictory(state, seat)) {
    winPolitically(state, seat, sheet);
    return;
  }
  refill(state, space);
  pushWhenAcquired(state, seat, card, original);
  pushAcquired(state, seat, original);
}

export function acquireExplorer(state: GameState, seat: Seat, toTop: boolean, price: number): void {
  const { explorer } = state.catalog;
  state.explorers--;
  receive(state, seat, explorer, null, toTop, price);
  if (state.format.scenario !== null) pushWhenAcquired(state, seat, explorer, explorer);
  pushAcquired(state, seat, explorer);
}

/** What a card does when it is acquired, if anything, comes next. A Boss has no use for it. */
function pushAcquired(state: GameState, seat: Seat, card: CardNumber): void {
  const start = state.catalog.acquired[card];
  if (start !== 0 && seat !== bossSeat(state)) pushFrame(state, start, seat, NO_SLOT);
}

export function buyFromRow(
  state: GameState,
  seat: Seat,
  space: number,
  toTop: boolean,
  sheet: number,
): void {
  const card = state.cards[state.layout.tradeRow + space];
  spendToTop(state, seat, card);
  acquireFromRow(state, seat, space, toTop, priceOf(state, seat, card), sheet);
}

export function buyExplorer(state: GameState, seat: Seat, toTop: boolean): void {
  const card = state.catalog.explorer;
  spendToTop(state, seat, card);
  acquireExplorer(state, seat, toTop, priceOf(state, seat, card));
}

/** A card acquired while an effect waits to put one of its type on top of the deck uses that up, wherever the card goes. */
export function spendToTop(state: GameState, seat: Seat, card: CardNumber): void {
  const own = state.seats[seat];
  if (state.catalog.isShip[card] === 1) {
    if (own.shipsToTop > 0) own.shipsToTop--;
  } else if (own.basesToTop > 0) {
    own.basesToTop--;
  }
}

/** Writes the commands that take a card to the places where it may go; `take` is the one for the discard pile. */
export function listPlaces(
  state: GameState,
  seat: Seat,
  card: CardNumber,
  take: CommandCode,
  codes: Int32Array,
  n: number,
): number {
  let next = n;
  if (canGoToDiscard(state, seat, card)) codes[next++] = take;
  if (canGoToTop(state, seat, card)) {
    codes[next++] = code(kindOf(take), firstOf(take), secondOf(take) | TO_TOP);
  }
  return next;
}

/** Whether an effect that waits lets a card go on top of the deck: a ship if the player wishes, a base in any case. */
function canGoToTop(state: GameState, seat: Seat, card: CardNumber): boolean {
  const { basesToTop, shipsToTop } = state.seats[seat];
  return (state.catalog.isShip[card] === 1 ? shipsToTop : basesToTop) > 0;
}

/** Whether a card that is acquired may go to the discard pile. */
export function canGoToDiscard(state: GameState, seat: Seat, card: CardNumber): boolean {
  return state.catalog.isShip[card] === 1 || state.seats[seat].basesToTop === 0;
}

function receive(
  state: GameState,
  seat: Seat,
  card: CardNumber,
  space: number | null,
  toTop: boolean,
  price: number,
  upgraded?: AcquiredUpgrade,
): void {
  const { cards } = state;
  const own = state.seats[seat];
  own.trade -= price;
  if (state.format.scenario !== null) countAcquired(state);
  if (toTop) {
    push(cards, own.deck, card);
    own.knownTop++;
  } else {
    push(cards, own.discard, card);
  }
  if (state.events !== null) tellAcquired(state, seat, card, space, toTop, price, upgraded);
}

function tellAcquired(
  state: GameState,
  seat: Seat,
  card: CardNumber,
  space: number | null,
  toTop: boolean,
  paid: number,
  upgraded: AcquiredUpgrade | undefined,
): void {
  state.events?.push({
    kind: 'card-acquired',
    seat,
    card: cardId(state.catalog, card),
    space,
    to: toTop ? 'top-of-deck' : 'discard',
    paid,
    ...(upgraded !== undefined && { upgrade: upgraded }),
  });
}
