import type { Chapter } from '../chapter.ts';

export const hunter: Chapter<'hunter'> = {
  title: { en: 'Hunter and First Blood', fr: 'Chasse à l’homme et Premier sang' },
  clauses: {
    'hunter-start': {
      cites: ['HUNTER-1', 'HUNTER-2', 'HUNTER-3'],
      en: {
        title: 'Starting a hunt',
        text: [
          'Three to six players, each for themself with {authority 50}. Chance decides who begins; turns go clockwise. The first player starts with three cards, the second with four, everybody else with five.',
        ],
      },
      fr: {
        title: 'Début de la chasse',
        text: [
          'De trois à six joueurs, chacun pour soi avec {authority 50}. Le hasard désigne le premier\u00a0; les tours vont dans le sens horaire. Le premier joueur commence avec trois cartes, le deuxième avec quatre, tous les autres avec cinq.',
        ],
      },
    },
    'hunter-targets': {
      cites: ['HUNTER-4', 'HUNTER-5', 'HUNTER-6', 'HUNTER-7'],
      figure: 'hunter-table',
      en: {
        title: 'Prey on your left',
        text: [
          [
            '*On your left* sits your prey: the only player you may attack, and the only one you can make discard. Their bases are open to you as well.',
            '*On your right* sits your hunter: you may attack or destroy their bases, but not the player.',
            '*Everybody else* is out of your reach, and so are their bases.',
          ],
        ],
      },
      fr: {
        title: 'Une proie à gauche',
        text: [
          [
            '*À gauche* se trouve votre proie\u00a0: le seul joueur que vous puissiez attaquer, et le seul à qui vous puissiez faire défausser. Ses Bases vous sont ouvertes aussi.',
            '*À droite* se trouve votre chasseur\u00a0: vous pouvez attaquer ou détruire ses Bases, mais pas le joueur.',
            '*Tous les autres* sont hors de portée, et leurs Bases de même.',
          ],
        ],
      },
    },
    'hunter-neighbours': {
      cites: ['HUNTER-8', 'HUNTER-9', 'HUNTER-10', 'HUNTER-11'],
      en: {
        title: 'When a neighbour falls',
        text: [
          'The next player on that side who is still in the game becomes your neighbour at once. With combat left, you may go on to your new prey in the same turn.',
          'When only two are left, each sits on both sides of the other: they fight as in a duel. The last player left wins.',
        ],
      },
      fr: {
        title: 'Quand un voisin tombe',
        text: [
          'Le joueur suivant de ce côté qui est encore en jeu devient aussitôt votre voisin. S’il vous reste du combat, vous pouvez passer à votre nouvelle proie dans le même tour.',
          'Quand il n’en reste que deux, chacun est des deux côtés de l’autre\u00a0: c’est un duel. Le dernier joueur en vie gagne.',
        ],
      },
    },
    'first-blood': {
      cites: ['FIRSTBLOOD-1', 'FIRSTBLOOD-2', 'FIRSTBLOOD-3', 'FIRSTBLOOD-4'],
      figure: 'first-blood-table',
      en: {
        title: 'First Blood',
        text: [
          'Everything as in Hunter, but the first defeat ends the game on the spot. The player on the right of the defeated one, their hunter, wins alone, whoever struck the blow.',
          'The same holds when somebody concedes: their hunter has won.',
        ],
      },
      fr: {
        title: 'Premier sang',
        text: [
          'Tout se passe comme dans la Chasse à l’homme, mais la première défaite met fin à la partie sur-le-champ. Le joueur à droite du vaincu, son chasseur, gagne seul, quel que soit l’auteur du coup.',
          'Il en va de même si quelqu’un abandonne\u00a0: son chasseur a gagné.',
        ],
      },
    },
  },
};
