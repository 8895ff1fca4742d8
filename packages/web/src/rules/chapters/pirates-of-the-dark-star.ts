import type { Chapter } from '../chapter.ts';

export const piratesOfTheDarkStar: Chapter<'pirates-of-the-dark-star'> = {
  title: { en: 'Pirates of the Dark Star', fr: 'Les Pirates de l’Étoile noire' },
  clauses: {
    'pirates-start': {
      cites: ['PIRATES-1'],
      en: {
        title: 'Together, and each alone',
        text: [
          'The Boss has {authority 25} for each player. You take your turn together and hand over {trade} and {combat}, but each of you has {authority 50} of your own.',
        ],
      },
      fr: {
        title: 'Ensemble, et chacun pour soi',
        text: [
          'Le Boss a {authority 25} par joueur. Vous jouez votre tour ensemble et vous donnez {trade} et {combat}, mais chacun a sa propre {authority}, de 50.',
        ],
      },
    },
    'pirates-turn': {
      cites: ['PIRATES-2', 'PIRATES-3', 'PIRATES-4', 'PIRATES-5', 'PIRATES-6'],
      en: {
        title: 'The raids',
        text: [
          'For each player who is left, the card of the row farthest from the trade deck is scrapped; the row slides and is refilled. The first card that comes is for the first player, the second for the second, and so on:',
          [
            '{star-empire}: an attack with twice its cost; before that the player discards two cards. That the discards come first is a {house}.',
            '{blob}: an attack with three times its cost.',
            '{machine-cult}: an attack with twice the highest cost of the row, when all its spaces are filled {house}.',
            '{trade-federation}: an attack with twice its cost, and the Boss gains as much {authority}.',
          ],
          'An attack reaches only its player and that player’s bases, in the [order of all Bosses](boss-attack-order); what is left of it is lost. Outposts protect their owner only {house}.',
        ],
      },
      fr: {
        title: 'Les raids',
        text: [
          'Pour chaque joueur encore en jeu, la carte de la Ligne d’Achat la plus éloignée de la pile Commerce va à la Casse\u00a0; la ligne glisse et se remplit. La première carte arrivée est pour le premier joueur, la deuxième pour le deuxième, et ainsi de suite\u00a0:',
          [
            '{star-empire}\u00a0: une attaque du double de son coût\u00a0; avant elle, le joueur défausse deux cartes. Que les défausses viennent d’abord est une {house}.',
            '{blob}\u00a0: une attaque du triple de son coût.',
            '{machine-cult}\u00a0: une attaque du double du coût le plus élevé de la ligne, une fois toutes les places remplies {house}.',
            '{trade-federation}\u00a0: une attaque du double de son coût, et le Boss gagne autant d’{authority}.',
          ],
          'Une attaque n’atteint que son joueur et les Bases de celui-ci, dans l’[ordre de tous les Boss](boss-attack-order)\u00a0; ce qui en reste est perdu. Les Avant-Postes ne protègent que leur propriétaire {house}.',
        ],
      },
    },
  },
};
