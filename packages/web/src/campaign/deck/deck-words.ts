import { words } from '../../i18n/words.ts';

export const deckWords = words(
  {
    label: 'Trade deck of a campaign',
    hint: 'With all the stickers of that war.',
    none: 'None',
  },
  {
    label: 'Pile Commerce d’une campagne',
    hint: 'Avec tous les autocollants de cette guerre.',
    none: 'Aucune',
  },
);
