import type { Chapter } from '../chapter.ts';

export const theCampaign: Chapter<'the-campaign'> = {
  title: { en: 'The campaign', fr: 'La campagne' },
  clauses: {
    'campaign-sides': {
      cites: ['CAMPAIGN-1', 'CAMPAIGN-2', 'CAMPAIGN-3', 'CAMPAIGN-4'],
      en: {
        title: 'Two sides',
        text: [
          'A campaign is twelve scenarios between two players, with the cards of its own box and no others. One plays the {star-empire}, the other the {trade-federation}, and both keep their side to the end.',
          'Each says which side they would like. If both want the same one, a coin decides. Whoever does not mind gets the side that is left, and if neither minds, the coin decides as well {house}.',
        ],
      },
      fr: {
        title: 'Deux camps',
        text: [
          'Une campagne, ce sont douze scénarios entre deux joueurs, avec les cartes de sa boîte et aucune autre. L’un joue le camp {star-empire}, l’autre le camp {trade-federation}, et chacun garde le sien jusqu’au bout.',
          'Chacun dit quel camp il souhaite. Si les deux veulent le même, une pièce décide. Qui n’a pas de préférence reçoit le camp qui reste, et si personne n’en a, la pièce décide aussi {house}.',
        ],
      },
    },
    'envelopes-and-vaults': {
      cites: ['CAMPAIGN-5', 'CAMPAIGN-6', 'CAMPAIGN-7', 'CAMPAIGN-8'],
      en: {
        title: 'Envelopes and vaults',
        text: [
          'The scenarios are played in order. The first envelope is opened once the sides are given, each later one when the scenario before it has been won.',
          'An envelope brings victory point cards, which can be [earned](victory-cards) from then on until somebody has them. Those of scenarios 1 to 4 also bring a sticker sheet for each side. Older sheets can still be used, sealed ones cannot.',
          'Your sheets and the victory point cards you have earned lie in your vault, and are yours in every game.',
        ],
      },
      fr: {
        title: 'Enveloppes et coffres',
        text: [
          'Les scénarios se jouent dans l’ordre. La première enveloppe s’ouvre quand les camps sont attribués, chacune des suivantes quand le scénario précédent est gagné.',
          'Une enveloppe apporte des cartes de victoire, que l’on peut [gagner](victory-cards) dès lors et jusqu’à ce que quelqu’un les ait. Celles des scénarios 1 à 4 apportent aussi une planche d’autocollants pour chaque camp. Les planches plus anciennes servent encore, celles sous enveloppe fermée pas encore.',
          'Vos planches et les cartes de victoire que vous avez gagnées sont dans votre coffre, et vous appartiennent à chaque partie.',
        ],
      },
    },
    'scenario-first-player': {
      cites: ['CAMPAIGN-9', 'CAMPAIGN-10', 'CAMPAIGN-11', 'CAMPAIGN-12', 'CAMPAIGN-22'],
      en: {
        title: 'Who goes first',
        text: [
          'In scenario 1 the {star-empire} goes first, later whoever has the victory point card of the scenario before. The scenario card shows the face of the first player’s side; that of scenario 1 is the same on both.',
          'Where that face asks for a choice, the first player makes it before the game, and it holds for that scenario.',
        ],
      },
      fr: {
        title: 'Qui commence',
        text: [
          'Au scénario 1, c’est le camp {star-empire} qui commence\u00a0; ensuite, qui possède la carte de victoire du scénario précédent. La carte Scénario montre la face du camp du premier joueur\u00a0; celle du scénario 1 est la même des deux côtés.',
          'Quand cette face demande un choix, le premier joueur le fait avant la partie, et ce choix vaut pour tout le scénario.',
        ],
      },
    },
    'between-games': {
      cites: ['CAMPAIGN-13', 'CAMPAIGN-14', 'CAMPAIGN-20', 'CAMPAIGN-23'],
      en: {
        title: 'Between games',
        text: [
          'After each game all acquired and scrapped cards return to the trade deck, and both personal decks begin anew. [Upgraded cards](upgraded-cards) stay upgraded for the whole campaign and are shuffled in like the others.',
          'You can pause at any point, also in the middle of a game, and go on from there.',
        ],
      },
      fr: {
        title: 'Entre les parties',
        text: [
          'Après chaque partie, toutes les cartes acquises ou retirées retournent dans la pile Commerce, et les deux Decks personnels repartent de zéro. Les [cartes améliorées](upgraded-cards) le restent pendant toute la campagne et sont mélangées avec les autres.',
          'Vous pouvez vous arrêter à tout moment, même au milieu d’une partie, et reprendre au même point.',
        ],
      },
    },
    'drawn-scenarios': {
      cites: ['CAMPAIGN-16', 'CAMPAIGN-18'],
      en: {
        title: 'New deals and drawn games',
        text: [
          'Each game has a deal of its own, which follows from the campaign’s seed, the scenario and the attempt {house}.',
          'A drawn game has no winner. Its scenario is played again with the same face, the same choice and a new deal; what was upgraded and earned stays {house}.',
        ],
      },
      fr: {
        title: 'Nouvelles donnes et parties nulles',
        text: [
          'Chaque partie a sa propre donne, qui découle de la graine de la campagne, du scénario et de l’essai {house}.',
          'Une partie nulle n’a pas de vainqueur. Son scénario se rejoue avec la même face, le même choix et une nouvelle donne\u00a0; ce qui a été amélioré et gagné reste {house}.',
        ],
      },
    },
    'campaign-again': {
      cites: ['CAMPAIGN-19', 'CAMPAIGN-21'],
      en: {
        title: 'Again, and otherwise',
        text: [
          'The same box can begin as many campaigns as you like {house}. From any scenario that has been won another campaign can branch off, with other deals, and the first goes on as it was {house}.',
        ],
      },
      fr: {
        title: 'Encore une fois, et autrement',
        text: [
          'La même boîte permet de commencer autant de campagnes que vous le voulez {house}. De tout scénario gagné peut partir une variante, avec d’autres donnes, et la première campagne continue telle quelle {house}.',
        ],
      },
    },
  },
};
