import { type BotName, botNamed, type MatchResult, playMatch } from '@openrealms/bots';
import { boxes } from '@openrealms/content';
import type { Seat } from '@openrealms/engine';

/** A range of the games of a simulation. Each game is decided by its number alone, whoever plays it. */
export interface Job {
  readonly seed: string;
  readonly bots: readonly [BotName, BotName];
  readonly from: number;
  /** Not played any more. */
  readonly to: number;
}

export interface SimulatedGame extends MatchResult {
  readonly game: number;
  readonly seed: string;
  /** Which bot sat where: the seat of the first bot. The seats alternate from game to game. */
  readonly seatOfFirstBot: Seat;
}

export function playJob({ seed, bots, from, to }: Job): SimulatedGame[] {
  const players = bots.map((name) => botNamed(name, boxes));
  const games: SimulatedGame[] = [];
  for (let game = from; game < to; game++) {
    const gameSeed = `${seed}:${game}`;
    const seatOfFirstBot = game % 2;
    const seated = seatOfFirstBot === 0 ? players : players.toReversed();
    const setup = { boxes, seed: gameSeed, options: { firstSeat: 0 } };
    games.push({ game, seed: gameSeed, seatOfFirstBot, ...playMatch(setup, seated).result });
  }
  return games;
}
