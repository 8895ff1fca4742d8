import type { Chapter } from '../chapter.ts';

export const blobAssault: Chapter<'blob-assault'> = {
  title: { en: 'Blob Assault', fr: 'L’Assaut des Blobs' },
  clauses: {
    'blob-assault-start': {
      cites: ['BLOB-1', 'BLOB-2', 'BLOB-3'],
      en: {
        title: 'A swarm in a known order',
        text: [
          'The Boss has {authority 40} for each player, and you have {authority 40} each, as one team.',
          'No {blob} card is in the trade deck. Its deck is, from the top: {card stinger}, {card spike-cluster}, {card burrower}, {card crusher}, {card nesting-ground}, {card pulverizer}, {card blob-alpha}, {card swarm-cluster}, {card infested-moon}, {card hive-queen}; another {card spike-cluster} lies in its discard pile. The remaining {blob} cards are not used.',
        ],
      },
      fr: {
        title: 'Une nuée dans un ordre connu',
        text: [
          'Le Boss a {authority 40} par joueur, et vous {authority 40} chacun, en une équipe.',
          'Aucune carte {blob} n’est dans la pile Commerce. Son Deck est, à partir du dessus\u00a0: {card stinger}, {card spike-cluster}, {card burrower}, {card crusher}, {card nesting-ground}, {card pulverizer}, {card blob-alpha}, {card swarm-cluster}, {card infested-moon}, {card hive-queen}\u00a0; une autre carte {card spike-cluster} est dans sa Défausse. Les autres cartes {blob} ne servent pas.',
        ],
      },
    },
    'blob-assault-turn': {
      cites: ['BLOB-4', 'BLOB-5', 'BLOB-6', 'BLOB-7'],
      en: {
        title: 'The turn of the swarm',
        text: [
          'It plays the top card of its deck, draws once for each player beyond the first, and then goes on like the [Automatons](automatons-turn), without a count.',
          'Instead of drawing it puts the cheapest base of its discard pile into play, or gains {combat 7} if there is none. Such a base may be used the same turn, and of equal ones chance chooses {house}. An empty deck is its discard pile, shuffled {house}.',
        ],
      },
      fr: {
        title: 'Le tour de la nuée',
        text: [
          'Elle joue la première carte de son Deck, pioche une fois pour chaque joueur après le premier, puis continue comme les [Automates](automatons-turn), sans compteur.',
          'Au lieu de piocher, elle met en jeu la Base la moins chère de sa Défausse, ou gagne {combat 7} s’il n’y en a pas. Une telle Base peut servir le même tour et, entre plusieurs égales, le hasard choisit {house}. Un Deck vide est sa Défausse, mélangée {house}.',
        ],
      },
    },
  },
};
