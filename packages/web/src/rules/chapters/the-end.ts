import type { Chapter } from '../chapter.ts';

export const theEnd: Chapter<'the-end'> = {
  title: { en: 'How the game ends', fr: 'Fin de la partie' },
  clauses: {
    winning: {
      cites: ['WIN-1', 'WIN-2'],
      en: {
        title: 'Winning',
        text: [
          'A player whose {authority} falls to zero or below is defeated, and the other has won. The game stops at that very moment, in the middle of the turn; nobody can act any more.',
        ],
      },
      fr: {
        title: 'Gagner',
        text: [
          'Un joueur dont l’{authority} tombe à zéro ou moins est vaincu, et l’autre a gagné. La partie s’arrête à l’instant même, au milieu du tour\u00a0; plus personne ne peut agir.',
        ],
      },
    },
    draws: {
      cites: ['WIN-4'],
      en: {
        title: 'Drawn games',
        text: [
          'If nobody can ever do anything again (no player has a card outside play, and no card in play has an ability to use), the game is a draw. You will hardly ever see it.',
        ],
      },
      fr: {
        title: 'Parties nulles',
        text: [
          'Si plus personne ne pourra jamais rien faire (aucun joueur n’a de carte hors jeu, et aucune carte en jeu n’a de capacité à utiliser), la partie est nulle. Vous ne le verrez presque jamais.',
        ],
      },
    },
    conceding: {
      cites: ['WIN-3'],
      en: {
        title: 'Conceding',
        text: [
          'You may give up at any time, in your turn or the opponent’s, even while a choice is open. You are then defeated.',
        ],
      },
      fr: {
        title: 'Abandonner',
        text: [
          'Vous pouvez abandonner à tout moment, pendant votre tour ou celui de l’adversaire, même quand un choix est ouvert. Vous êtes alors vaincu.',
        ],
      },
    },
  },
};
