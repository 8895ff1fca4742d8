import type { Boss } from './boss.ts';

/** What most pages have in common. */
export const page = {
  players: [1, 2, 3, 4],
  party: 'hydra',
  removes: null,
  hasDeck: false,
  handSize: () => 0,
  buysCards: false,
  piles: ['open', 'open'],
  setUp: () => {},
  discarding: (_state, able) => able,
} as const satisfies Partial<Boss>;
