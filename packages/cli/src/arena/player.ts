import type { Bot } from '@openrealms/bots';
import {
  type Command,
  DEFAULT_OPTIONS,
  nextWord,
  type Random,
  randomFrom,
  type Seat,
  type Setup,
  type View,
} from '@openrealms/engine';
import type { ExternalBot } from '../protocol/external-bot.ts';
import type { NewGame } from '../protocol/messages.ts';
import { thinkInTime } from './think-in-time.ts';

/** Somebody at a seat, for one game. What it throws it has done wrong. */
export interface Player {
  begin(): Promise<void> | void;
  /** One of the `legal` commands, within `clock` milliseconds. */
  choose(
    view: View,
    legal: readonly Command[],
    random: Random,
    clock: number,
  ): Command | Promise<Command>;
  end(winners: readonly Seat[], turns: number): void;
  /** What it has written about its troubles. */
  complaints(): string[];
}

/** One of our bots. Make it anew for every game, so that no game depends on another. */
export function builtInPlayer(bot: Bot): Player {
  return {
    begin() {},
    choose: (view, legal, random, clock) => thinkInTime(bot, clock, view, legal, random),
    end() {},
    complaints: () => [],
  };
}

/** Where a program sits, and in which game. */
export interface Place {
  readonly setup: Setup;
  readonly teams: readonly number[];
  readonly seat: Seat;
  readonly game: number;
  readonly turnTime: number;
}

/** A program. It may have played before, and goes on with the next game. */
export function externalPlayer(bot: ExternalBot, place: Place): Player {
  return {
    async begin() {
      await bot.start();
      bot.newGame(newGame(place));
    },
    choose: (view, legal, _random, clock) => bot.choose(view, legal, clock),
    end(winners, turns) {
      bot.gameOver({ type: 'game-over', winners, won: winners.includes(place.seat), turns });
    },
    complaints: () => bot.complaints(),
  };
}

/** What is said at the beginning. The seed of the game stays here: who has it knows every card that will come. */
function newGame({ setup, teams, seat, game, turnTime }: Place): NewGame {
  const { boxes, format = 'standard', options } = setup;
  return {
    type: 'new-game',
    game,
    format,
    seats: teams.length,
    yourSeat: seat,
    teams,
    boxes,
    options: { ...DEFAULT_OPTIONS, ...options },
    seed: nextWord(randomFrom(`game ${game}, seat ${seat}`)) >>> 0,
    turnTime,
  };
}
