import type { Chapter } from '../chapter.ts';

export const automatons: Chapter<'automatons'> = {
  title: { en: 'Automatons', fr: 'Les Automates' },
  clauses: {
    'automatons-start': {
      cites: ['AUTOMATONS-1', 'AUTOMATONS-2'],
      en: {
        title: 'An armada that counts',
        text: [
          'The Boss has {authority 30} for each player, and you have {authority 60} each, as one team. Its Assimilation Count starts at 4 for each player beyond the first.',
        ],
      },
      fr: {
        title: 'Une armada qui compte',
        text: [
          'Le Boss a {authority 30} par joueur, et vous {authority 60} chacun, en une équipe. Son Compteur d’assimilation commence à 4 pour chaque joueur après le premier.',
        ],
      },
    },
    'automatons-turn': {
      cites: ['AUTOMATONS-3', 'AUTOMATONS-4', 'AUTOMATONS-5', 'AUTOMATONS-6', 'AUTOMATONS-7'],
      en: {
        title: 'The turn of the Automatons',
        text: [
          'It plays the top card of the trade deck, and the next one as long as those of this turn together cost less than the count.',
          'Then, from the beginning after each step that did something: the primary ability of a base, an [ally ability](allies), a [double ally ability](double-allies), always of its dearest card, and the [attack](boss-attack-order). At the end of its turn the count goes up by 1.',
          'When it makes one of you discard, all of you discard as many. Its bases stay in play; its ships at the end of its turn, and bases that are destroyed, go to the scrap heap {house}.',
        ],
      },
      fr: {
        title: 'Le tour des Automates',
        text: [
          'Ils jouent la première carte de la pile Commerce, puis la suivante tant que celles de ce tour coûtent ensemble moins que le compteur.',
          'Ensuite, en recommençant au début après chaque étape qui a eu un effet\u00a0: la capacité principale d’une Base, une [capacité Allié](allies), une [capacité Double Allié](double-allies), toujours de la carte la plus chère, et l’[attaque](boss-attack-order). À la fin du tour, le compteur monte de 1.',
          'Quand ils font défausser l’un de vous, tous défaussent autant. Leurs Bases restent en jeu\u00a0; leurs Vaisseaux à la fin du tour, et les Bases détruites, vont à la Casse {house}.',
        ],
      },
    },
  },
};
