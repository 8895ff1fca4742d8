import { playMatch } from '@openrealms/bots';
import { makeBot, type OurBot, prepare } from '../arena/our-bot.ts';
import type { Span } from '../run-jobs.ts';
import { setupOf, type TableKind } from '../tables.ts';

/** Some games of a challenge at one level. Each is decided by its number alone, whoever plays it. */
export interface Job extends Span {
  readonly table: TableKind;
  readonly seed: string;
  /** Sits on every seat. */
  readonly bot: OurBot;
}

/** How a game ended for the players. */
export interface ChallengeGame {
  readonly result: 'won' | 'lost' | 'drawn' | 'unfinished';
  readonly turns: number;
}

/** The n-th game of a challenge has the same seed at every level, so that levels are compared on the same deals. */
export async function playJob({ table, seed, bot, from, to }: Job): Promise<ChallengeGame[]> {
  await prepare([bot]);
  return Array.from({ length: to - from }, (_, i) => {
    const gameSeed = `${seed}:${table.format}:${table.seats}:${from + i}`;
    const setup = setupOf(table, gameSeed, { firstSeat: 0 });
    const bots = Array.from({ length: table.seats }, () => makeBot(bot, setup.boxes));
    const { winningTeam, draw, turns } = playMatch(setup, bots).result;
    return { result: resultOf(winningTeam, draw), turns };
  });
}

/** The players of a challenge are team 0. */
function resultOf(winningTeam: number | null, draw: boolean): ChallengeGame['result'] {
  if (winningTeam !== null) return winningTeam === 0 ? 'won' : 'lost';
  return draw ? 'drawn' : 'unfinished';
}
