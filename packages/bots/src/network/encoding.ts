/**
 * A position as the network reads it: which cards lie in which zone, and a few numbers. Nothing hidden from the player
 * enters it: cards of others in hand and deck are one zone, and so are one's own deck in any order.
 */
import { type Catalog, FORMATS, type GameState, type Seat } from '@openrealms/engine';

/** The zones that the network tells apart. */
export const ZONES = 11;
const MY_HAND = 0;
const MY_DECK = 1;
const MY_DISCARD = 2;
const MY_SHIPS = 3;
const MY_BASES = 4;
const FOE_HIDDEN = 5;
const FOE_DISCARD = 6;
const FOE_BASES = 7;
const ROW = 8;
const MATE_CARDS = 9;
const MATE_BASES = 10;

const AUTHORITY_STEPS = 9;
const TRADE_STEPS = 8;
/** Numbers about one side. */
const SIDE = AUTHORITY_STEPS + 14;
const TABLE = 8 + FORMATS.length;
/** The numbers besides the cards. */
export const SCALARS = 2 * SIDE + TRADE_STEPS + 5 + TABLE;

/** More cards than any position has, counted once for each zone and owner. */
const MAX_ENTRIES = 1200;

/** One position; reused for the next. */
export class Encoding {
  /** Zone and card of each entry: zone * cards + card. */
  readonly places = new Uint16Array(MAX_ENTRIES);
  readonly weights = new Float32Array(MAX_ENTRIES);
  entries = 0;
  readonly scalars = new Float32Array(SCALARS);

  clear(): void {
    this.entries = 0;
    this.scalars.fill(0);
  }

  set(other: Encoding): void {
    this.places.set(other.places.subarray(0, other.entries));
    this.weights.set(other.weights.subarray(0, other.entries));
    this.entries = other.entries;
    this.scalars.set(other.scalars);
  }

  /** Takes another position over, with one entry for all cards of the same place. */
  setGathered(other: Encoding): void {
    for (let i = 0; i < other.entries; i++) gathered[other.places[i]] += other.weights[i];
    this.entries = 0;
    for (let i = 0; i < other.entries; i++) {
      const place = other.places[i];
      if (gathered[place] === 0) continue;
      add(this, place, gathered[place]);
      gathered[place] = 0;
    }
    this.scalars.set(other.scalars);
  }
}

const gathered = new Float32Array(1 << 16);

/** What the deck of a player is made of, gathered while its cards are counted. */
class Totals {
  cards = 0;
  trade = 0;
  combat = 0;
  draw = 0;
  readonly factions = [0, 0, 0, 0];
  outposts = 0;
  bases = 0;

  clear(): void {
    this.cards = 0;
    this.trade = 0;
    this.combat = 0;
    this.draw = 0;
    this.factions.fill(0);
    this.outposts = 0;
    this.bases = 0;
  }
}

/** What each card brings when it is played, by card number. */
export interface CardPower {
  readonly trade: Float32Array;
  readonly combat: Float32Array;
  readonly draw: Float32Array;
}

const totals = new Totals();

/**
 * Writes the position into `into` as `seat` knows it. With `ended`, as if the player ended the turn now: before the draw,
 * which nobody can know. Spaces of the trade row in `unseen`, one bit each, count as empty: what will lie there is not known.
 */
export function encode(
  state: GameState,
  seat: Seat,
  power: CardPower,
  ended: boolean,
  unseen: number,
  into: Encoding,
): void {
  const { cards, catalog, layout, seats, teams } = state;
  const size = catalog.cards.length;
  into.clear();
  const own = seats[seat];

  totals.clear();
  addList(into, cards, own.hand, ended ? MY_DISCARD : MY_HAND, size, 1, catalog, power);
  addList(into, cards, own.deck, MY_DECK, size, 1, catalog, power);
  addList(into, cards, own.discard, MY_DISCARD, size, 1, catalog, power);
  addPlay(into, state, seat, ended ? MY_DISCARD : MY_SHIPS, MY_BASES, size, 1, power);
  let at = side(into.scalars, 0, state, seat, ended);

  let foes = 0;
  let mates = 0;
  for (let other = 0; other < seats.length; other++) {
    if (other === seat || seats[other].defeated) continue;
    if (teams[other] === teams[seat]) mates++;
    else foes++;
  }
  for (let other = 0; other < seats.length; other++) {
    if (other === seat || seats[other].defeated) continue;
    const isMate = teams[other] === teams[seat];
    const weight = 1 / (isMate ? mates : foes);
    const hidden = isMate ? MATE_CARDS : FOE_HIDDEN;
    const theirs = seats[other];
    totals.clear();
    addList(into, cards, theirs.hand, hidden, size, weight, catalog, power);
    addList(into, cards, theirs.deck, hidden, size, weight, catalog, power);
    addList(
      into,
      cards,
      theirs.discard,
      isMate ? hidden : FOE_DISCARD,
      size,
      weight,
      catalog,
      power,
    );
    const bases = isMate ? MATE_BASES : FOE_BASES;
    addPlay(into, state, other, isMate ? hidden : FOE_DISCARD, bases, size, weight, power);
    if (!isMate) addSide(into.scalars, at, state, other, weight);
  }
  at += SIDE;

  const trade = ended ? 0 : own.trade;
  for (let step = 0; step < TRADE_STEPS; step++) into.scalars[at + step] = trade > step ? 1 : 0;
  at += TRADE_STEPS;
  const combat = ended ? 0 : own.combat;
  into.scalars[at++] = combat / 10;
  into.scalars[at++] = combat >= 5 ? 1 : 0;
  into.scalars[at++] = ended ? 0 : own.shipsToTop;
  into.scalars[at++] = ended ? 1 : 0;
  into.scalars[at++] = ((state.active >> seat) & 1) === 1 ? 1 : 0;

  let row = 0;
  for (let space = 0; space < 5; space++) {
    const card = cards[layout.tradeRow + space];
    if (card === 0 || (unseen >> space) & 1) continue;
    row++;
    add(into, ROW * size + card, 1);
  }
  into.scalars[at++] = row / 5;
  into.scalars[at++] = state.explorers > 0 ? 1 : 0;
  into.scalars[at++] = cards[layout.tradeDeck] / 80;
  into.scalars[at++] = Math.min(state.turn / seats.length, 20) / 20;
  into.scalars[at++] = foes / 5;
  into.scalars[at++] = mates / 5;
  into.scalars[at++] = foes > 1 ? 1 : 0;
  into.scalars[at++] = mates > 0 ? 1 : 0;
  into.scalars[at + FORMATS.indexOf(state.format)] = 1;
}

function add(into: Encoding, place: number, weight: number): void {
  into.places[into.entries] = place;
  into.weights[into.entries] = weight;
  into.entries++;
}

function addList(
  into: Encoding,
  cards: Uint16Array,
  zone: number,
  as: number,
  size: number,
  weight: number,
  catalog: Catalog,
  power: CardPower,
): void {
  const end = zone + cards[zone];
  for (let i = zone + 1; i <= end; i++) {
    const card = cards[i];
    add(into, as * size + card, weight);
    count(card, catalog, power);
  }
}

function addPlay(
  into: Encoding,
  state: GameState,
  seat: Seat,
  ships: number,
  bases: number,
  size: number,
  weight: number,
  power: CardPower,
): void {
  const { cards, catalog } = state;
  const { slotCard, slots } = state.seats[seat];
  for (let slot = 0; slot < slots; slot++) {
    const card = cards[slotCard + slot];
    if (card === 0) continue;
    const isShip = catalog.isShip[card] === 1;
    add(into, (isShip ? ships : bases) * size + card, weight);
    count(card, catalog, power);
    if (isShip) continue;
    totals.bases += catalog.defense[card];
    if (catalog.isOutpost[card] === 1) totals.outposts += catalog.defense[card];
  }
}

function count(card: number, catalog: Catalog, power: CardPower): void {
  totals.cards++;
  totals.trade += power.trade[card];
  totals.combat += power.combat[card];
  totals.draw += power.draw[card];
  const factions = catalog.factions[card];
  for (let faction = 0; faction < 4; faction++) {
    totals.factions[faction] += (factions >> faction) & 1;
  }
}

function side(
  scalars: Float32Array,
  at: number,
  state: GameState,
  seat: Seat,
  ended: boolean,
): number {
  addSide(scalars, at, state, seat, 1);
  // Hand and ships are on their way to the discard pile.
  if (ended) scalars[at + AUTHORITY_STEPS] = 0;
  return at + SIDE;
}

function addSide(
  scalars: Float32Array,
  start: number,
  state: GameState,
  seat: Seat,
  weight: number,
): void {
  const { cards } = state;
  const own = state.seats[seat];
  let at = start;
  for (let step = 0; step < AUTHORITY_STEPS; step++) {
    scalars[at++] += weight * Math.min(Math.max((own.authority - 8 * step) / 8, 0), 1);
  }
  const all = Math.max(totals.cards, 1);
  scalars[at++] += (weight * cards[own.hand]) / 5;
  scalars[at++] += (weight * cards[own.deck]) / 10;
  scalars[at++] += (weight * totals.cards) / 20;
  scalars[at++] += (weight * own.owedDiscards) / 2;
  scalars[at++] += (weight * totals.outposts) / 10;
  scalars[at++] += (weight * totals.bases) / 10;
  scalars[at++] += (weight * totals.trade) / all;
  scalars[at++] += (weight * totals.combat) / all;
  scalars[at++] += (weight * totals.draw) / all;
  for (const faction of totals.factions) scalars[at++] += (weight * faction) / all;
  scalars[at] += weight * (cards[own.deck] < 5 ? 1 : 0);
}
