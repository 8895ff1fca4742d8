import { type Bot, type BotMove, botNamed, nextMove } from '@openrealms/bots';
import { randomFrom, type Seat } from '@openrealms/engine';
import { botAt, type Game } from './game.ts';

/**
 * The bots at the table of a game: each sits there from the beginning to the end. What they are like, and how their dice
 * fall, depends on nothing but the game and the seat, so that a resumed game goes on as it would have.
 */
export class BotPlayers {
  private readonly source: string;
  private readonly bots: ReadonlyMap<Seat, Bot>;

  constructor(game: Game) {
    const { start, record } = game;
    this.source = 'seed' in start ? start.seed : start.position;
    this.bots = new Map(
      record.state.seats.flatMap((_, seat): [Seat, Bot][] => {
        const name = botAt(game, seat);
        if (name === null) return [];
        const nature = randomFrom(`${this.source}:bot at seat ${seat}`);
        return [[seat, botNamed(name, record.setup.boxes, nature)]];
      }),
    );
  }

  /** What one of them does next; null while the game waits for the person. */
  next({ record }: Game): BotMove | null {
    const random = randomFrom(`${this.source}:bot:${record.moves.length}`);
    return nextMove(record.state, (seat) => {
      const bot = this.bots.get(seat);
      return bot === undefined ? undefined : { bot, random };
    });
  }
}
