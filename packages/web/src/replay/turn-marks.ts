import type { Seat } from '@openrealms/engine';
import type { Happening } from '../match/match.ts';

/** Where a turn begins. */
export interface TurnMark {
  /** How many moves had been made when it began. */
  readonly move: number;
  readonly turn: number;
  readonly seat: Seat;
}

/** Every turn once: those who take one together begin it together. */
export function turnMarks(happenings: readonly Happening[]): readonly TurnMark[] {
  const marks = happenings.flatMap(({ move, events }) =>
    events.flatMap((event) =>
      event.kind === 'turn-started' ? [{ move, turn: event.turn, seat: event.seat }] : [],
    ),
  );
  return marks.filter(({ turn }, i) => turn !== marks[i - 1]?.turn);
}

/** The turn that this move belongs to; none before the first. */
export function turnAt(marks: readonly TurnMark[], move: number): TurnMark | undefined {
  return marks.findLast((mark) => mark.move <= move);
}

/** The beginning of the next turn, or the end. */
export function turnAfter(marks: readonly TurnMark[], move: number, last: number): number {
  return marks.find((mark) => mark.move > move)?.move ?? last;
}

/** The beginning of this turn, or of the one before when we stand there already. */
export function turnBefore(marks: readonly TurnMark[], move: number): number {
  return marks.findLast((mark) => mark.move < move)?.move ?? 0;
}
