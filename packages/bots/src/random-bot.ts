import { type Command, roll } from '@openrealms/engine';
import type { Bot } from './bot.ts';

/** Most of the time teammates keep what they have; a pool handed to and fro would make for a long evening. */
const TRANSFERS_ONE_TIME_IN = 6;

/** Does anything that is legal, each as likely as the others; goes on until no card or combat is left to use. */
export const randomBot: Bot = {
  name: 'random',
  choose(_view, legal, random) {
    let options = legal.some(useful)
      ? legal.filter((command) => command.type !== 'end-turn')
      : legal;
    if (options.some(isTransfer) && roll(random, TRANSFERS_ONE_TIME_IN) > 0) {
      const others = options.filter((command) => !isTransfer(command));
      if (others.length > 0) options = others;
    }
    return options[roll(random, options.length)];
  },
};

function useful(command: Command): boolean {
  return ['play', 'attack-player', 'attack-base', 'damage-base'].includes(command.type);
}

function isTransfer(command: Command): boolean {
  return command.type === 'transfer';
}
