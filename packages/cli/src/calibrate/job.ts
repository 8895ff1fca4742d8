import { makeBot, type OurBot, prepare } from '../arena/our-bot.ts';
import { boxesOf, type Deal, setupOfSet } from '../arena/plan.ts';
import type { Span } from '../run-jobs.ts';
import { playPredicted } from './play-predicted.ts';
import type { PredictedGame } from './prediction.ts';

/** Some games of a bot against itself. Each is decided by its number alone, whoever plays it. */
export interface Job extends Deal, Span {
  readonly bot: OurBot;
}

export async function playJob({ bot, from, to, ...deal }: Job): Promise<PredictedGame[]> {
  await prepare([bot]);
  const boxes = boxesOf(deal);
  return Array.from({ length: to - from }, (_, i) => {
    const bots = Array.from({ length: deal.table.seats }, () => makeBot(bot, boxes));
    return playPredicted(setupOfSet(deal, from + i), bots);
  });
}
