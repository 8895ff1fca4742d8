import { words } from '../i18n/words.ts';

export const gameTitleWords = words(
  {
    /** Stands between two players or teams. */
    against: ' vs. ',
    titled: (format: string, who: string) => `${format}: ${who}`,
    challenge: (name: string, level: string) => `${name} (${level})`,
  },
  {
    against: ' contre ',
    titled: (format: string, who: string) => `${format}\u00a0: ${who}`,
    challenge: (name: string, level: string) => `${name} (${level.toLowerCase()})`,
  },
);
