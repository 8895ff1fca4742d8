import type { View } from './view.ts';

/** Whether a game is over without a winner: those who are left belong to more than one team. */
export function isDraw({ winners, seats }: Pick<View, 'winners' | 'seats'>): boolean {
  return new Set(winners.map((seat) => seats[seat].team)).size > 1;
}
