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
    boxes: {
      cites: ['SETUP-11', 'SETUP-12', 'SETUP-13', 'SETUP-14', 'SETUP-15'],
      en: {
        title: 'Which boxes',
        text: [
          'The core set and Frontiers can each be played alone, or both together. Frontiers has a trade deck of 80 cards as well, and 16 Explorers. With several boxes, all trade cards are shuffled into one trade deck and all Explorers lie in one pile; the starting decks stay the same.',
        ],
      },
      fr: {
        title: 'Avec quelles boîtes',
        text: [
          'La boîte de base et Frontiers se jouent chacune seule, ou les deux ensemble. Frontiers a aussi une pile Commerce de 80 cartes, et 16 Prospecteurs. Avec plusieurs boîtes, toutes les cartes sont mélangées en une seule pile Commerce et tous les Prospecteurs forment une seule pile\u00a0; les Decks de départ restent les mêmes.',
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
