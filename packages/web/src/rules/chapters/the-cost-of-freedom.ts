import type { Chapter } from '../chapter.ts';

export const theCostOfFreedom: Chapter<'the-cost-of-freedom'> = {
  title: { en: 'The Cost of Freedom', fr: 'Le Prix de la liberté' },
  clauses: {
    'cost-start': {
      cites: ['COST-1', 'COST-2', 'COST-3', 'COST-4'],
      en: {
        title: 'The Acquisition Deck',
        text: [
          'The Boss has {authority 40} for each player, and you have {authority 30} each, as one team.',
          'No {trade-federation} card is in the trade deck. The Acquisition Deck is {card federation-battleship}, {card ion-station}, two {card mobile-market}s and {card outland-station}, shuffled, with {card transit-nexus} under them. With one player {card patrol-boat} is added, with two also {card federation-cruiser}, with more nothing {house}. The Boss’s own deck is the other {trade-federation} cards of Frontiers, without starting cards {house}.',
        ],
      },
      fr: {
        title: 'La pile Acquisitions',
        text: [
          'Le Boss a {authority 40} par joueur, et vous {authority 30} chacun, en une équipe.',
          'Aucune carte {trade-federation} n’est dans la pile Commerce. La pile Acquisitions est formée de {card federation-battleship}, {card ion-station}, deux {card mobile-market} et {card outland-station}, mélangés, avec {card transit-nexus} dessous. À un joueur s’ajoute {card patrol-boat}, à deux aussi {card federation-cruiser}, à plus rien {house}. Le Deck du Boss réunit les autres cartes {trade-federation} de Frontiers, sans cartes de départ {house}.',
        ],
      },
    },
    'cost-turn': {
      cites: ['COST-5', 'COST-6'],
      en: {
        title: 'The turn of the Company',
        text: [
          'It draws one card more than there are players, and then follows the order of [Defy the Empire](empire-turn). It acquires the dearest card that it can afford, for its [Assets Ledger](assets-ledger); that it buys from the trade row is a {house}.',
        ],
      },
      fr: {
        title: 'Le tour de la Compagnie',
        text: [
          'Elle pioche une carte de plus qu’il n’y a de joueurs, puis suit l’ordre de [Défier l’Empire](empire-turn). Elle achète la carte la plus chère qu’elle peut payer, pour son [Registre des Actifs](assets-ledger)\u00a0; qu’elle l’achète dans la Ligne d’Achat est une {house}.',
        ],
      },
    },
    'assets-ledger': {
      cites: ['COST-7', 'COST-8', 'COST-9'],
      en: {
        title: 'The Assets Ledger',
        text: [
          'No source says what the card’s back prints, so the ledger is our own {house}:',
          [
            'Each card in it gives the Boss {combat 1} at the start of its turn; against a single player, every second card does.',
            'For every third card in it the Boss puts the top card of the Acquisition Deck on top of its deck.',
            'If it has to take a card of the Acquisition Deck and there is none, you have lost.',
          ],
        ],
      },
      fr: {
        title: 'Le Registre des Actifs',
        text: [
          'Aucune source ne dit ce qu’imprime le dos de la carte\u00a0: le registre est donc à nous {house}.',
          [
            'Chaque carte y donne {combat 1} au Boss au début de son tour\u00a0; contre un joueur seul, une carte sur deux.',
            'Toutes les trois cartes, le Boss met la première carte de la pile Acquisitions sur son Deck.',
            'S’il doit prendre une carte de la pile Acquisitions et qu’il n’y en a plus, vous avez perdu.',
          ],
        ],
      },
    },
  },
};
