import type { Seat, View } from '@openrealms/engine';

/** Whether this player has teammates to talk to. */
export function isOnTeam({ seats }: View, you: Seat | null): boolean {
  return you !== null && seats.some(({ seat, team }) => seat !== you && team === seats[you].team);
}

/** Whether this player is defeated, has left what there was to leave, and the others play on. */
export function isOut({ seats, winners, awaited }: View, you: Seat | null): boolean {
  return you !== null && winners.length === 0 && seats[you].defeated && !awaited.includes(you);
}
