import { type Bot, playMatch } from '@openrealms/bots';
import type { Seat, Setup } from '@openrealms/engine';

/** How long a bot has thought in a game, in milliseconds. */
export interface GameTimes {
  /** Of decisions between more than one command. */
  readonly decisions: readonly number[];
  /** Of all decisions of a turn together. */
  readonly turns: readonly number[];
}

/** Plays a game and looks at the clock whenever the bot at this seat is asked. */
export function timeGame(
  setup: Setup,
  bots: readonly Bot[],
  seat: Seat,
  now: () => number = () => performance.now(),
): GameTimes {
  const decisions: number[] = [];
  const turns = new Map<number, number>();
  const bot = bots[seat];
  const timed: Bot = {
    name: bot.name,
    choose(view, legal, random) {
      const start = now();
      const command = bot.choose(view, legal, random);
      const time = now() - start;
      if (legal.length > 1) decisions.push(time);
      turns.set(view.turn, (turns.get(view.turn) ?? 0) + time);
      return command;
    },
  };
  playMatch(setup, bots.with(seat, timed));
  return { decisions, turns: [...turns.values()] };
}
