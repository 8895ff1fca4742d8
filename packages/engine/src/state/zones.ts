/** Lists of cards inside the one array of a state; state/layout.ts says where they lie. */
import type { CardNumber } from '../cards/card-number.ts';
import { type Random, roll } from '../random.ts';

export type Cards = Uint16Array;

export function count(cards: Cards, zone: number): number {
  return cards[zone];
}

/** Puts a card at the end of a list: on top of a deck or pile. */
export function push(cards: Cards, zone: number, card: CardNumber): void {
  const length = cards[zone] + 1;
  cards[zone] = length;
  cards[zone + length] = card;
}

/** Puts these cards, the last on top, into an empty list. */
export function fill(cards: Cards, zone: number, list: ArrayLike<CardNumber>): void {
  cards[zone] = list.length;
  cards.set(list, zone + 1);
}

/** Takes the last card of a list that is not empty. */
export function pop(cards: Cards, zone: number): CardNumber {
  const length = cards[zone];
  cards[zone] = length - 1;
  return cards[zone + length];
}

/** Puts a card into a list kept in ascending order. */
export function insertSorted(cards: Cards, zone: number, card: CardNumber): void {
  let i = zone + cards[zone];
  cards[zone]++;
  while (i > zone && cards[i] > card) {
    cards[i + 1] = cards[i];
    i--;
  }
  cards[i + 1] = card;
}

/** Takes the last copy of a card out of a list and keeps the order of the others; false if there is none. */
export function removeOne(cards: Cards, zone: number, card: CardNumber): boolean {
  const end = zone + cards[zone];
  for (let i = end; i > zone; i--) {
    if (cards[i] !== card) continue;
    for (let j = i; j < end; j++) cards[j] = cards[j + 1];
    cards[zone]--;
    return true;
  }
  return false;
}

/** How many copies of a card a list has. */
export function copies(cards: Cards, zone: number, card: CardNumber): number {
  const end = zone + cards[zone];
  let found = 0;
  for (let i = zone + 1; i <= end; i++) if (cards[i] === card) found++;
  return found;
}

export function contains(cards: Cards, zone: number, card: CardNumber): boolean {
  const end = zone + cards[zone];
  for (let i = zone + 1; i <= end; i++) if (cards[i] === card) return true;
  return false;
}

/** Moves every card of one list to the end of another. */
export function moveAll(cards: Cards, from: number, to: number): void {
  const moved = cards[from];
  const length = cards[to];
  for (let i = 1; i <= moved; i++) cards[to + length + i] = cards[from + i];
  cards[to] = length + moved;
  cards[from] = 0;
}

/** Makes one list a copy of another. */
export function copyList(cards: Cards, from: number, to: number): void {
  for (let i = cards[from]; i >= 0; i--) cards[to + i] = cards[from + i];
}

export function shuffle(cards: Cards, zone: number, random: Random): void {
  for (let i = cards[zone]; i > 1; i--) {
    const j = 1 + roll(random, i);
    const card = cards[zone + i];
    cards[zone + i] = cards[zone + j];
    cards[zone + j] = card;
  }
}

export function toArray(cards: Cards, zone: number): CardNumber[] {
  return Array.from(cards.subarray(zone + 1, zone + 1 + cards[zone]));
}
