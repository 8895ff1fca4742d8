import { type Judgement, turnsInRound } from '../judgement.ts';
import type { Span } from './weights.ts';

/** How far the game has come, from 0 to 1. */
export function phaseOf({ view, format }: Judgement, [young, old]: Span): number {
  const round = view.turn / turnsInRound(view, format);
  return Math.min(Math.max((round - young) / (old - young), 0), 1);
}
