import { type Command, roll } from '@openrealms/engine';
import type { Bot } from './bot.ts';

/** Does anything that is legal, each as likely as the others; goes on until no card or combat is left to use. */
export const randomBot: Bot = {
  name: 'random',
  choose(_view, legal, random) {
    const options = legal.some(useful)
      ? legal.filter((command) => command.type !== 'end-turn')
      : legal;
    return options[roll(random, options.length)];
  },
};

function useful(command: Command): boolean {
  return ['play', 'attack-player', 'attack-base'].includes(command.type);
}
