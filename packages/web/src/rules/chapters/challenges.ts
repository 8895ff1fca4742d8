import type { Chapter } from '../chapter.ts';

export const challenges: Chapter<'challenges'> = {
  title: { en: 'Challenges', fr: 'Défis' },
  clauses: {
    'challenge-players': {
      cites: ['CHALLENGE-1', 'CHALLENGE-2', 'CHALLENGE-4', 'CHALLENGE-5'],
      en: {
        title: 'Together against a Boss',
        text: [
          'One to four players take on a Boss that the rules play; Defy the Empire is for one to three. One of the boxes has to have the challenge, as Frontiers has.',
          'In most challenges you are one [Hydra team](hydra-teams): one {authority} for all, that of one player times your number, one turn together, outposts that cover everybody, and {trade} and {combat} that you [hand over](hydra-lending) as you like. Where a challenge is different, its chapter says so.',
          'You start with the usual deck, unless the challenge has another for you, and otherwise play as always. Where a challenge takes a faction out of the trade deck, that goes for all boxes; of those cards the Boss has only ones of the box that the challenge is in.',
        ],
      },
      fr: {
        title: 'Ensemble contre un Boss',
        text: [
          'De un à quatre joueurs affrontent un Boss que les règles font jouer\u00a0; Défier l’Empire est pour un à trois. L’une des boîtes doit contenir le défi, comme Frontiers.',
          'Dans la plupart des défis, vous êtes une seule [Hydre](hydra-teams)\u00a0: une {authority} pour tous, celle d’un joueur multipliée par votre nombre, un tour en commun, des Avant-Postes qui couvrent tout le monde, et du {trade} et du {combat} que vous vous [donnez](hydra-lending) à volonté. Quand un défi fait autrement, son chapitre le dit.',
          'Vous commencez avec le deck habituel, à moins que le défi n’en prévoie un autre, et jouez pour le reste comme toujours. Quand un défi retire une faction de la pile Commerce, cela vaut pour toutes les boîtes\u00a0; de ces cartes, le Boss n’a que celles de la boîte du défi.',
        ],
      },
    },
    'boss-turns': {
      cites: ['CHALLENGE-3', 'CHALLENGE-6'],
      en: {
        title: 'Who plays the Boss',
        text: [
          'Nobody does: it follows its order of play step by step. Its turn stops only where one of you has something to choose, such as a card to discard.',
          'The Automatons, the Horror, the Beast and the Pirates have no hand, no deck and no discard pile; the Blobs have a deck, but no hand.',
          'You win when the Boss is defeated, and lose when all of you are.',
        ],
      },
      fr: {
        title: 'Qui joue le Boss',
        text: [
          'Personne\u00a0: il suit son ordre de jeu, étape par étape. Son tour ne s’arrête que si l’un de vous a un choix à faire, comme une carte à défausser.',
          'Les Automates, l’Horreur, la Bête et les Pirates n’ont ni main, ni Deck, ni Défausse\u00a0; les Blobs ont un Deck, mais pas de main.',
          'Vous gagnez quand le Boss est vaincu, et perdez quand vous l’êtes tous.',
        ],
      },
    },
    'challenge-levels': {
      cites: ['LEVEL-1', 'LEVEL-2', 'LEVEL-3', 'LEVEL-4', 'LEVEL-5', 'LEVEL-6'],
      en: {
        title: 'Four levels',
        text: [
          [
            '*Beginner*: each of you takes three turns before the Boss’s first.',
            '*Intermediate*: two turns each before its first.',
            '*Veteran*: you go first, and then you and the Boss alternate.',
            '*Expert*: the Boss goes first.',
          ],
          'Whoever plays first has three cards in the opening hand. A Boss with a hand always has its whole hand. At Expert your opening hands are five cards {house}.',
        ],
      },
      fr: {
        title: 'Quatre niveaux',
        text: [
          [
            '*Débutant*\u00a0: chacun de vous joue trois tours avant le premier du Boss.',
            '*Intermédiaire*\u00a0: deux tours chacun avant le premier du Boss.',
            '*Vétéran*\u00a0: vous commencez, puis le Boss et vous alternez.',
            '*Expert*\u00a0: le Boss commence.',
          ],
          'Qui joue en premier a trois cartes dans sa première main. Un Boss qui a une main l’a toujours entière. Au niveau Expert, vos premières mains comptent cinq cartes {house}.',
        ],
      },
    },
    'row-mulligan': {
      cites: ['MULLIGAN-1', 'MULLIGAN-2'],
      en: {
        title: 'A new trade row, once',
        text: [
          'In your main phase you may scrap the whole trade row, which is then refilled. Once in a challenge: it does not matter who of you does it.',
        ],
      },
      fr: {
        title: 'Une nouvelle Ligne d’Achat, une fois',
        text: [
          'Pendant votre phase principale, vous pouvez mettre toute la Ligne d’Achat à la Casse\u00a0; elle est aussitôt remplie. Une seule fois par défi, qui que ce soit parmi vous qui le fasse.',
        ],
      },
    },
    'challenge-trade-deck': {
      cites: ['RECYCLE-1', 'RECYCLE-2', 'RECYCLE-3'],
      en: {
        title: 'The trade deck never ends',
        text: [
          'An empty trade deck is made anew of the scrap heap, shuffled. Starting cards stay out of it, and so do cards of a faction that the set-up takes out of the trade deck. With nothing in the scrap heap either, spaces stay empty, and a Boss that needs a card does without {house}.',
        ],
      },
      fr: {
        title: 'La pile Commerce ne finit jamais',
        text: [
          'Quand la pile Commerce est vide, la Casse mélangée en forme une nouvelle. Les cartes de départ n’y entrent pas, ni celles d’une faction que la mise en place retire de la pile Commerce. Si la Casse n’a rien non plus, les places restent vides, et un Boss à qui il faut une carte s’en passe {house}.',
        ],
      },
    },
    'challenge-defeats': {
      cites: ['ELIMINATION-1'],
      en: {
        title: 'When one of you falls',
        text: [
          'Where {authority} is not shared, the cards of a defeated player go to the scrap heap, and the others play on. The Pirates’ card says so; for all others it is a {house}.',
        ],
      },
      fr: {
        title: 'Quand l’un de vous tombe',
        text: [
          'Là où l’{authority} n’est pas commune, les cartes d’un joueur vaincu vont à la Casse, et les autres continuent. La carte des Pirates le dit\u00a0; pour les autres, c’est une {house}.',
        ],
      },
    },
    'boss-discards': {
      cites: ['BOSS-DISCARD-1', 'BOSS-DISCARD-2'],
      en: {
        title: 'Making a Boss discard',
        text: [
          'A Boss with a hand draws it at the start of its turn. Each card that you made it discard before is one card less, never below none {house}. A Boss without a hand cannot be made to discard {house}; there is [an option](substitutes-option) for that.',
        ],
      },
      fr: {
        title: 'Faire défausser un Boss',
        text: [
          'Un Boss qui a une main la pioche au début de son tour. Chaque carte que vous lui avez fait défausser avant est une carte de moins, sans descendre sous zéro {house}. Un Boss sans main ne peut pas être forcé à défausser {house}\u00a0; il existe [une option](substitutes-option) pour cela.',
        ],
      },
    },
  },
};
