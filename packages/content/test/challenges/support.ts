import type { ChallengeData, ChallengeId, GameEvent, Seat, Setup } from '@openrealms/engine';
import { createGame, viewFor } from '@openrealms/engine';
import { type Side, type Table, type TableSetup, table } from '@openrealms/engine/testing';
import { frontiers } from '../../src/index.ts';

interface Stage extends Omit<TableSetup, 'challenge' | 'seats' | 'me' | 'opponent' | 'format'> {
  readonly players?: readonly Side[];
  readonly boss?: Side;
  readonly challenge?: Partial<ChallengeData>;
}

/** Five cheap cards that no Boss minds, and more of them behind. */
const DULL = ['cargo-craft', 'builder-bot', 'stinger', 'frontier-runner', 'cargo-craft'];

/** A challenge in the players' first turn, with one player unless more are named. */
export function stage(
  id: ChallengeId,
  { players = [{}], boss = {}, challenge, ...rest }: Stage = {},
): Table {
  return table([frontiers], {
    tradeRow: DULL,
    tradeDeck: DULL,
    ...rest,
    seats: [...players, boss],
    challenge: { id, ...challenge },
  });
}

/** Everybody ends the turn; the Boss's turn follows. */
export function endTurns(t: Table): Table {
  const { active } = t.data;
  for (const seat of active) t.as(seat).endTurn();
  return t;
}

export function bossOf(t: Table): Seat {
  return t.data.seats.length - 1;
}

export function start(id: ChallengeId, seats = 1, more: Partial<Setup> = {}) {
  return createGame({
    boxes: [frontiers],
    seed: `${id} set up`,
    seats,
    challenge: { id },
    ...more,
  });
}

export function seen(id: ChallengeId, seats = 1, more: Partial<Setup> = {}) {
  return viewFor(start(id, seats, more), 'spectator');
}

export function told<K extends GameEvent['kind']>(
  t: Table,
  kind: K,
): Extract<GameEvent, { kind: K }>[] {
  return t.events.filter((event): event is Extract<GameEvent, { kind: K }> => event.kind === kind);
}

export const SCOUTS: readonly string[] = Array(5).fill('scout');

/** The cards that the Boss on this seat has played. */
export function played(t: Table, boss: Seat): string[] {
  return told(t, 'card-played').flatMap(({ seat, card }) => (seat === boss ? [card] : []));
}
