import { catalogOf } from '../cards/catalog.ts';
import { SetupError, show } from '../errors.ts';
import type { GameEvent } from '../events/event.ts';
import { formatNamed } from '../formats/index.ts';
import { checkOptions } from '../options.ts';
import { roll, seedRandom } from '../random.ts';
import { DEFAULT_OPTIONS, type Options, type Setup } from '../setup.ts';
import { layoutFor, ROW_SPACES } from '../state/layout.ts';
import { clearState, GameState } from '../state/state.ts';
import { fill, shuffle } from '../state/zones.ts';
import { drawCards } from './draw.ts';
import { refill } from './trade-row.ts';
import { startTurn } from './turn.ts';

/**
 * Sets a game up: trade deck and row, personal decks, opening hands, first turn.
 *
 * @example
 * {@includeCode ../../../content/examples/play-a-random-duel.ts}
 */
export function createGame(setup: Setup): GameState {
  const state = emptyGame(setup);
  deal(state, setup.seed);
  return state;
}

/** Like `createGame`, with the events of the set-up. */
export function openGame(setup: Setup): { state: GameState; events: readonly GameEvent[] } {
  const state = emptyGame(setup);
  const events: GameEvent[] = [];
  state.events = events;
  deal(state, setup.seed);
  state.events = null;
  return { state, events };
}

/**
 * Sets the same table again with another seed, in the memory of a game that was made by `createGame`: the same as
 * a new game, for self-play that would otherwise allocate one state after another.
 */
export function redeal(state: GameState, seed: string): void {
  clearState(state);
  deal(state, seed);
}

function deal(state: GameState, seed: string): void {
  const { cards, catalog, format, layout, options } = state;
  seedRandom(state, seed);

  state.explorers = catalog.explorers;
  fill(cards, layout.tradeDeck, catalog.tradeDeck);
  shuffle(cards, layout.tradeDeck, state);
  for (let space = 0; space < ROW_SPACES; space++) refill(state, space);

  const seats = state.seats.length;
  for (let seat = 0; seat < seats; seat++) {
    const own = state.seats[seat];
    own.authority = format.startingAuthority(seat, seats);
    fill(cards, own.deck, catalog.personalDeck);
    shuffle(cards, own.deck, state);
  }

  const first = options.firstSeat === 'random' ? roll(state, seats) : options.firstSeat;
  for (let order = 0; order < seats; order++) {
    const seat = (first + order) % seats;
    drawCards(state, seat, format.openingHand(order, seats));
  }
  startTurn(state, 1 << first);
}

/** A state with the right layout for this setup and nothing in it. */
function emptyGame(setup: Setup): GameState {
  if (typeof setup !== 'object' || setup === null) {
    throw new SetupError('no-setup', 'A game needs a setup: { boxes: [core], seed: "a text" }.');
  }
  if (typeof setup.seed !== 'string' || setup.seed === '') {
    throw new SetupError('no-seed', 'A game needs a seed: a text that is not empty.');
  }
  const catalog = catalogOf(setup.boxes);
  const format = formatNamed(setup.format ?? 'standard');
  const seats = setup.seats ?? format.minSeats;
  if (!Number.isInteger(seats) || seats < format.minSeats || seats > format.maxSeats) {
    throw new SetupError(
      'wrong-seats',
      `The format "${format.id}" is for ${format.minSeats} to ${format.maxSeats} players, not ${show(seats)}.`,
    );
  }
  const options: Options = Object.freeze({ ...DEFAULT_OPTIONS, ...setup.options });
  checkOptions(options, seats);
  const shared = catalog.tradeDeck.length + catalog.explorers;
  const capacity = shared + seats * catalog.personalDeck.length;
  return new GameState(catalog, format, options, layoutFor(seats, capacity));
}
