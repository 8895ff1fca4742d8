import type { Setup } from '@openrealms/engine';
import { type ExternalBot, externalBot, type Launch } from '../protocol/external-bot.ts';
import type { GameResult, PlayedSet } from './game-result.ts';
import { makeBot, prepare } from './our-bot.ts';
import { type Plan, setupOfSet } from './plan.ts';
import { playGame } from './play-game.ts';
import { builtInPlayer, externalPlayer, type Player } from './player.ts';
import { type GameSet, seating, sidesOf, teamsOf } from './schedule.ts';

/** Plays sets, one game after the other. Its programs run on from game to game. */
export interface SetPlayer {
  /** Throws the reason of the signal when that stops it. */
  play(set: GameSet, signal: AbortSignal): Promise<PlayedSet>;
  /** Ends the programs in peace. */
  close(): Promise<void>;
  /** Ends the programs at once. */
  kill(): void;
}

export function setPlayer(plan: Plan, watch?: Launch['watch']): SetPlayer {
  const { contenders, turnTime, startTime, cwd, table } = plan;
  const teams = teamsOf(table);
  const sides = sidesOf(teams);
  const launch = { cwd, startTime, ...(watch !== undefined && { watch }) };
  /** By contender: as many programs as it has ever had seats in one game. */
  const programs = contenders.map((): ExternalBot[] => []);
  let prepared: Promise<void> | undefined;

  const playersFor = (setup: Setup, seats: readonly number[], game: number): Player[] => {
    const used = contenders.map(() => 0);
    return seats.map((index, seat) => {
      const contender = contenders[index];
      if (!('command' in contender)) return builtInPlayer(makeBot(contender, setup.boxes));
      const place = used[index]++;
      programs[index][place] ??= externalBot(contender.command, launch);
      return externalPlayer(programs[index][place], { setup, teams, seat, game, turnTime });
    });
  };

  return {
    async play(set, signal) {
      prepared ??= prepare(contenders);
      await prepared;
      const games: GameResult[] = [];
      const setup = setupOfSet(plan, set.number);
      for (let i = 0; i < sides; i++) {
        const seats = seating(set, i, teams);
        const game = set.number * sides + i;
        const players = playersFor(setup, seats, game);
        const outcome = await playGame(setup, players, { teams, turnTime, signal });
        games.push({ game, seed: setup.seed, seating: seats, ...outcome });
      }
      return { ...set, games };
    },
    async close() {
      await Promise.all(programs.flat().map((program) => program.quit()));
    },
    kill() {
      for (const program of programs.flat()) program.kill();
    },
  };
}
