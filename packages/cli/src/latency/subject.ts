import { makeBot, type OurBot, prepare } from '../arena/our-bot.ts';
import { boxesOf, type Deal, setupOfSet } from '../arena/plan.ts';
import { type GameTimes, timeGame } from './time-game.ts';

/** Somebody whose games are measured, and against whom. */
export interface Match extends Deal {
  readonly bot: OurBot;
  readonly opponent: OurBot;
}

/** What a game took. */
export interface Measured extends GameTimes {
  readonly memory: Memory;
}

/** Bytes more than before there was the bot. */
export interface Memory {
  /** What the bot keeps, garbage not counted. */
  readonly heap: number;
  /** What the process has from the system at the end of the game. */
  readonly rss: number;
}

/** Plays games of a match, each decided by its number, the bot on every seat in turn. */
export type Subject = (game: number) => Measured;

/** Needs a process of its own for the memory to be the bot's. */
export async function subjectOf({ bot, opponent, ...deal }: Match): Promise<Subject> {
  await prepare([bot, opponent]);
  const boxes = boxesOf(deal);
  const { seats } = deal.table;
  const bots = (seat: number) =>
    Array.from({ length: seats }, (_, each) => makeBot(each === seat ? bot : opponent, boxes));
  // What the rules themselves need is there before anything is measured.
  timeGame(setupOfSet(deal, 0), bots(-1), 0);
  const before = memory();
  return (game) => {
    const players = bots(game % seats);
    const times = timeGame(setupOfSet(deal, game), players, game % seats);
    const { rss } = process.memoryUsage();
    const { heap } = memory();
    return { ...times, memory: { heap: heap - before.heap, rss: rss - before.rss } };
  };
}

function memory(): Memory {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}
