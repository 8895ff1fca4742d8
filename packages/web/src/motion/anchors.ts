import type { CardId, Seat } from '@openrealms/engine';

/** The names by which things on the table are found, in their `data-anchor`. */
export const anchor = {
  hand: (seat: Seat) => `hand:${seat}`,
  /** The n-th of the equal cards in a hand that is on show. */
  handCard: (seat: Seat, card: CardId, n: number) => `hand:${seat}:${card}:${n}`,
  play: (seat: Seat) => `play:${seat}`,
  piece: (seat: Seat, slot: number) => `piece:${seat}:${slot}`,
  row: (space: number) => `row:${space}`,
  tradeDeck: 'trade-deck',
  scrapHeap: 'scrap-heap',
  explorers: 'explorers',
  deck: (seat: Seat) => `deck:${seat}`,
  discard: (seat: Seat) => `discard:${seat}`,
  pool: (what: 'authority' | 'trade' | 'combat', seat: Seat) => `${what}:${seat}`,
  seat: (seat: Seat) => `seat:${seat}`,
  /** What a Boss has before it: a pile, or what it counts. */
  boss: (what: string) => `boss:${what}`,
} as const;

/** A single card that lies open: it slides when it keeps its name and is moved. */
export function isCard(name: string): boolean {
  return /^(hand:\d+:|piece:|row:|explorers)/.test(name);
}

/** Where a thing is on the screen: its middle and its size without any turn or scale. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Boxes = ReadonlyMap<string, Box>;
