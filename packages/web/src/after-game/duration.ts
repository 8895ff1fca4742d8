const HOUR = 3_600_000;

/** Whole minutes between two times, at least one; null for a game that was laid aside and taken up again. */
export function minutesPlayed(startedAt: number, endedAt: number): number | null {
  const played = endedAt - startedAt;
  return played < 0 || played > 3 * HOUR ? null : Math.max(1, Math.round(played / 60_000));
}
