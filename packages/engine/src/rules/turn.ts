import { type CardNumber, NO_CARD } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { pushForcedDiscard } from '../state/frames.ts';
import type { GameState, Seat } from '../state/state.ts';
import { count, moveAll, push, toArray } from '../state/zones.ts';
import { triggerAllies } from './allies.ts';
import { endInDraw } from './defeat.ts';
import { drawCards } from './draw.ts';
import { emptySlot } from './in-play.ts';
import { isStandstill } from './standstill.ts';

/** Begins the main phase of these seats, one bit each. */
export function startTurn(state: GameState, seats: number): void {
  state.turn++;
  state.active = seats;
  // The last frame on the stack is asked first: so the seats go backwards.
  for (let seat = state.seats.length - 1; seat >= 0; seat--) {
    if (((seats >> seat) & 1) === 0) continue;
    if (state.events !== null) {
      state.events.push({ kind: 'turn-started', seat, turn: state.turn });
    }
    triggerAllies(state, seat);
    askForOwedDiscards(state, seat);
  }
}

/** Discard phase and draw phase of one player; then the next turn, once nobody's main phase is left. */
export function endTurn(state: GameState, seat: Seat): void {
  discardPhase(state, seat);
  drawCards(state, seat, state.format.handSize(seat));
  state.active &= ~(1 << seat);
  if (state.active !== 0) return;
  // A hand that is empty after drawing is the rare sign that nothing may be left to play for.
  if (count(state.cards, state.seats[seat].hand) === 0 && isStandstill(state)) endInDraw(state);
  else startTurn(state, state.format.nextTurn(state, seat));
}

function discardPhase(state: GameState, seat: Seat): void {
  const { cards, catalog } = state;
  const own = state.seats[seat];
  own.trade = 0;
  own.combat = 0;
  own.shipsToTop = 0;

  const hand = own.hand;
  const discard = own.discard;
  const ships: CardNumber[] | null = state.events === null ? null : [];
  let slots = 0;
  for (let slot = own.slots - 1; slot >= 0; slot--) {
    const card = cards[own.slotCard + slot];
    if (card === NO_CARD) continue;
    if (catalog.isShip[card] === 1) {
      emptySlot(cards, own, slot);
      push(cards, discard, card);
      ships?.push(card);
    } else {
      cards[own.slotAbilities + slot] = catalog.abilities[card];
      if (slots === 0) slots = slot + 1;
    }
  }
  own.slots = slots;
  if (state.events !== null && ships !== null) {
    const names = (list: CardNumber[]) => list.map((card) => cardId(catalog, card));
    state.events.push({
      kind: 'turn-ended',
      seat,
      ships: names(ships),
      hand: names(toArray(cards, hand)),
    });
  }
  moveAll(cards, hand, discard);
  cards[own.played] = 0;
  cards[own.knownHand] = 0;
}

/** With discardTiming "next-turn", what opponents made this player discard is discarded now. */
function askForOwedDiscards(state: GameState, seat: Seat): void {
  const own = state.seats[seat];
  pushForcedDiscard(state, seat, own.owedDiscards);
  own.owedDiscards = 0;
}
