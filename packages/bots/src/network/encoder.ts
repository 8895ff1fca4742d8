import { type Catalog, type GameState, ROW_SPACES, type Seat } from '@openrealms/engine';
import type { CardPower } from './card-power.ts';
import {
  type Encoding,
  FOE_BASES,
  FOE_DISCARD,
  FOE_HIDDEN,
  FOE_SHARE,
  MATE_BASES,
  MATE_CARDS,
  MY_BASES,
  MY_DECK,
  MY_DISCARD,
  MY_SHARE,
  MY_TOP,
  ROW,
  ZONES,
} from './encoding.ts';
import { Others } from './others.ts';
import { SIDE_NUMBERS, Side, writeStanding } from './side.ts';
import { writeTable } from './table-numbers.ts';

const MAX_PLACES = 2048;

/**
 * Reads positions. A plan changes little of a position, so the first reading of a turn is kept, and what is read afterwards are the
 * differences to it: few entries, each with more or less of a place than there was.
 */
export class Encoder {
  private readonly size: number;
  private readonly mine: Side;
  private readonly theirs: Side;
  /** My side as it was when the turn was looked at. */
  private readonly mineThen: Side;
  /** By place, how much there is now and was before. */
  private readonly now: Float32Array;
  private readonly before: Float32Array;
  /** The places in use now, and then: my own and those of the trade row first. */
  private readonly used = new Uint16Array(MAX_PLACES);
  private readonly usedThen = new Uint16Array(MAX_PLACES);
  private uses = 0;
  private usesThen = 0;
  private othersFrom = 0;
  private signature = 0;
  private readonly othersThen = new Others();
  private readonly othersNow = new Others();

  constructor(catalog: Catalog, power: CardPower) {
    this.size = catalog.cards.length;
    this.mine = new Side(catalog, power);
    this.theirs = new Side(catalog, power);
    this.mineThen = new Side(catalog, power);
    this.now = new Float32Array(ZONES * this.size);
    this.before = new Float32Array(ZONES * this.size);
  }

  /**
   * Writes the position as `seat` knows it, and keeps it to compare with. Spaces of the trade row in `unseen`, one bit each,
   * count as empty.
   */
  look(state: GameState, seat: Seat, unseen: number, into: Encoding): void {
    const { before, mine, now, used, usedThen } = this;
    for (let i = 0; i < this.usesThen; i++) before[usedThen[i]] = 0;
    this.uses = 0;
    this.countOwn(state, seat);
    this.countRow(state, unseen);
    this.othersFrom = this.uses;
    this.readOthers(state, seat, this.othersThen);
    into.clear();
    mine.clear();
    for (let i = 0; i < this.uses; i++) {
      const place = used[i];
      const weight = now[place];
      usedThen[i] = place;
      before[place] = weight;
      now[place] = 0;
      this.add(place, weight, into);
    }
    this.usesThen = this.uses;
    this.mineThen.set(mine);
    this.signature = signatureOf(state, seat);
    this.writeNumbers(state, seat, unseen, this.othersThen, into);
  }

  /** Writes what is different from the position looked at last, and the numbers as they are. */
  compare(state: GameState, seat: Seat, unseen: number, into: Encoding): void {
    const { before, mine, now, used, usedThen } = this;
    const areOthersSame = signatureOf(state, seat) === this.signature;
    this.uses = 0;
    this.countOwn(state, seat);
    this.countRow(state, unseen);
    if (!areOthersSame) this.readOthers(state, seat, this.othersNow);
    into.clear();
    mine.set(this.mineThen);
    const known = areOthersSame ? this.othersFrom : this.usesThen;
    for (let i = 0; i < known; i++) {
      const place = usedThen[i];
      const more = now[place] - before[place];
      now[place] = 0;
      if (more !== 0) this.add(place, more, into);
    }
    for (let i = 0; i < this.uses; i++) {
      const place = used[i];
      const weight = now[place];
      if (weight === 0) continue;
      now[place] = 0;
      this.add(place, weight, into);
    }
    const others = areOthersSame ? this.othersThen : this.othersNow;
    this.writeNumbers(state, seat, unseen, others, into);
  }

  private add(place: number, weight: number, into: Encoding): void {
    const { mine, size } = this;
    into.add(place, weight);
    if (place >= (MY_BASES + 1) * size) return;
    const zone = Math.floor(place / size);
    const card = place - zone * size;
    if (zone === MY_BASES) mine.addBase(card, weight);
    else mine.addCard(card, zone !== MY_DISCARD, weight);
  }

  private writeNumbers(
    state: GameState,
    seat: Seat,
    unseen: number,
    others: Others,
    into: Encoding,
  ): void {
    const { mine } = this;
    const { cards, seats, teams } = state;
    const { scalars } = into;
    const own = seats[seat];
    scalars.set(others.numbers, SIDE_NUMBERS);
    for (let other = 0; other < seats.length; other++) {
      const { authority, defeated, owedDiscards } = seats[other];
      if (defeated || teams[other] === teams[seat]) continue;
      writeStanding(scalars, SIDE_NUMBERS, 1 / others.foes, authority, owedDiscards);
    }
    mine.write(scalars, 0, 1, cards[own.deck]);
    writeStanding(scalars, 0, 1, own.authority, own.owedDiscards);
    into.shares[0] = 1 / Math.max(mine.cards, 1);
    into.shares[1] = 1 / Math.max(others.cards, 1);
    writeTable(state, seat, unseen, mine, others, scalars);
  }

  private countOwn({ cards, catalog, seats }: GameState, seat: Seat): void {
    const { deck, discard, hand, knownTop, slotCard, slots } = seats[seat];
    const top = deck + cards[deck];
    for (let i = deck + 1; i <= top; i++) {
      this.count(i > top - knownTop ? MY_TOP : MY_DECK, cards[i], 1);
      this.count(MY_SHARE, cards[i], 1);
    }
    this.countPile(cards, hand, MY_DISCARD, MY_SHARE, 1);
    this.countPile(cards, discard, MY_DISCARD, MY_SHARE, 1);
    for (let slot = 0; slot < slots; slot++) {
      const card = cards[slotCard + slot];
      if (card === 0) continue;
      if (catalog.isShip[card] === 1) {
        this.count(MY_DISCARD, card, 1);
        this.count(MY_SHARE, card, 1);
      } else {
        this.count(MY_BASES, card, 1);
      }
    }
  }

  private countRow({ cards, layout }: GameState, unseen: number): void {
    for (let space = 0; space < ROW_SPACES; space++) {
      const card = cards[layout.tradeRow + space];
      if (card !== 0 && ((unseen >> space) & 1) === 0) this.count(ROW, card, 1);
    }
  }

  private readOthers(state: GameState, seat: Seat, into: Others): void {
    const { seats, teams } = state;
    into.clear();
    for (let other = 0; other < seats.length; other++) {
      if (other === seat || seats[other].defeated) continue;
      if (teams[other] === teams[seat]) into.mates++;
      else into.foes++;
    }
    for (let other = 0; other < seats.length; other++) {
      if (other === seat || seats[other].defeated) continue;
      if (teams[other] === teams[seat]) this.readMate(state, other, 1 / into.mates);
      else this.readFoe(state, other, 1 / into.foes, into);
    }
  }

  private readFoe(
    { cards, catalog, seats }: GameState,
    seat: Seat,
    weight: number,
    into: Others,
  ): void {
    const { theirs } = this;
    const { deck, discard, hand, slotCard, slots } = seats[seat];
    theirs.clear();
    for (const [pile, zone] of [
      [hand, FOE_HIDDEN],
      [deck, FOE_HIDDEN],
      [discard, FOE_DISCARD],
    ]) {
      this.countPile(cards, pile, zone, FOE_SHARE, weight);
      const end = pile + cards[pile];
      for (let i = pile + 1; i <= end; i++) theirs.addCard(cards[i], zone === FOE_HIDDEN, 1);
    }
    for (let slot = 0; slot < slots; slot++) {
      const card = cards[slotCard + slot];
      if (card === 0) continue;
      if (catalog.isShip[card] === 1) {
        this.count(FOE_DISCARD, card, weight);
        this.count(FOE_SHARE, card, 1);
        theirs.addCard(card, false, 1);
      } else {
        this.count(FOE_BASES, card, weight);
        theirs.addBase(card, 1);
      }
    }
    theirs.write(into.numbers, 0, weight, cards[deck] + cards[hand]);
    into.cards += theirs.cards;
    into.fire += weight * theirs.fire;
    into.outposts += weight * theirs.outposts;
  }

  private readMate({ cards, catalog, seats }: GameState, seat: Seat, weight: number): void {
    const { deck, discard, hand, slotCard, slots } = seats[seat];
    for (const pile of [hand, deck, discard]) {
      const end = pile + cards[pile];
      for (let i = pile + 1; i <= end; i++) this.count(MATE_CARDS, cards[i], weight);
    }
    for (let slot = 0; slot < slots; slot++) {
      const card = cards[slotCard + slot];
      if (card === 0) continue;
      this.count(catalog.isShip[card] === 1 ? MATE_CARDS : MATE_BASES, card, weight);
    }
  }

  private countPile(
    cards: Uint16Array,
    pile: number,
    zone: number,
    share: number,
    weight: number,
  ): void {
    const end = pile + cards[pile];
    for (let i = pile + 1; i <= end; i++) {
      this.count(zone, cards[i], weight);
      this.count(share, cards[i], 1);
    }
  }

  private count(zone: number, card: number, weight: number): void {
    const { now } = this;
    const place = zone * this.size + card;
    if (now[place] === 0) this.used[this.uses++] = place;
    now[place] += weight;
  }
}

/** The same number as long as nothing about the others' cards has changed. */
function signatureOf({ cards, seats }: GameState, seat: Seat): number {
  let signature = seat;
  for (let other = 0; other < seats.length; other++) {
    if (other === seat) continue;
    const { deck, defeated, discard, hand, slotCard, slots } = seats[other];
    signature = Math.imul(signature, 31) + (defeated ? 1 : 0);
    signature = Math.imul(signature, 131) + cards[deck];
    signature = Math.imul(signature, 131) + cards[hand];
    signature = Math.imul(signature, 131) + cards[discard];
    for (let slot = 0; slot < slots; slot++) {
      signature = Math.imul(signature, 131) + cards[slotCard + slot];
    }
  }
  return signature;
}
