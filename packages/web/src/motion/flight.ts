import type { Box } from './anchors.ts';

/** What a flying card looks like: a thing on the table before or after the change, or the back of a card. */
export type Face = { readonly of: 'before' | 'after'; readonly anchor: string } | 'back';

/** One movement. Times are milliseconds at normal speed, `at` is when it begins. */
export type Flight =
  | Slide
  | CardFlight
  | PipFlight
  | BreakUp
  | { readonly kind: 'bump'; readonly anchor: string; readonly at: number }
  /** Strength is 0 to 1. */
  | {
      readonly kind: 'shake';
      readonly anchor: string;
      readonly strength: number;
      readonly at: number;
    }
  /** The blow that decides a player's fate. */
  | { readonly kind: 'lethal'; readonly on: Box; readonly at: number };

/** A thing that keeps its name gets from where it was to where it is. */
export interface Slide {
  readonly kind: 'slide';
  readonly anchor: string;
  readonly from: Box;
  readonly to: Box;
  readonly at: number;
}

export interface CardFlight {
  readonly kind: 'card';
  readonly face: Face;
  readonly from: Box;
  readonly to: Box;
  readonly at: number;
  /** The thing that is out of sight until the card has landed on it; without one the card sinks into a pile. */
  readonly hides?: string;
  /** It starts face down and is turned up on its way. */
  readonly turnsUp?: true;
  /** How far the path bends away from the straight one, in pixels. */
  readonly arc?: number;
}

export interface PipFlight {
  readonly kind: 'pip';
  readonly what: 'trade' | 'combat' | 'authority';
  readonly from: Box;
  readonly to: Box;
  readonly at: number;
  readonly arc: number;
}

/** A card comes apart where it is, and its parts go where it goes. */
export interface BreakUp {
  readonly kind: 'shatter' | 'dissolve';
  readonly face: Face;
  readonly from: Box;
  readonly to: Box;
  readonly at: number;
}

export const CARD_MS = 240;
export const PIP_MS = 240;

/** Slows down towards the end, but lets the eye follow the way. */
export const GLIDE = 'cubic-bezier(0.35, 0.35, 0.25, 1)';
