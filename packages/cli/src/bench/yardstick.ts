/**
 * The yardstick: the same duel with everything but the core loop taken away. Card effects are four numbers (trade,
 * combat, authority, draw); there are no choices, no bases that stay, no ally or scrap abilities. It is written for
 * nothing but speed, in typed arrays, and shows how close the real rules come to what this machine can do.
 */
import type { Card, Effect } from '@openrealms/engine';
import { Dice } from './dice.ts';

const SEATS = 2;
const ROW = 5;
const CAPACITY = 120;
const EXPLORERS = 10;

/** The numbers of every card: trade, combat, authority, cards drawn, cost. */
export interface YardstickCards {
  readonly trade: Uint8Array;
  readonly combat: Uint8Array;
  readonly authority: Uint8Array;
  readonly draw: Uint8Array;
  readonly cost: Uint8Array;
  readonly tradeDeck: Uint8Array;
  readonly personalDeck: Uint8Array;
  readonly explorer: number;
}

/** Reduces cards to the numbers of their primary abilities; of a choice, the first branch. */
export function reduceCards(
  cards: readonly Card[],
  tradeDeck: Readonly<Record<string, number>>,
  personalDeck: Readonly<Record<string, number>>,
  explorer: string,
): YardstickCards {
  const numberOf = (id: string) => cards.findIndex((card) => card.id === id);
  const copies = (list: Readonly<Record<string, number>>) =>
    Uint8Array.from(
      Object.entries(list).flatMap(([id, count]) => Array<number>(count).fill(numberOf(id))),
    );
  const sum = (kind: Effect['kind']) =>
    Uint8Array.from(cards, (card) =>
      card.primary.reduce((n, effect) => n + amount(effect, kind), 0),
    );
  return {
    trade: sum('trade'),
    combat: sum('combat'),
    authority: sum('authority'),
    draw: sum('draw'),
    cost: Uint8Array.from(cards, (card) => card.cost),
    tradeDeck: copies(tradeDeck),
    personalDeck: copies(personalDeck),
    explorer: numberOf(explorer),
  };
}

function amount(effect: Effect, kind: Effect['kind']): number {
  if (effect.kind === 'choose') {
    return effect.branches[0].reduce((n, inner) => n + amount(inner, kind), 0);
  }
  if (effect.kind !== kind || !('amount' in effect)) return 0;
  return typeof effect.amount === 'number' ? effect.amount : 0;
}

/** Commands of the yardstick: a kind in the low bits, an index above. */
const PLAY = 0;
const BUY = 1;
const BUY_EXPLORER = 2;
const ATTACK = 3;
const END = 4;

/** Offsets of a seat's zones from the start of its part of the memory. */
const DECK = 0;
const HAND = CAPACITY;
const DISCARD = 2 * CAPACITY;
const IN_PLAY = 3 * CAPACITY;
const SEAT_SIZE = 4 * CAPACITY;
const TRADE_DECK = SEATS * SEAT_SIZE;
const TRADE_ROW = TRADE_DECK + CAPACITY;

/** Plays one random duel after another in the same memory. */
export class Yardstick {
  /** Commands given and turns begun in all duels so far. */
  commands = 0;
  turns = 0;

  private readonly cards: YardstickCards;
  private readonly memory = new Uint8Array(TRADE_ROW + ROW);
  private readonly legal = new Int32Array(CAPACITY);
  private readonly dice: Dice;

  /** The player whose turn it is, by the start of their memory, and the other one. */
  private own = 0;
  private deck = 0;
  private hand = 0;
  private discard = 0;
  private inPlay = 0;
  private authority = 0;
  private otherDeck = 0;
  private otherHand = 0;
  private otherDiscard = 0;
  private otherAuthority = 0;

  private trade = 0;
  private combat = 0;
  private tradeDeck = 0;
  private row = 0;
  private explorers = 0;

  constructor(cards: YardstickCards, seed: number) {
    this.cards = cards;
    this.dice = new Dice(seed);
  }

  playDuel(): void {
    this.setUp();
    while (this.otherAuthority > 0) {
      const count = this.listLegal();
      this.carryOut(this.legal[this.dice.roll(count)]);
      this.commands++;
    }
  }

  private setUp(): void {
    const { personalDeck, tradeDeck } = this.cards;
    this.memory.set(tradeDeck, TRADE_DECK);
    this.shuffle(TRADE_DECK, tradeDeck.length);
    this.row = ROW;
    this.tradeDeck = tradeDeck.length - ROW;
    for (let i = 0; i < ROW; i++) {
      this.memory[TRADE_ROW + i] = this.memory[TRADE_DECK + this.tradeDeck + i];
    }
    this.explorers = EXPLORERS;
    for (let seat = 0; seat < SEATS; seat++) {
      this.memory.set(personalDeck, seat * SEAT_SIZE + DECK);
      this.shuffle(seat * SEAT_SIZE + DECK, personalDeck.length);
    }
    this.deck = this.otherDeck = personalDeck.length;
    this.hand = this.otherHand = this.discard = this.otherDiscard = this.inPlay = 0;
    this.authority = this.otherAuthority = 50;
    this.trade = this.combat = 0;
    this.own = this.dice.roll(SEATS) * SEAT_SIZE;
    this.swap();
    this.draw(5);
    this.swap();
    this.draw(3);
    this.turns++;
  }

  private listLegal(): number {
    const { legal, memory, trade, hand, row } = this;
    const cost = this.cards.cost;
    let count = 0;
    for (let i = 0; i < hand; i++) legal[count++] = PLAY | (i << 3);
    for (let i = 0; i < row; i++) {
      if (cost[memory[TRADE_ROW + i]] <= trade) legal[count++] = BUY | (i << 3);
    }
    if (this.explorers > 0 && cost[this.cards.explorer] <= trade) legal[count++] = BUY_EXPLORER;
    if (this.combat > 0) legal[count++] = ATTACK;
    if (hand === 0 && this.combat === 0) legal[count++] = END;
    return count;
  }

  private carryOut(command: number): void {
    const index = command >> 3;
    switch (command & 7) {
      case PLAY:
        this.play(index);
        break;
      case BUY: {
        const card = this.memory[TRADE_ROW + index];
        this.receive(card);
        if (this.tradeDeck > 0) {
          this.memory[TRADE_ROW + index] = this.memory[TRADE_DECK + --this.tradeDeck];
        } else {
          this.memory[TRADE_ROW + index] = this.memory[TRADE_ROW + --this.row];
        }
        break;
      }
      case BUY_EXPLORER:
        this.explorers--;
        this.receive(this.cards.explorer);
        break;
      case ATTACK:
        this.otherAuthority -= this.combat;
        this.combat = 0;
        break;
      default:
        this.endTurn();
    }
  }

  private play(index: number): void {
    const { memory, cards } = this;
    const hand = this.own + HAND;
    const card = memory[hand + index];
    memory[hand + index] = memory[hand + --this.hand];
    memory[this.own + IN_PLAY + this.inPlay++] = card;
    this.trade += cards.trade[card];
    this.combat += cards.combat[card];
    this.authority += cards.authority[card];
    if (cards.draw[card] > 0) this.draw(cards.draw[card]);
  }

  private receive(card: number): void {
    this.trade -= this.cards.cost[card];
    this.memory[this.own + DISCARD + this.discard++] = card;
  }

  private endTurn(): void {
    const { memory, own } = this;
    while (this.inPlay > 0) {
      memory[own + DISCARD + this.discard++] = memory[own + IN_PLAY + --this.inPlay];
    }
    this.trade = 0;
    this.draw(5);
    this.swap();
    this.turns++;
  }

  private draw(amount: number): void {
    const { memory, own } = this;
    for (let i = 0; i < amount; i++) {
      if (this.deck === 0) {
        if (this.discard === 0) return;
        for (let j = 0; j < this.discard; j++) memory[own + DECK + j] = memory[own + DISCARD + j];
        this.deck = this.discard;
        this.discard = 0;
        this.shuffle(own + DECK, this.deck);
      }
      memory[own + HAND + this.hand++] = memory[own + DECK + --this.deck];
    }
  }

  /** The other player becomes the one whose turn it is. */
  private swap(): void {
    this.own = SEAT_SIZE - this.own;
    [this.deck, this.otherDeck] = [this.otherDeck, this.deck];
    [this.hand, this.otherHand] = [this.otherHand, this.hand];
    [this.discard, this.otherDiscard] = [this.otherDiscard, this.discard];
    [this.authority, this.otherAuthority] = [this.otherAuthority, this.authority];
  }

  private shuffle(start: number, length: number): void {
    const memory = this.memory;
    for (let i = length - 1; i > 0; i--) {
      const j = this.dice.roll(i + 1);
      const card = memory[start + i];
      memory[start + i] = memory[start + j];
      memory[start + j] = card;
    }
  }
}
