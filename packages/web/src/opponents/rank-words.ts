import type { LevelName, StyleName } from '@openrealms/bots';
import { words } from '../i18n/words.ts';

export interface RankWords {
  readonly levels: Readonly<Record<LevelName, string>>;
  readonly styles: Readonly<Record<StyleName | 'balanced', string>>;
  /** A level in words. */
  readonly level: (number: number, title: string) => string;
  /** A computer player of a time when there were no levels, or one that is kept to compare with. */
  readonly fixed: (bot: string) => string;
}

/** How good computer players are, and what they like. */
export const rankWords = words<RankWords>(
  {
    levels: {
      recruit: 'Recruit',
      pilot: 'Pilot',
      trader: 'Trader',
      captain: 'Captain',
      commander: 'Commander',
      admiral: 'Admiral',
      'fleet-admiral': 'Fleet Admiral',
      overlord: 'Overlord',
    },
    styles: {
      balanced: 'Balanced',
      rusher: 'Rusher',
      tradesman: 'Tradesman',
      thinner: 'Thinner',
      loyalist: 'Loyalist',
    },
    level: (number, title) => `Level ${number}, ${title}`,
    fixed: (bot) => `computer “${bot}”`,
  },
  {
    levels: {
      recruit: 'Recrue',
      pilot: 'Pilote',
      trader: 'Marchand',
      captain: 'Capitaine',
      commander: 'Commandant',
      admiral: 'Amiral',
      'fleet-admiral': 'Grand Amiral',
      overlord: 'Suzerain',
    },
    styles: {
      balanced: 'Équilibré',
      rusher: 'Fonceur',
      tradesman: 'Négociant',
      thinner: 'Épurateur',
      loyalist: 'Fidèle',
    },
    level: (number, title) => `Niveau ${number}, ${title}`,
    fixed: (bot) => `ordinateur «\u00a0${bot}\u00a0»`,
  },
);
