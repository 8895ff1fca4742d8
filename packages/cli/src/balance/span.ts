import type { CardFigures, Contribution } from './card-figures.ts';

/** What the cards of the baseline at a cost contribute: from the least to the most. */
export interface Span {
  readonly low: Edge;
  readonly high: Edge;
  /** The costs that it comes from: others than the one asked for where the baseline has no card of it. */
  readonly costs: readonly number[];
}

export interface Edge {
  readonly card: string;
  readonly contribution: Contribution;
}

/** How a card lies to the span at its cost: in it, beside it but perhaps by chance, or outside. */
export type Place = 'inside' | 'beside' | 'outside' | 'unknown';

export interface Judgement {
  readonly span: Span | null;
  /** How many standard errors it contributes more than the span (or, below zero, less); 0 inside. */
  readonly beyond: number;
  readonly place: Place;
}

/** A card may be so many standard errors outside. */
export const MOST_ERRORS = 3;

/**
 * Holds a card against the baseline's cards of the same cost. The standard error is that of the difference between the card and
 * the card at the edge of the span, since both were measured.
 */
export function judge(card: CardFigures, baseline: readonly CardFigures[]): Judgement {
  const span = spanAt(card.cost, baseline);
  if (span === null || card.contribution === null) return { span, beyond: 0, place: 'unknown' };
  const above = distance(card.contribution, span.high.contribution);
  const below = distance(card.contribution, span.low.contribution);
  const beyond = above > 0 ? above : Math.min(below, 0);
  if (beyond === 0) return { span, beyond, place: 'inside' };
  return { span, beyond, place: Math.abs(beyond) > MOST_ERRORS ? 'outside' : 'beside' };
}

/** In standard errors. */
function distance(one: Contribution, other: Contribution): number {
  return (one.value - other.value) / Math.hypot(one.error, other.error);
}

/** Where the baseline has no card of this cost, the nearest costs below and above that it has cards of. */
export function spanAt(cost: number, baseline: readonly CardFigures[]): Span | null {
  const known = baseline.flatMap(({ cost, name, copies, contribution }) =>
    contribution === null || copies === null ? [] : [{ cost, card: name, contribution }],
  );
  const costs = nearest(
    cost,
    known.map((each) => each.cost),
  );
  const sorted = known
    .filter((each) => costs.includes(each.cost))
    .toSorted((a, b) => a.contribution.value - b.contribution.value);
  if (sorted.length === 0) return null;
  const [low, high] = [sorted[0], sorted[sorted.length - 1]].map(({ card, contribution }) => ({
    card,
    contribution,
  }));
  return { low, high, costs };
}

function nearest(cost: number, costs: readonly number[]): number[] {
  if (costs.includes(cost)) return [cost];
  const below = Math.max(...costs.filter((each) => each < cost));
  const above = Math.min(...costs.filter((each) => each > cost));
  return [below, above].filter(Number.isFinite);
}
