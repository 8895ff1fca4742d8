import { isDraw, type View } from '@openrealms/engine';
import type { Wording } from './actions.ts';

/** How the game ended for the one who looks. */
export function resultText(view: View, { words, format, names }: Wording): string {
  const you = view.viewer as number;
  const { turn, winners, seats } = view;
  const won = winners.includes(you);
  if (view.format === 'standard') {
    const decided = won ? words.won : words.lost;
    const result = isDraw(view) ? words.drawn : decided;
    return result(turn, seats[you].authority, seats[1 - you].authority);
  }
  if (isDraw(view)) return format.drawn(turn);
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat]);
  return won ? format.won(turn, others.join(', ')) : format.lost(turn, others.join(', '));
}
