import type { Catalog } from '../cards/catalog.ts';
import type { GameEvent } from '../events/event.ts';
import type { PlayedFormat } from '../formats/format.ts';
import type { Level, Options, ScenarioSetup } from '../setup.ts';
import type { Layout, SeatZones } from './layout.ts';

/** A player's place at the table, counted from 0 clockwise. */
export type Seat = number;

/**
 * Everything about a game at one moment, as the referee knows it. Plain numbers and one array of numbers: it can
 * be copied, saved and resumed anywhere, also in the middle of an effect. `apply` changes the state it is given;
 * everything else treats a state as a value.
 */
export class GameState {
  // Declared, so that the constructor writes these first: a field that was never undefined is faster to read.

  /** What never changes in a game; shared by all its states. */
  declare readonly catalog: Catalog;
  declare readonly format: PlayedFormat;
  declare readonly options: Options;
  declare readonly layout: Layout;
  /** By seat, the team. */
  declare readonly teams: readonly number[];
  /** By seat, the personal deck a player starts with; null where it is the usual one. */
  declare readonly decks: readonly (Uint16Array | null)[];
  /** How hard the challenge is; null at every other table. */
  declare readonly level: Level | null;
  /** What the trade deck is made of when the table is set. */
  declare readonly tradeDeck: Uint16Array;
  /** How the scenario was set up; null at every other table. What has become of it since is in the array. */
  declare readonly scenario: ScenarioSetup | null;

  /** How many commands have been carried out; an envelope names the version it answers. */
  version = 0;
  /** Turns begun so far, all players counted together; 1 in the first turn. */
  turn = 0;
  /** The seats whose main phase it is, one bit each: several in formats with team turns, none when the game is over. */
  active = 0;
  /** The seats that have won, one bit each; 0 while the game goes on. */
  winners = 0;
  /** Explorers left in their pile. */
  explorers = 0;
  /** How many frames the effect stack holds. While there is one, its player is asked for a choice. */
  frames = 0;

  /** The random generator of this game, see random.ts. */
  a = 0;
  b = 0;
  c = 0;
  d = 0;

  declare readonly seats: SeatState[];
  /** All zones; the layout says where each lies. */
  declare readonly cards: Uint16Array;

  /** What has happened since somebody began to listen; null while nobody does. Not part of the game. */
  events: GameEvent[] | null = null;

  constructor(
    catalog: Catalog,
    format: PlayedFormat,
    options: Options,
    layout: Layout,
    decks: readonly (Uint16Array | null)[] = [],
    cards = new Uint16Array(layout.size),
    level: Level | null = null,
    tradeDeck = catalog.tradeDeck,
    scenario: ScenarioSetup | null = null,
  ) {
    this.catalog = catalog;
    this.format = format;
    this.options = options;
    this.layout = layout;
    this.teams = teamsAt(format, layout.seats);
    this.decks = decks;
    this.level = level;
    this.tradeDeck = tradeDeck;
    this.scenario = scenario;
    this.seats = layout.zones.map((zones) => new SeatState(zones));
    this.cards = cards;
  }
}

const teams = new WeakMap<PlayedFormat, (readonly number[])[]>();

/** The teams of a table with so many seats; the same list each time. */
function teamsAt(format: PlayedFormat, seats: number): readonly number[] {
  let known = teams.get(format);
  if (known === undefined) {
    known = [];
    teams.set(format, known);
  }
  known[seats] ??= Array.from({ length: seats }, (_, seat) => format.team(seat, seats));
  return known[seats];
}

/** What one player has, and where their cards lie: see `SeatZones`. */
export class SeatState implements SeatZones {
  declare readonly deck: number;
  declare readonly hand: number;
  declare readonly discard: number;
  declare readonly played: number;
  declare readonly knownHand: number;
  declare readonly returning: number;
  declare readonly slotCard: number;
  declare readonly slotForm: number;
  declare readonly slotAbilities: number;

  authority = 0;
  trade = 0;
  combat = 0;
  /** How many of the next ships acquired this turn may go on top of the deck. */
  shipsToTop = 0;
  /** How many of the next bases acquired this turn go on top of the deck. */
  basesToTop = 0;
  /** Own cards scrapped this turn, from hand, discard pile or play. */
  scrapped = 0;
  /** Cards to discard at the start of the next turn; only with discardTiming "next-turn". */
  owedDiscards = 0;
  /** How many cards on top of the deck everybody has seen go there. */
  knownTop = 0;
  /** Slots in use: every slot from here on is empty. */
  slots = 0;
  defeated = false;

  constructor(zones: SeatZones) {
    this.deck = zones.deck;
    this.hand = zones.hand;
    this.discard = zones.discard;
    this.played = zones.played;
    this.knownHand = zones.knownHand;
    this.returning = zones.returning;
    this.slotCard = zones.slotCard;
    this.slotForm = zones.slotForm;
    this.slotAbilities = zones.slotAbilities;
  }
}

/** A new state that equals the given one. */
export function copyState(source: GameState): GameState {
  const { catalog, format, options, layout, decks, cards, level, tradeDeck, scenario } = source;
  const copy = new GameState(
    catalog,
    format,
    options,
    layout,
    decks,
    cards.slice(),
    level,
    tradeDeck,
    scenario,
  );
  copyNumbers(copy, source);
  return copy;
}

/** Makes `target`, a state of a game with the same layout, equal to `source`: for search, which reuses its states. */
export function copyInto(target: GameState, source: GameState): void {
  target.cards.set(source.cards);
  copyNumbers(target, source);
}

function copyNumbers(target: GameState, source: GameState): void {
  target.version = source.version;
  target.turn = source.turn;
  target.active = source.active;
  target.winners = source.winners;
  target.explorers = source.explorers;
  target.frames = source.frames;
  target.a = source.a;
  target.b = source.b;
  target.c = source.c;
  target.d = source.d;
  const from = source.seats;
  const to = target.seats;
  for (let i = 0; i < from.length; i++) {
    const s = from[i];
    const t = to[i];
    t.authority = s.authority;
    t.trade = s.trade;
    t.combat = s.combat;
    t.shipsToTop = s.shipsToTop;
    t.basesToTop = s.basesToTop;
    t.scrapped = s.scrapped;
    t.owedDiscards = s.owedDiscards;
    t.knownTop = s.knownTop;
    t.slots = s.slots;
    t.defeated = s.defeated;
  }
}

const emptyStates = new WeakMap<Layout, GameState>();

/** Makes a state as empty as it was before anything was dealt. */
export function clearState(state: GameState): void {
  let empty = emptyStates.get(state.layout);
  if (empty === undefined) {
    empty = new GameState(state.catalog, state.format, state.options, state.layout);
    emptyStates.set(state.layout, empty);
  }
  copyInto(state, empty);
}

/** Whether the game has ended: somebody has won, or all who are left share it. */
export function isOver(state: GameState): boolean {
  return state.winners !== 0;
}
