import type { Chapter } from '../chapter.ts';

export const settingUp: Chapter<'setting-up'> = {
  title: { en: 'Set-up', fr: 'Mise en place' },
  clauses: {
    'set-up': {
      cites: ['SETUP-1', 'SETUP-4', 'SETUP-5', 'SETUP-6', 'SETUP-10'],
      en: {
        title: 'The table',
        text: [
          'The trade deck of 80 cards is shuffled; its first five cards form the [trade row](trade-row), open to both players. Beside it lies an open pile of ten [Explorers](explorers).',
          'Scrap heap, discard piles, play areas and pools are empty at the start. The client does all this for you.',
        ],
      },
      fr: {
        title: 'La table',
        text: [
          'La pile Commerce, 80 cartes, est mélangée\u00a0; ses cinq premières cartes forment la [Ligne d’Achat](trade-row), visible de tous. À côté se trouve une pile visible de dix [Prospecteurs](explorers).',
          'La Casse, les Défausses, les zones de jeu et les réserves sont vides au départ. Le client s’occupe de tout cela.',
        ],
      },
    },
    'starting-decks': {
      cites: ['SETUP-2', 'SETUP-3', 'SETUP-5'],
      en: {
        title: 'Starting decks',
        text: [
          'Both players have {authority 50} and the same shuffled deck: 8\u00a0×\u00a0{card scout} ({trade 1} each) and 2\u00a0×\u00a0{card viper} ({combat 1} each).',
        ],
      },
      fr: {
        title: 'Decks de départ',
        text: [
          'Chaque joueur a {authority 50} et le même Deck mélangé\u00a0: 8\u00a0×\u00a0{card scout} ({trade 1} chacun) et 2\u00a0×\u00a0{card viper} ({combat 1} chacun).',
        ],
      },
    },
    'opening-hands': {
      cites: ['SETUP-7', 'SETUP-8', 'SETUP-9', 'OPTION-10'],
      en: {
        title: 'Who begins',
        text: [
          'Chance decides, unless the game was set up [with a fixed first player](first-player). To make up for moving first, that player starts with three cards; the other one starts with five.',
        ],
      },
      fr: {
        title: 'Qui commence',
        text: [
          'Le hasard décide, sauf si la partie a été créée [avec un premier joueur désigné](first-player). Pour compenser cet avantage, celui-ci commence avec trois cartes\u00a0; l’autre en a cinq.',
        ],
      },
    },
  },
};
