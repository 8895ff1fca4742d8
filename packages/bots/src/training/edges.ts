import type { GameState } from '@openrealms/engine';

/** A game against a guest: which one, and how much of the game is still to come, from 1 to 0. */
export interface Against {
  readonly guest: number;
  readonly ahead: number;
}

/** Turns of a player after which it hardly matters any more who plays better. */
const LONG_GAME = 16;
/** How fast an edge follows what games say. */
const RATE = 0.002;

/** How much of a game is still to come, about. */
export function ahead({ seats, turn }: GameState): number {
  return Math.max(1 - turn / seats.length / LONG_GAME, 0);
}

/**
 * How much better the network plays than each guest, on its own scale. It is learned beside the network and then left out: so the
 * network learns from such games what is good, but still gives itself the chance that it would have among equals.
 */
export class Edges {
  private readonly edges: Float32Array;

  /** One for each guest; threads that share them meet each guest often enough. */
  constructor(edges: Float32Array) {
    this.edges = edges;
  }

  /** The chance in this game of somebody whom the network would give `chance` among equals. */
  chanceIn(against: Against | null, chance: number): number {
    if (against === null || chance <= 0 || chance >= 1) return chance;
    const edge = this.edges[against.guest] * against.ahead;
    return chance / (chance + (1 - chance) * Math.exp(-edge));
  }

  /** The chance was too high by so much. */
  learn(against: Against | null, off: number): void {
    if (against !== null) this.edges[against.guest] -= RATE * off * against.ahead;
  }
}
