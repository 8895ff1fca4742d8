import { words } from '../i18n/words.ts';

/** The few words that stand among the icons, as short as they can be. */
export const CARD_WORDS = words(
  {
    or: 'or',
    copy: 'copy a',
    all: 'all',
    primary: 'Primary ability',
    always: 'Always',
    acquired: 'When acquired',
    upgrade: 'Upgrade',
    cost: (amount: number) => `Cost ${amount}`,
  },
  {
    or: 'ou',
    copy: 'copie un',
    all: 'toutes',
    primary: 'Capacité principale',
    always: 'Permanent',
    acquired: 'À l’acquisition',
    upgrade: 'Amélioration',
    cost: (amount: number) => `Coût ${amount}`,
  },
);

/** The words that may stand inside an ability row. */
export type RowWord = 'or' | 'copy' | 'all';
