import type { MatchUpdate } from './match.ts';

/** The steps of a move one by one; a move that has none is one. */
export function inSteps({ steps, ...update }: MatchUpdate): readonly MatchUpdate[] {
  return steps?.map((moments, step) => ({ ...update, moments, step })) ?? [update];
}
