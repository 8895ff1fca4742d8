import { makeBot, type OurBot, prepare } from '../arena/our-bot.ts';
import type { Span } from '../run-jobs.ts';
import { designsOf, placesOf } from './designs.ts';
import { observe } from './observe.ts';
import type { ObservedGame } from './observed-game.ts';
import { cardsOn, type Subject, subjectName } from './subject.ts';

/** Some of many duels. Each is decided by its number alone, whoever plays it. */
export interface Job extends Span {
  readonly subject: Subject;
  readonly seed: string;
  /** Each game is played by one of them on both seats, one after the other. */
  readonly bots: readonly OurBot[];
}

export async function playJob({ subject, seed, bots, from, to }: Job): Promise<ObservedGame[]> {
  await prepare(bots);
  const table = cardsOn(subject);
  const places = placesOf(designsOf(table), table.boxes);
  return Array.from({ length: to - from }, (_, i) => {
    const game = from + i;
    const bot = bots[game % bots.length];
    const setup = {
      ...table,
      seed: `${seed}:${subjectName(subject)}:${game}`,
      options: { firstSeat: 0 },
    };
    const players = [makeBot(bot, table.boxes), makeBot(bot, table.boxes)] as const;
    return observe(setup, players, places).game;
  });
}
