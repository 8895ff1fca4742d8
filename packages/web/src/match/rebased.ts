import type { Envelope, GameRecord } from '@openrealms/engine';

/**
 * A command that answers an earlier version of the game, for the present one: where several players act in the same
 * turn, others may have moved while this one made up their mind. What the player has done themselves since then keeps it
 * stale, for it may be the same tap twice.
 */
export function rebased({ moves, state }: GameRecord, envelope: Envelope): Envelope {
  const { seat, at } = envelope;
  const since = moves.slice(moves.length - (state.version - at));
  const isOvertaken =
    at < state.version &&
    since.length === state.version - at &&
    since.every(
      (move, i) =>
        move.before.version === at + i &&
        move.seat !== seat &&
        ((move.before.active >> seat) & 1) === 1,
    );
  return isOvertaken ? { ...envelope, at: state.version } : envelope;
}
