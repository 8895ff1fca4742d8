import { isDraw, type View } from '@openrealms/engine';
import type { Wording } from './actions.ts';

/** How a game of two people at one terminal ended. */
export function sharedResultText(view: View, { words, scenario, names }: Wording): string {
  const { turn, winners, seats } = view;
  const [winner] = winners;
  if (winner === undefined || isDraw(view)) {
    return words.drawn(turn, seats[0].authority, seats[1].authority);
  }
  return scenario.wins(names[winner], turn, seats[winner].authority, seats[1 - winner].authority);
}

/** How the game ended for the one who looks. */
export function resultText(view: View, { words, format, names }: Wording): string {
  const you = view.viewer as number;
  const { turn, winners, seats } = view;
  const won = winners.includes(you);
  if (view.format === 'standard' || view.format === 'scenario') {
    const decided = won ? words.won : words.lost;
    const result = isDraw(view) ? words.drawn : decided;
    return result(turn, seats[you].authority, seats[1 - you].authority);
  }
  if (isDraw(view)) return format.drawn(turn);
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat]);
  return won ? format.won(turn, others.join(', ')) : format.lost(turn, others.join(', '));
}
