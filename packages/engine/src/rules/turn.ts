import { bossSeat } from '../bosses/numbers.ts';
import { type CardNumber, DAMAGE_SHIFT, NO_CARD } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { thirdPartyAttacks } from '../scenarios/third-party.ts';
import { beginScenarioTurn } from '../scenarios/turns.ts';
import { NO_SLOT } from '../state/frame-entries.ts';
import { pushForcedDiscard, pushFrame } from '../state/frames.ts';
import { seatsIn } from '../state/seats.ts';
import { type GameState, isOver, type Seat } from '../state/state.ts';
import { count, moveAll, push, toArray } from '../state/zones.ts';
import { triggerAllies } from './allies.ts';
import { afterPlayers, countTurn } from './challenge-turns.ts';
import { endInDraw } from './defeat.ts';
import { drawCards } from './draw.ts';
import { emptySlot } from './in-play.ts';
import { nextInTurn } from './neighbours.ts';
import { returnCards } from './return.ts';
import { isStandstill } from './standstill.ts';
import { turnBits } from './teams.ts';

/** Begins the main phase of this player, and of all who take their turn together with them. */
export function startTurn(state: GameState, seat: Seat): void {
  state.turn++;
  state.active = 1 << seat;
  if (seat === bossSeat(state)) {
    beginMainPhase(state, seat);
    pushFrame(state, state.catalog.rules['boss-turn'], seat, NO_SLOT);
    return;
  }
  if (state.format.sharedTurns) {
    startTogether(state, turnBits(state, seat));
    return;
  }
  beginMainPhase(state, seat);
  if (state.format.scenario !== null) beginScenarioTurn(state, seat);
  askForOwedDiscards(state, seat);
}

function startTogether(state: GameState, together: number): void {
  state.active = together;
  const seats = seatsIn(together);
  for (const seat of seats) beginMainPhase(state, seat);
  // The last frame on the stack is asked first: so the seats go backwards.
  for (const seat of seats.reverse()) askForOwedDiscards(state, seat);
}

function beginMainPhase(state: GameState, seat: Seat): void {
  if (state.events !== null) {
    state.events.push({ kind: 'turn-started', seat, turn: state.turn });
  }
  if (state.format.damageStaysOn === seat) repairBases(state, seat);
  if (state.format.boss !== null) countTurn(state, seat);
  triggerAllies(state, seat);
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
  finishTurn(state, seat);
}

/** The discard and draw phases of all who take this turn together, and the next turn. */
export function finishTurn(state: GameState, seat: Seat): void {
  if (state.format.sharedTurns) {
    endTogether(state, turnBits(state, seat));
  } else {
    discardPhase(state, seat);
    drawCards(state, seat, state.format.handSize(seat, state.seats.length, state.options));
    returnCards(state, seat);
  }
  if (state.format.boss !== null) {
    startTurn(state, afterPlayers(state, seat));
    return;
  }
  if (state.format.scenario !== null) {
    thirdPartyAttacks(state, seat);
    if (isOver(state)) return;
  }
  // A hand that is empty after drawing is the rare sign that nothing may be left to play for.
  if (count(state.cards, state.seats[seat].hand) === 0 && isStandstill(state)) endInDraw(state);
  else startTurn(state, nextInTurn(state, seat));
}

function endTogether(state: GameState, together: number): void {
  const { format, options, seats } = state;
  for (const seat of seatsIn(together)) discardPhase(state, seat);
  for (const seat of seatsIn(together)) {
    drawCards(state, seat, format.handSize(seat, seats.length, options));
  }
  for (const seat of seatsIn(together)) returnCards(state, seat);
}

export function discardPhase(state: GameState, seat: Seat): void {
  const { cards, catalog } = state;
  const own = state.seats[seat];
  own.trade = 0;
  own.combat = 0;
  own.shipsToTop = 0;
  own.basesToTop = 0;
  own.scrapped = 0;

  const hand = own.hand;
  const discard = own.discard;
  if (state.events !== null) tellTurnEnded(state, seat);
  let slots = 0;
  for (let slot = own.slots - 1; slot >= 0; slot--) {
    const card = cards[own.slotCard + slot];
    if (card === NO_CARD) continue;
    if (catalog.isShip[card] === 1) {
      emptySlot(cards, own, slot);
      push(cards, discard, card);
    } else {
      cards[own.slotAbilities + slot] = catalog.abilities[card];
      if (slots === 0) slots = slot + 1;
    }
  }
  own.slots = slots;
  moveAll(cards, hand, discard);
  cards[own.played] = 0;
  cards[own.knownHand] = 0;
}

function tellTurnEnded(state: GameState, seat: Seat): void {
  const { cards, catalog } = state;
  const { hand, slotCard, slots } = state.seats[seat];
  const names = (list: CardNumber[]) => list.map((card) => cardId(catalog, card));
  const inPlay = Array.from(cards.subarray(slotCard, slotCard + slots)).reverse();
  state.events?.push({
    kind: 'turn-ended',
    seat,
    ships: names(inPlay.filter((card) => catalog.isShip[card] === 1)),
    hand: names(toArray(cards, hand)),
  });
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
