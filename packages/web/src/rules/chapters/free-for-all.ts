import type { Chapter } from '../chapter.ts';

export const freeForAll: Chapter<'free-for-all'> = {
  title: { en: 'Free-for-all', fr: 'Combat à mort' },
  clauses: {
    'free-for-all-start': {
      cites: ['FFA-1', 'FFA-2', 'FFA-3', 'FFA-4', 'FFA-5'],
      en: {
        title: 'Starting a free-for-all',
        text: [
          'Three to six players, each for themself with {authority 50}. Chance decides who begins; turns go clockwise from there.',
          'The first player starts with three cards, the second with four, everybody else with five.',
        ],
      },
      fr: {
        title: 'Début du Combat à mort',
        text: [
          'De trois à six joueurs, chacun pour soi avec {authority 50}. Le hasard désigne le premier\u00a0; les tours vont ensuite dans le sens horaire.',
          'Le premier joueur commence avec trois cartes, le deuxième avec quatre, tous les autres avec cinq.',
        ],
      },
    },
    'free-for-all-targets': {
      cites: ['FFA-6', 'FFA-7', 'FFA-8'],
      figure: 'free-for-all-table',
      en: {
        title: 'Everybody against everybody',
        text: [
          'In your turn you may attack any opponents and any bases, and share your {combat} out among them as you like. Any opponent can be made to discard, and effects may destroy a base of any of them. An [outpost](outposts) covers its owner only.',
          'The last player left wins.',
        ],
      },
      fr: {
        title: 'Tous contre tous',
        text: [
          'À votre tour, attaquez les adversaires et les Bases de votre choix, en répartissant votre {combat} comme vous voulez. N’importe quel adversaire peut avoir à défausser, et un effet peut détruire une Base de n’importe lequel. Un [Avant-Poste](outposts) ne couvre que son propriétaire.',
          'Le dernier joueur en vie gagne.',
        ],
      },
    },
  },
};
