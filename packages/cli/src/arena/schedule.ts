import { formatNamed } from '@openrealms/engine';
import type { TableKind } from '../tables.ts';

/**
 * Two contenders who are compared: the first has one side of the table to itself, the second all the others. In a
 * duel, and wherever two teams play, that is one against one.
 */
export interface Pairing {
  readonly lone: number;
  readonly others: number;
}

/** Games on one seed, in which the lone contender has every side once: in a duel, a pair with swapped seats. */
export interface GameSet extends Pairing {
  /** Counted from 0 over the whole event. */
  readonly number: number;
}

/** The team of every seat; a player without teammates is a team alone. */
export function teamsOf({ format, seats }: Pick<TableKind, 'format' | 'seats'>): number[] {
  const { team } = formatNamed(format);
  return Array.from({ length: seats }, (_, seat) => team(seat, seats));
}

/** How many sides the table has. */
export function sidesOf(teams: readonly number[]): number {
  return new Set(teams).size;
}

/** Who plays whom: everybody everybody, everybody the one before, or the first all others. */
export type EventKind = 'round-robin' | 'ladder' | 'focus';

/**
 * Who is compared. In a round robin with two sides, these can be swapped, so that one pairing says it all; with more,
 * being alone among others is not the same as being one of them, and both are played.
 */
export function pairingsOf(contenders: number, sides: number, kind: EventKind): Pairing[] {
  const all = Array.from({ length: contenders }, (_, i) => i);
  if (kind === 'ladder') return all.slice(1).map((lone) => ({ lone, others: lone - 1 }));
  if (kind === 'focus') return all.slice(1).map((others) => ({ lone: 0, others }));
  return all.flatMap((lone) =>
    all
      .filter((others) => (sides === 2 ? others > lone : others !== lone))
      .map((others) => ({ lone, others })),
  );
}

/** One of the sets of an event. They are played in the order of their numbers: every pairing once, then all again. */
export function setAt(pairings: readonly Pairing[], number: number): GameSet {
  return { ...pairings[number % pairings.length], number };
}

/** Who sits where in one game of a set: the contender of every seat. */
export function seating(
  { lone, others }: Pairing,
  game: number,
  teams: readonly number[],
): number[] {
  const side = [...new Set(teams)][game];
  return teams.map((team) => (team === side ? lone : others));
}
