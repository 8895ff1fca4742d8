import type { Boss } from './boss.ts';

/** What most Bosses do in common. */
export const common = {
  setUp: () => {},
  discarding: (_state, able) => able,
} as const satisfies Partial<Boss>;
