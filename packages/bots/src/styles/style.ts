import type { Card, Faction } from '@openrealms/engine';

/** What a style may look at when it judges a card. */
export interface StyleContext {
  /** How many of the player's cards are an ally for this faction. */
  allies(faction: Faction): number;
  /** How far the game has come, from 0 to 1. */
  readonly phase: number;
}

/**
 * A way of playing, apart from how well: what a player likes beyond what it is worth. In points, of which a card
 * is worth about two to ten: whoever counts in something else multiplies them by a factor of their own.
 */
export interface Style {
  readonly name: string;
  /** What the player likes about a card. */
  bonus(card: Card, context: StyleContext): number;
  /** How much the player likes to scrap a card of its own. */
  readonly thinning: number;
  /** How much the player likes to destroy a base rather than attack its owner; below zero, it would rather not. */
  readonly siege: number;
}
