import { words } from '../i18n/words.ts';

export const gameTitleWords = words(
  {
    /** Stands between two players or teams. */
    against: ' vs. ',
    titled: (format: string, who: string) => `${format}: ${who}`,
    challenge: (name: string, level: string) => `${name} (${level})`,
    scenario: (number: number, who: string) => `Scenario ${number}: ${who}`,
  },
  {
    against: ' contre ',
    titled: (format: string, who: string) => `${format}\u00a0: ${who}`,
    challenge: (name: string, level: string) => `${name} (${level.toLowerCase()})`,
    scenario: (number: number, who: string) => `Scénario ${number}\u00a0: ${who}`,
  },
);
