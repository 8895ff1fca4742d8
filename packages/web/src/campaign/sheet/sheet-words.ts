import { words } from '../../i18n/words.ts';

export const sheetWords = words(
  {
    sheet: (number: number) => `Sheet ${number}`,
    sheetOf: (number: number, side: string) => `Sheet ${number} of the ${side}`,
    usedOf: (used: number, all: number) => `${used} of ${all} used`,
    ship: 'Ship',
    base: 'Base',
    cost: 'Cost',
    used: 'Used',
    gone: 'No longer possible',
  },
  {
    sheet: (number) => `Planche ${number}`,
    sheetOf: (number, side) => `Planche ${number}\u00a0: ${side}`,
    usedOf: (used, all) =>
      used < 2 ? `${used} utilisé sur ${all}` : `${used} utilisés sur ${all}`,
    ship: 'Vaisseau',
    base: 'Base',
    cost: 'Coût',
    used: 'Utilisé',
    gone: 'Plus possible',
  },
);
