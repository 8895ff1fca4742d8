import {
  apply,
  type Command,
  copyState,
  type GameState,
  isOver,
  randomFrom,
  type Seat,
  viewFor,
} from '@openrealms/engine';
import type { Bot } from '../src/bot.ts';
import { nextMove } from '../src/next-move.ts';

/** Lets a bot play this seat's turn to its end, telling each command; the table as everybody sees it then. */
export function playTurn(
  state: GameState,
  seat: Seat,
  bot: Bot,
  tell: (command: Command) => void = () => {},
) {
  const played = copyState(state);
  const seated = { bot, random: randomFrom('its dice') };
  const { turn } = played;
  while (!isOver(played) && played.turn === turn) {
    const move = nextMove(played, (each) => (each === seat ? seated : undefined));
    if (move === null) break;
    tell(move.command);
    apply(played, move.seat, move.code);
  }
  return viewFor(played, 'spectator');
}
