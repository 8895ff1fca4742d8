import { type BotMove, botNamed, nextMove } from '@openrealms/bots';
import { randomFrom } from '@openrealms/engine';
import { botAt, type Game } from './game.ts';

/** What a bot does next; null while the game waits for the person. */
export function nextBotMove(game: Game): BotMove | null {
  const { start, record } = game;
  // Its chance depends on nothing but the game, so that a resumed game goes on as it would have.
  const source = 'seed' in start ? start.seed : start.position;
  return nextMove(record.state, (seat) => {
    const name = botAt(game, seat);
    if (name === null) return undefined;
    const random = randomFrom(`${source}:bot:${record.moves.length}`);
    return { bot: botNamed(name, record.setup.boxes), random };
  });
}
