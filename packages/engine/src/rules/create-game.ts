import { cardsOf, dealChallenge } from '../bosses/deal.ts';
import { type Catalog, catalogOf, hasReturns } from '../cards/catalog.ts';
import { SetupError, show } from '../errors.ts';
import type { GameEvent } from '../events/event.ts';
import type { Format, PlayedFormat } from '../formats/format.ts';
import { tableSeats } from '../formats/format.ts';
import { CHALLENGES } from '../formats/index.ts';
import { playedFormat } from '../formats/played.ts';
import { checkOptions } from '../options.ts';
import { roll, seedRandom } from '../random.ts';
import { chooseScenario } from '../scenarios/choose-scenario.ts';
import { awardVictoryCards } from '../scenarios/victory-cards.ts';
import { DEFAULT_OPTIONS, LEVELS, type Level, type Options, type Setup } from '../setup.ts';
import { layoutFor, ROW_SPACES, type TableExtras } from '../state/layout.ts';
import { layOutScenario } from '../state/scenario-data.ts';
import { clearState, GameState } from '../state/state.ts';
import { fill, shuffle } from '../state/zones.ts';
import { drawCards } from './draw.ts';
import { run } from './interpreter.ts';
import { tradeDeckOf } from './trade-deck.ts';
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
  if (format.boss !== null) {
    dealChallenge(state);
    return;
  }

  state.explorers = catalog.explorers;
  fill(cards, layout.tradeDeck, state.tradeDeck);
  shuffle(cards, layout.tradeDeck, state);
  for (let space = 0; space < ROW_SPACES; space++) refill(state, space);

  if (state.scenario !== null) layOutScenario(state, state.scenario);
  const seats = state.seats.length;
  for (let seat = 0; seat < seats; seat++) {
    const own = state.seats[seat];
    own.authority = format.startingAuthority(seat, seats, options);
    fill(cards, own.deck, state.decks[seat] ?? catalog.personalDeck);
    shuffle(cards, own.deck, state);
  }

  const mayBegin = format.firstSeats(seats);
  const first =
    options.firstSeat === 'random' ? mayBegin[roll(state, mayBegin.length)] : options.firstSeat;
  for (let order = 0; order < seats; order++) {
    const seat = (first + order) % seats;
    drawCards(state, seat, format.openingHand(seat, first, seats, options));
  }
  startTurn(state, first);
  if (format.scenario !== null) {
    run(state);
    awardVictoryCards(state);
  }
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
  const { scenario } = setup;
  const format = scenario === undefined ? formatOf(setup) : chooseScenario(setup, catalog);
  const players = setup.seats ?? format.seatCounts[0];
  if (!format.seatCounts.includes(players)) {
    throw new SetupError(
      'wrong-seats',
      `The format "${format.id}" is for ${format.seatCounts.join(' or ')} players, not ${show(players)}.`,
    );
  }
  const seats = tableSeats(format, players);
  const options: Options = Object.freeze({ ...DEFAULT_OPTIONS, ...setup.options });
  checkOptions(options, format, seats);
  const decks =
    format.scenario?.decks ?? chosenDecks(setup.personalDecks ?? [], catalog, format, seats);
  const tradeDeck = tradeDeckOf(setup, catalog);
  let capacity = tradeDeck.length + catalog.explorers;
  // A Boss has its cards from the box, whatever the trade deck is made of.
  if (format.boss !== null && tradeDeck !== catalog.tradeDeck) capacity += catalog.tradeDeck.length;
  for (let seat = 0; seat < seats; seat++) {
    capacity += (decks[seat] ?? catalog.personalDeck).length;
  }
  if (format.boss !== null) cardsOf(catalog, format.boss);
  return new GameState(
    catalog,
    format,
    options,
    layoutFor(seats, capacity, hasReturns(catalog), extrasOf(format)),
    decks,
    undefined,
    format.boss === null ? null : levelOf(setup),
    tradeDeck,
    scenario,
  );
}

function extrasOf({ boss, scenario }: PlayedFormat): TableExtras {
  if (boss !== null) return 'challenge';
  return scenario === null ? 'none' : 'scenario';
}

/** The format of a setup, or the table of its challenge. */
function formatOf({ challenge, format }: Setup): PlayedFormat {
  if (challenge === undefined) return playedFormat(format ?? 'standard');
  if (format !== undefined || !CHALLENGES.some(({ id }) => id === challenge?.id)) {
    const known = CHALLENGES.map(({ id }) => id).join(', ');
    throw new SetupError(
      'unknown-challenge',
      `A challenge has an id and no format beside it. Known challenges: ${known}.`,
    );
  }
  return playedFormat(challenge.id);
}

function levelOf({ challenge }: Setup): Level {
  const level = challenge?.level ?? 'veteran';
  if (!LEVELS.includes(level)) {
    throw new SetupError(
      'unknown-level',
      `There is no level ${show(level)}: ${LEVELS.join(', ')}.`,
    );
  }
  return level;
}

function chosenDecks(
  names: readonly (string | null)[],
  catalog: Catalog,
  format: Format,
  seats: number,
): (Uint16Array | null)[] {
  if (!Array.isArray(names) || names.length > seats) {
    throw new SetupError('wrong-decks', 'Personal decks are a list: a name or null for each seat.');
  }
  return names.map((name: string | null, seat) => {
    if (name === null) return null;
    const deck = catalog.personalDecks.get(name);
    if (deck === undefined) {
      const known = [...catalog.personalDecks.keys()].join(', ') || 'none';
      throw new SetupError(
        'unknown-deck',
        `No box has a personal deck ${show(name)}. The boxes have: ${known}.`,
      );
    }
    if (!format.mayChooseDeck(seat, seats)) {
      throw new SetupError(
        'deck-not-allowed',
        `In the format "${format.id}" the player of seat ${seat} starts with the usual deck.`,
      );
    }
    return deck;
  });
}
