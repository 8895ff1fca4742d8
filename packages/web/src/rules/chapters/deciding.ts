import type { Chapter } from '../chapter.ts';

export const deciding: Chapter<'deciding'> = {
  title: { en: 'Choices and “may”', fr: 'Choix et effets facultatifs' },
  clauses: {
    choices: {
      cites: ['ABILITY-10', 'CHOICE-3', 'CHOICE-4'],
      en: {
        title: 'One of several',
        text: [
          'Where an ability offers alternatives, you get exactly one of them and name it when you use the ability. Next turn you may name another.',
          'Which of your cards, which card of the row, which base: the table asks, also when there is only one possibility. Only the opponent an effect is aimed at is not asked for when there is just one.',
        ],
      },
      fr: {
        title: 'Une possibilité parmi plusieurs',
        text: [
          'Quand une capacité propose plusieurs possibilités, vous en obtenez exactement une, désignée au moment de l’utiliser. Au tour suivant, vous pouvez en prendre une autre.',
          'Laquelle de vos cartes, quelle carte de la ligne, quelle Base\u00a0: la table demande, même s’il n’y a qu’une possibilité. Seul l’adversaire visé n’est pas demandé quand il n’y en a qu’un.',
        ],
      },
    },
    'optional-effects': {
      cites: ['CHOICE-5', 'CHOICE-6', 'CARD-BLOBDESTROYER-1'],
      en: {
        title: '“If you wish”',
        text: [
          'A part that the card makes optional may be declined; the rest of the ability happens all the same. When there is nothing to choose from, you are not asked. With two optional parts, as on {card blob-destroyer}, you may do either, both or neither.',
        ],
      },
      fr: {
        title: '«\u00a0Si vous le souhaitez\u00a0»',
        text: [
          'Une partie que la carte rend facultative peut être refusée\u00a0; le reste de la capacité s’applique quand même. S’il n’y a rien à choisir, rien n’est demandé. Avec deux parties facultatives, comme sur {card blob-destroyer}, vous pouvez faire l’une, l’autre, les deux ou aucune.',
        ],
      },
    },
    'up-to': {
      cites: ['CHOICE-7', 'CARD-BRAINWORLD-1'],
      en: {
        title: '“Up to”',
        text: [
          'Any number from none to the number shown. You name the cards one after the other and stop when you like. {card brain-world} may take them from hand and discard pile in any mixture.',
        ],
      },
      fr: {
        title: '«\u00a0Jusqu’à\u00a0»',
        text: [
          'Un nombre quelconque, de zéro au nombre indiqué. Vous désignez les cartes l’une après l’autre et vous arrêtez quand vous voulez. {card brain-world} peut les prendre dans la main et la Défausse, dans n’importe quelle proportion.',
        ],
      },
    },
    'as-much-as-possible': {
      cites: ['ABILITY-11', 'ABILITY-13', 'ABILITY-14', 'CARD-JUNKYARD-1', 'CARD-MACHINEBASE-1'],
      en: {
        title: 'As much as possible',
        text: [
          'Once you use an ability, you do all of it that can be done, except what is optional. What cannot be done is left out, and the rest follows. So {card junkyard} is yours to use or not; used, it must scrap a card.',
          'A base’s primary ability or an ally ability that could do nothing at all is not offered in the first place.',
        ],
      },
      fr: {
        title: 'Autant que possible',
        text: [
          'Une capacité utilisée s’applique entièrement, sauf ce qui est facultatif. Ce qui est impossible est omis, et le reste suit. Vous êtes donc libre d’utiliser {card junkyard} ou non\u00a0; si vous l’utilisez, il faut retirer une carte.',
          'Une capacité principale de Base ou une capacité Allié qui ne pourrait absolument rien faire n’est même pas proposée.',
        ],
      },
    },
    'pending-choices': {
      cites: ['CHOICE-1', 'CHOICE-2', 'TURN-3', 'DISCARD-7'],
      en: {
        title: 'While a choice is open',
        text: [
          'Decisions are made one at a time. While one is open, everything else waits for it; the player who is asked can only answer or concede. If both players owe a decision, the one whose turn it is goes first.',
        ],
      },
      fr: {
        title: 'Tant qu’un choix est ouvert',
        text: [
          'Les décisions se prennent une à la fois. Tant que l’une est ouverte, tout le reste attend\u00a0; le joueur interrogé ne peut que répondre ou abandonner. Si les deux joueurs doivent décider, celui dont c’est le tour passe d’abord.',
        ],
      },
    },
  },
};
