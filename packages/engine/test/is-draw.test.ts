import { describe, expect, it } from 'vitest';
import { isDraw, type SeatView } from '../src/index.ts';

const seats = [0, 1, 0, 1].map((team, seat) => ({ seat, team }) as SeatView);

describe('a draw', () => {
  it('is a game that is left by more than one team', () => {
    expect(isDraw({ winners: [0, 1], seats })).toBe(true);
    expect(isDraw({ winners: [0, 1, 2, 3], seats })).toBe(true);
  });

  it('is not what one player or one team has won, nor a game that goes on', () => {
    expect(isDraw({ winners: [1], seats })).toBe(false);
    expect(isDraw({ winners: [0, 2], seats })).toBe(false);
    expect(isDraw({ winners: [], seats })).toBe(false);
  });
});
