import type { Chapter } from '../chapter.ts';

export const madnessOfTheMachine: Chapter<'madness-of-the-machine'> = {
  title: { en: 'Madness of the Machine', fr: 'La Folie de la Machine' },
  clauses: {
    'madness-start': {
      cites: ['MADNESS-1', 'MADNESS-2', 'MADNESS-3'],
      en: {
        title: 'All machines in one deck',
        text: [
          'The Boss has {authority 40} for each player, and you have {authority 60} each, as one team. You start with seven {card scout}s and one {card viper}.',
          'No {machine-cult} card is in the trade deck: the Boss’s deck is those of Frontiers, four {card scout}s and four {card viper}s.',
        ],
      },
      fr: {
        title: 'Toutes les machines dans un Deck',
        text: [
          'Le Boss a {authority 40} par joueur, et vous {authority 60} chacun, en une équipe. Vous commencez avec sept cartes {card scout} et une carte {card viper}.',
          'Aucune carte {machine-cult} n’est dans la pile Commerce\u00a0: le Deck du Boss réunit celles de Frontiers, quatre cartes {card scout} et quatre cartes {card viper}.',
        ],
      },
    },
    'madness-turn': {
      cites: ['MADNESS-4', 'MADNESS-5', 'MADNESS-6'],
      en: {
        title: 'The turn of the Machine',
        text: [
          'It draws one card more than there are players. Then, from the beginning after each step that did something: its dearest {machine-cult} card, a base before a ship; a primary ability; an [ally ability](allies); a [scrap ability](scrap-abilities); that of {card reclamation-station}, after all others; all its {card scout}s and {card viper}s; the [attack](boss-attack-order).',
        ],
      },
      fr: {
        title: 'Le tour de la Machine',
        text: [
          'Elle pioche une carte de plus qu’il n’y a de joueurs. Puis, en recommençant au début après chaque étape qui a eu un effet\u00a0: sa carte {machine-cult} la plus chère, une Base avant un Vaisseau\u00a0; une capacité principale\u00a0; une [capacité Allié](allies)\u00a0; une [capacité Retirer](scrap-abilities)\u00a0; celle de {card reclamation-station}, après toutes les autres\u00a0; toutes ses cartes {card scout} et {card viper}\u00a0; l’[attaque](boss-attack-order).',
        ],
      },
    },
  },
};
