import { anyOf } from './any-of.ts';
import type { Boss } from './boss.ts';

/** What most Bosses do in common. */
export const common = {
  setUp: () => {},
  // A card that makes an opponent discard means one of them.
  discarding: (state, able) => [anyOf(state, able)],
  foresee: () => ({}),
} as const satisfies Partial<Boss>;
