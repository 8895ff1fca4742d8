import type { Chapter } from '../chapter.ts';

export const playing: Chapter<'playing'> = {
  title: { en: 'Playing cards', fr: 'Jouer des cartes' },
  clauses: {
    'playing-cards': {
      cites: ['PLAY-1', 'PLAY-2', 'PLAY-3'],
      en: {
        title: 'From hand into play',
        text: [
          'Playing a card is free: the cost in its corner is what it takes to [acquire](acquiring) it. The card goes from your hand, face up, into your play area. Every card is either a ship or a base.',
        ],
      },
      fr: {
        title: 'De la main en jeu',
        text: [
          'Jouer une carte est gratuit\u00a0: le coût inscrit dans le coin est celui de son [acquisition](acquiring). La carte passe de votre main à votre zone de jeu, face visible. Toute carte est soit un Vaisseau, soit une Base.',
        ],
      },
    },
    ships: {
      cites: ['SHIP-1', 'SHIP-2'],
      en: {
        title: 'Ships',
        text: [
          'A ship’s [primary ability](primary-abilities) happens the moment it is played and cannot be saved for later. The ship then stays beside your bases until the end of the turn, so its [ally](allies) and [scrap](scrap-abilities) abilities can still be used; in the discard phase it leaves.',
        ],
      },
      fr: {
        title: 'Vaisseaux',
        text: [
          'La [capacité principale](primary-abilities) d’un Vaisseau s’applique dès qu’il est joué et ne peut pas être différée. Le Vaisseau reste ensuite à côté de vos Bases jusqu’à la fin du tour\u00a0: ses capacités [Allié](allies) et [Retirer](scrap-abilities) restent utilisables\u00a0; il s’en va à la phase de défausse.',
        ],
      },
    },
    bases: {
      cites: ['BASE-1', 'BASE-2', 'BASE-3', 'BASE-4'],
      en: {
        title: 'Bases',
        text: [
          'A base stays from turn to turn until it is [destroyed](attacking-bases) or scrapped. Playing it does nothing yet: you decide when in the main phase to use its primary ability, already in the turn it is played and again in each turn of yours. A use you leave out is not saved.',
          'Bases have a defense, the {combat} it takes to destroy them. [Outposts](outposts) also shield their owner.',
        ],
      },
      fr: {
        title: 'Bases',
        text: [
          'Une Base reste d’un tour à l’autre jusqu’à ce qu’elle soit [détruite](attacking-bases) ou retirée. La jouer ne fait encore rien\u00a0: vous décidez à quel moment de la phase principale utiliser sa capacité principale, dès le tour où elle est jouée puis à chacun de vos tours. Une utilisation manquée ne se garde pas.',
          'Les Bases ont une défense\u00a0: le {combat} qu’il faut pour les détruire. Les [Avant-Postes](outposts) protègent aussi leur propriétaire.',
        ],
      },
    },
  },
};
