import { type Bot, nextMove } from '@openrealms/bots';
import {
  apply,
  awaited,
  type CardId,
  type GameEvent,
  type GameState,
  isDraw,
  isOver,
  openGame,
  randomFrom,
  type Setup,
  viewFor,
} from '@openrealms/engine';
import type { ObservedGame } from './observed-game.ts';

/** Bots that have scrapped all their combat would never finish. */
const TURN_LIMIT = 500;

export interface Observed {
  readonly game: ObservedGame;
  /** As it was in the end. */
  readonly state: GameState;
}

/**
 * Plays a game of two bots and keeps what was offered, what was acquired, and how it ended. The places say where each card is in
 * the list of designs; the stickers of a card that is upgraded are acquired with it.
 */
export function observe(
  setup: Setup,
  bots: readonly [Bot, Bot],
  places: ReadonlyMap<CardId, number>,
  stickers: ReadonlyMap<CardId, number> = new Map(),
): Observed {
  const { state, events: opening } = openGame(setup);
  const [firstSeat] = awaited(state);
  const seated = bots.map((bot, seat) => ({
    bot,
    random: randomFrom(`${setup.seed}:bot:${seat}`),
  }));
  const offered = new Uint16Array(Math.max(...places.values(), ...stickers.values()) + 1);
  const acquired: number[] = [];
  const acquiredIn: number[] = [];
  const lead: number[] = [];
  const thinner: number[] = [];
  const scrapped = [0, 0];
  const acquire = (place: number): void => {
    acquired.push(place);
    acquiredIn.push(state.turn);
  };
  const note = (event: GameEvent): void => {
    if (event.kind === 'row-refilled') offered[placeOf(event.card, places)]++;
    else if (event.kind === 'card-acquired') {
      acquire(placeOf(event.card, places));
      if (event.upgrade !== undefined) acquire(placeOf(event.card, stickers));
    } else if (event.kind === 'card-scrapped' && event.from !== 'trade-row') scrapped[event.seat]++;
  };
  opening.forEach(note);
  while (!isOver(state) && state.turn <= TURN_LIMIT) {
    if (lead.length < state.turn) {
      const seat = (firstSeat + state.turn - 1) % 2;
      lead.push(state.seats[seat].authority - state.seats[1 - seat].authority);
      thinner.push(scrapped[seat] - scrapped[1 - seat]);
    }
    const { seat, code } = nextMove(state, (each) => seated[each])!;
    const events: GameEvent[] = [];
    state.events = events;
    apply(state, seat, code);
    state.events = null;
    events.forEach(note);
  }
  const game: ObservedGame = {
    ...outcomeOf(state),
    firstSeat,
    turns: state.turn,
    offered,
    acquired: Uint16Array.from(acquired),
    acquiredIn: Uint16Array.from(acquiredIn),
    lead: Int16Array.from(lead),
    thinner: Int16Array.from(thinner),
  };
  return { game, state };
}

function placeOf(card: CardId, places: ReadonlyMap<CardId, number>): number {
  const place = places.get(card);
  if (place === undefined) throw new Error(`The card ${card} is not among those measured.`);
  return place;
}

function outcomeOf(state: GameState): Pick<ObservedGame, 'winner' | 'end'> {
  const view = viewFor(state, 'spectator');
  if (isDraw(view)) return { winner: null, end: 'draw' };
  const [winner] = view.winners;
  if (winner === undefined) return { winner: null, end: 'unfinished' };
  // Who wins without a defeated opponent has won by politics.
  const isPolitical = !state.seats.some(({ defeated }) => defeated);
  return { winner, end: isPolitical ? 'political' : 'defeat' };
}
