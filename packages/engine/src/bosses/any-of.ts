import { roll } from '../random.ts';
import type { GameState } from '../state/state.ts';

/** One of several that are equal, at random; of one, no dice are thrown. */
export function anyOf<T>(state: GameState, items: readonly T[]): T {
  return items[items.length === 1 ? 0 : roll(state, items.length)];
}

/** Those with the highest score; of several scores, a later one decides where the earlier are equal. */
export function highest<T>(items: readonly T[], ...scores: readonly ((item: T) => number)[]): T[] {
  let left = [...items];
  for (const score of scores) {
    const best = Math.max(...left.map(score));
    left = left.filter((item) => score(item) === best);
  }
  return left;
}
