/** Something at the beginning of a game, and when it is about to be decided; in between, in between. */
export type Span = readonly [early: number, late: number];

/** What a player thinks the effects of cards are worth; a point of combat late in the game is worth about one. */
export interface Weights {
  /** For each point of its price: whoever made the card thought about it too. */
  readonly price: Span;
  readonly trade: Span;
  readonly combat: Span;
  readonly authority: Span;
  readonly draw: Span;
  readonly opponentDiscards: Span;
  /** To scrap one card of one's own. */
  readonly thin: Span;
  /** To exchange one card of the hand for another. */
  readonly exchange: Span;
  readonly scrapTradeRow: Span;
  readonly destroyBase: Span;
  readonly freeShip: Span;
  readonly onTop: Span;
  readonly copy: Span;
  readonly allyOfAll: Span;
  /** A base gives what it gives again and again: so many times as much as a ship. */
  readonly base: Span;
  /** For each point of defense of a base; of an outpost, `shield` on top. */
  readonly defense: Span;
  readonly shield: Span;
  /** The part of its worth that a scrap ability has while the card is not scrapped. */
  readonly scrap: Span;
  /** How much of what allies promise is believed. */
  readonly ally: Span;
  /** A card worth more than this part of the mean of the deck is bought. */
  readonly entry: Span;
  /** A card worth less than this part of the mean of the deck is better scrapped. */
  readonly thinBelow: Span;
  /** How many times more a card that is bought or kept now will come up, and count. */
  readonly later: Span;
  /** A base is attacked if what it brings in so many turns is worth more than the combat. */
  readonly siege: Span;
  /** A point of combat that can be spent now. */
  readonly strike: Span;
  /** What a card must be worth to an opponent to be taken out of their reach. */
  readonly denyAbove: Span;
  /** The rounds after which a game is no longer young, and by which it is old. */
  readonly rounds: Span;
}

/** Found by matches against the dearest-buyer, the styles and each other, one step at a time. */
export const TUNED: Weights = {
  price: [0.2, 0.2],
  trade: [1.28, 0.32],
  combat: [1.36, 1.46],
  authority: [0.53, 0.81],
  draw: [2.8, 2.74],
  opponentDiscards: [1.31, 1.62],
  thin: [2.92, 0.73],
  exchange: [1.15, 1.17],
  scrapTradeRow: [0.41, 0.19],
  destroyBase: [0.75, 2.25],
  freeShip: [3.32, 2],
  onTop: [0.78, 0.34],
  copy: [4.16, 5.74],
  allyOfAll: [2.11, 2.02],
  base: [1.79, 1.37],
  defense: [0.28, 0.25],
  shield: [0.27, 0.28],
  scrap: [0.22, 0.57],
  ally: [1.01, 0.9],
  entry: [0.83, 0.89],
  thinBelow: [0.82, 0.92],
  later: [1.86, 0.58],
  siege: [3.5, 2],
  strike: [0.65, 0.75],
  denyAbove: [4.72, 6.91],
  rounds: [1.71, 8.16],
};

/** The value between the two ends. */
export function at([early, late]: Span, phase: number): number {
  return early + (late - early) * phase;
}
