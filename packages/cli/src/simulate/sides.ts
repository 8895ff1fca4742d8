import { formatNamed, type Role, type Seat, tableSeats } from '@openrealms/engine';
import type { TableKind } from '../tables.ts';
import type { SimulatedGame } from './job.ts';
import { type Interval, wilson } from './statistics.ts';

/** How often a team has won; a player without teammates is a team alone. Its share is what all teams would win alike. */
export interface Side {
  readonly team: number;
  /** Counted from 0, in the order of the first turns. */
  readonly seats: readonly Seat[];
  /** By seat. */
  readonly roles: readonly Role[];
  readonly wins: number;
  readonly winRate: number;
  readonly interval: Interval;
  readonly share: number;
}

/** How often a seat has won, alone or with its team. */
export interface SeatResult extends Omit<Side, 'seats' | 'roles'> {
  readonly seat: Seat;
  readonly role: Role;
}

/** More than its share by so much is worth a look. */
export const WORTH_A_LOOK = 0.1;

export function sidesOf(
  games: readonly SimulatedGame[],
  format: TableKind['format'],
  players: number,
): readonly Side[] {
  const kind = formatNamed(format);
  const count = tableSeats(kind, players);
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const teams = [...new Set(seats.map((seat) => kind.team(seat, count)))];
  return teams.map((each) => {
    const members = seats.filter((seat) => kind.team(seat, count) === each);
    const wins = games.filter(({ winningTeam }) => winningTeam === each).length;
    return {
      team: each,
      seats: members,
      roles: members.map((seat) => kind.role(seat, count)),
      wins,
      winRate: wins / games.length,
      interval: wilson(wins, games.length),
      share: 1 / teams.length,
    };
  });
}

export function seatResultsOf(sides: readonly Side[]): SeatResult[] {
  return sides
    .flatMap(({ seats, roles, ...result }) =>
      seats.map((seat, i) => ({ seat, role: roles[i], ...result })),
    )
    .toSorted((a, b) => a.seat - b.seat);
}

/** What to call it: "seat 2", "team 1 (seats 1, 2)", "boss", "raiders". */
export function sideName({ team, seats, roles }: Side): string {
  const [first, ...others] = seats.map((seat) => seat + 1);
  if (roles[0] === 'boss') return `boss (seat ${first})`;
  if (roles[0] === 'raider') return `raiders (seats ${[first, ...others].join(', ')})`;
  if (others.length === 0) return `seat ${first}`;
  return `team ${team + 1} (seats ${[first, ...others].join(', ')})`;
}
