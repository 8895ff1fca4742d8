import { type CardNumber, DAMAGE_SHIFT, NO_CARD } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { pushForcedDiscard } from '../state/frames.ts';
import type { GameState, Seat } from '../state/state.ts';
import { count, moveAll, push, toArray } from '../state/zones.ts';
import { triggerAllies } from './allies.ts';
import { endInDraw } from './defeat.ts';
import { drawCards } from './draw.ts';
import { emptySlot } from './in-play.ts';
import { nextInTurn } from './neighbours.ts';
import { isStandstill } from './standstill.ts';
import { turnBits } from './teams.ts';

/** Begins the main phase of this player, and of all who take their turn together with them. */
export function startTurn(state: GameState, first: Seat): void {
  const together = turnBits(state, first);
  const { seats } = state;
  state.turn++;
  state.active = together;
  for (let seat = 0; seat < seats.length; seat++) {
    if (((together >> seat) & 1) === 0) continue;
    state.events?.push({ kind: 'turn-started', seat, turn: state.turn });
    if (state.format.damageStaysOn === seat) repairBases(state, seat);
    triggerAllies(state, seat);
  }
  // The last frame on the stack is asked first: so the seats go backwards.
  for (let seat = seats.length - 1; seat >= 0; seat--) {
    if (((together >> seat) & 1) === 1) askForOwedDiscards(state, seat);
  }
}

/**
 * Ends the main phase of one player. Once nobody of those who take this turn together is in theirs, their discard phases and
 * draw phases follow, and the next turn.
 */
export function endTurn(state: GameState, seat: Seat): void {
  state.active &= ~(1 << seat);
  if (state.active !== 0) {
    state.events?.push({ kind: 'main-phase-ended', seat });
    return;
  }
  const together = turnBits(state, seat);
  for (let each = 0; each < state.seats.length; each++) {
    if ((together >> each) & 1) discardPhase(state, each);
  }
  let handless = false;
  for (let each = 0; each < state.seats.length; each++) {
    if (((together >> each) & 1) === 0) continue;
    drawCards(state, each, state.format.handSize(each, state.seats.length, state.options));
    if (count(state.cards, state.seats[each].hand) === 0) handless = true;
  }
  // A hand that is empty after drawing is the rare sign that nothing may be left to play for.
  if (handless && isStandstill(state)) endInDraw(state);
  else startTurn(state, nextInTurn(state, seat));
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

/** The damage that this player's bases kept is gone. */
function repairBases(state: GameState, seat: Seat): void {
  const { cards } = state;
  const { slotAbilities, slots } = state.seats[seat];
  for (let slot = 0; slot < slots; slot++) cards[slotAbilities + slot] &= (1 << DAMAGE_SHIFT) - 1;
}

/** With discardTiming "next-turn", what opponents made this player discard is discarded now. */
function askForOwedDiscards(state: GameState, seat: Seat): void {
  const own = state.seats[seat];
  pushForcedDiscard(state, seat, own.owedDiscards);
  own.owedDiscards = 0;
}
