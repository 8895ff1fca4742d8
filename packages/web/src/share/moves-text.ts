import type { SeatMove } from '../match/stored-game.ts';
import { commandCode, commandFrom } from './command-code.ts';

/** Fifty times a long game. */
const MOST_MOVES = 20_000;

/** One line for each move; the seat stands before it where it is not that of the line above. */
export function movesText(moves: readonly SeatMove[]): string {
  return moves
    .map(({ seat, command }, i) => {
      const same = i > 0 && moves[i - 1].seat === seat;
      return `${same ? '' : seat}${commandCode(command)}`;
    })
    .join('\n');
}

/** Null for what `movesText` never writes. */
export function movesFrom(text: string): readonly SeatMove[] | null {
  if (text === '') return [];
  const lines = text.split('\n');
  if (lines.length > MOST_MOVES) return null;
  const moves: SeatMove[] = [];
  for (const line of lines) {
    const [, digit, code] = /^(\d?)(.*)$/.exec(line)!;
    const seat = digit === '' ? moves.at(-1)?.seat : Number(digit);
    const command = commandFrom(code);
    if (seat === undefined || command === null) return null;
    moves.push({ seat, command });
  }
  return moves;
}
