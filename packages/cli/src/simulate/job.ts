import {
  botNamed,
  type LabBotName,
  type MatchResult,
  playMatch,
  prepareBots,
} from '@openrealms/bots';
import { formatNamed, tableSeats } from '@openrealms/engine';
import { setupOf, type TableKind } from '../tables.ts';

/** A range of the games of a simulation. Each game is decided by its number alone, whoever plays it. */
export interface Job extends TableKind {
  readonly seed: string;
  readonly bots: readonly [LabBotName, LabBotName];
  readonly from: number;
  /** Not played any more. */
  readonly to: number;
}

export interface SimulatedGame extends MatchResult {
  readonly game: number;
  readonly seed: string;
  /**
   * By seat: 0 or 1, as in `bots`. A team has one bot, and the teams alternate, also from game to game; the players of a
   * challenge are one team.
   */
  readonly botAt: readonly number[];
}

/** The first seat begins, so that seats are counted in the order of the first turns. */
export async function playJob({ seed, bots, from, to, ...table }: Job): Promise<SimulatedGame[]> {
  const { format, seats } = table;
  await prepareBots(bots);
  const kind = formatNamed(format);
  const all = tableSeats(kind, seats);
  const games: SimulatedGame[] = [];
  for (let game = from; game < to; game++) {
    const gameSeed = `${seed}:${game}`;
    const botAt = Array.from({ length: seats }, (_, seat) => (kind.team(seat, all) + game) % 2);
    const setup = setupOf(table, gameSeed, { firstSeat: 0 });
    const { result } = playMatch(
      setup,
      botAt.map((bot) => botNamed(bots[bot], setup.boxes)),
    );
    games.push({ game, seed: gameSeed, botAt, ...result });
  }
  return games;
}
