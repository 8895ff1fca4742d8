import type { Seat } from '@openrealms/engine';

/** What teammates can say to each other at a touch. It is no move: the rules know nothing of it, and no replay keeps it. */
export type Signal =
  | {
      readonly kind: 'can-give-trade' | 'need-trade' | 'have-combat';
      readonly amount: number;
    }
  | { readonly kind: 'attack-outpost' | 'wait' };

/** Somebody has said something to their team. */
export interface Said {
  readonly seat: Seat;
  readonly signal: Signal;
}
