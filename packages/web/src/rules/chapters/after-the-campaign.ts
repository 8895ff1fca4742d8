import type { Chapter } from '../chapter.ts';

export const afterTheCampaign: Chapter<'after-the-campaign'> = {
  title: { en: 'After the campaign', fr: 'Après la campagne' },
  clauses: {
    'last-upgrades': {
      cites: ['AFTER-1', 'AFTER-2', 'AFTER-3', 'AFTER-4'],
      en: {
        title: 'Twenty upgrades each',
        text: [
          'Whoever has fewer than 20 upgrades now upgrades cards of the trade deck until they have 20. If both have fewer, they take turns, a card each. Whoever has fewer begins, and with equal numbers whoever lost the campaign {house}.',
          'One card for each cost of each of the four sheets holds here as well, and no card is upgraded twice. Whoever can upgrade nothing any more is done with fewer {house}.',
        ],
      },
      fr: {
        title: 'Vingt améliorations chacun',
        text: [
          'Qui a moins de 20 améliorations améliore maintenant des cartes de la pile Commerce jusqu’à en avoir 20. Si les deux en ont moins, ils alternent, une carte chacun. Qui en a le moins commence, et à égalité qui a perdu la campagne {house}.',
          'Ici aussi, c’est une carte pour chaque coût de chacune des quatre planches, et aucune carte n’est améliorée deux fois. Qui ne peut plus rien améliorer s’arrête avec moins {house}.',
        ],
      },
    },
    'post-campaign-cards': {
      cites: ['AFTER-5', 'AFTER-6'],
      en: {
        title: 'The deck you have made',
        text: [
          'Then 24 post-campaign cards join the trade deck, beside upgraded and other cards. [This deck](grown-decks) can be played in every [format](formats), also shuffled together with other boxes.',
        ],
      },
      fr: {
        title: 'La pile que vous avez faite',
        text: [
          'Ensuite, 24 cartes d’après-campagne rejoignent la pile Commerce, à côté des cartes améliorées et des autres. [Cette pile](grown-decks) se joue dans tous les [formats](formats), même mélangée avec d’autres boîtes.',
        ],
      },
    },
  },
};
