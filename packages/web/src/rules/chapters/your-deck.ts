import type { Chapter } from '../chapter.ts';

export const yourDeck: Chapter<'your-deck'> = {
  title: { en: 'Drawing and discarding', fr: 'Piocher et défausser' },
  clauses: {
    drawing: {
      cites: ['DRAW-2', 'DRAW-7', 'DRAW-1'],
      en: {
        title: 'Drawing cards',
        text: [
          'You always draw from the top of your own deck. Cards drawn in your main phase join your hand and can be played at once. If deck and discard pile are both empty, you draw fewer cards, without penalty.',
          'A draw shows you something new, so [undo](undo) does not reach behind it.',
        ],
      },
      fr: {
        title: 'Piocher',
        text: [
          'Vous piochez toujours sur le dessus de votre propre Deck. Les cartes piochées en phase principale rejoignent votre main et peuvent être jouées aussitôt. Si Deck et Défausse sont vides, vous piochez moins de cartes, sans pénalité.',
          'Une pioche vous apprend quelque chose\u00a0: on ne peut pas [annuler](undo) au-delà.',
        ],
      },
    },
    reshuffling: {
      cites: ['DRAW-3', 'DRAW-4', 'DRAW-5', 'DRAW-6', 'DISCARD-4'],
      en: {
        title: 'Reshuffling',
        text: [
          'When a card is to be drawn and the deck is empty, your discard pile is shuffled and becomes the deck, then drawing goes on. With two cards left and five to draw, you take the two, reshuffle, and take three more.',
          'An empty deck alone is no reason: the shuffle waits for the next draw. Cards in your hand and in play are not part of it.',
        ],
      },
      fr: {
        title: 'Mélanger à nouveau',
        text: [
          'Quand une carte doit être piochée et que le Deck est vide, votre Défausse est mélangée et devient le Deck, puis la pioche continue. Avec deux cartes restantes et cinq à piocher, vous prenez les deux, mélangez, puis en prenez trois.',
          'Un Deck vide ne suffit pas\u00a0: le mélange attend la prochaine pioche. Les cartes en main et en jeu n’y participent pas.',
        ],
      },
    },
    discarding: {
      cites: ['DISCARD-5', 'CARD-RECYCLINGSTATION-1', 'CARD-RECYCLINGSTATION-2', 'CHOICE-7'],
      en: {
        title: 'Discarding your own cards',
        text: [
          'A discarded card goes from your hand to your own discard pile, open to both players. It will come back with a reshuffle: discarding is not [scrapping](scrapping).',
          'Cards discarded for {card recycling-station} are put away before it draws, so they may come back in that very draw.',
        ],
      },
      fr: {
        title: 'Défausser vos propres cartes',
        text: [
          'Une carte défaussée passe de votre main à votre Défausse, visible de tous. Elle reviendra avec un mélange\u00a0: défausser n’est pas [retirer](scrapping).',
          'Les cartes défaussées pour {card recycling-station} le sont avant sa pioche\u00a0; elles peuvent donc revenir dans cette pioche même.',
        ],
      },
    },
    'forced-discard': {
      cites: ['DISCARD-6', 'DISCARD-7', 'DISCARD-8', 'OUTPOST-6', 'OPTION-2', 'OPTION-3'],
      en: {
        title: 'Forced discard',
        text: [
          'Some cards, most of them of the {star-empire}, make the opponent discard. The victim chooses the card from their own hand, at once, and the turn goes on when they have done so. An empty hand has nothing to lose. Outposts are no protection.',
          'An [option](discard-timing) lets the victim wait until the start of their next turn.',
        ],
      },
      fr: {
        title: 'Défausse forcée',
        text: [
          'Certaines cartes, surtout de l’{star-empire}, font défausser l’adversaire. La victime choisit la carte dans sa main, aussitôt, et le tour reprend ensuite. Une main vide n’a rien à perdre. Les Avant-Postes n’en protègent pas.',
          'Une [option](discard-timing) laisse la victime attendre le début de son prochain tour.',
        ],
      },
    },
  },
};
