import { words } from '../../i18n/words.ts';

export const vaultWords = words(
  {
    title: 'The vaults',
    sheets: 'Sticker sheets',
    noSheets: 'The first sheet comes with the first envelope.',
    cards: 'Victory cards',
    noCards: 'No victory card yet.',
    upgraded: 'Cards won over',
    noUpgraded: 'No card yet.',
    openCards: 'Open victory cards',
    unearned: 'Victory cards that nobody has earned',
    upgrades: (made: number) => `${made} of 20 upgrades`,
  },
  {
    title: 'Les coffres',
    sheets: 'Planches d’autocollants',
    noSheets: 'La première planche arrive avec la première enveloppe.',
    cards: 'Cartes de victoire',
    noCards: 'Aucune carte de victoire pour l’instant.',
    upgraded: 'Cartes ralliées',
    noUpgraded: 'Aucune carte pour l’instant.',
    openCards: 'Cartes de victoire à prendre',
    unearned: 'Cartes de victoire que personne n’a gagnées',
    upgrades: (made) => `${made} ${made < 2 ? 'amélioration' : 'améliorations'} sur 20`,
  },
);
