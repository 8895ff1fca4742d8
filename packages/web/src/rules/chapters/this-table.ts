import type { Chapter } from '../chapter.ts';

export const thisTable: Chapter<'this-table'> = {
  title: { en: 'At this table', fr: 'À cette table' },
  clauses: {
    acting: {
      cites: ['MAIN-3', 'ABILITY-14'],
      en: {
        title: 'What you can do lights up',
        text: [
          'The table knows the rules and offers only what they allow: what you can play, buy, use or attack is lit. Before it ends your turn it can remind you of something useful left undone; the settings switch that off.',
        ],
      },
      fr: {
        title: 'Ce qui est possible s’éclaire',
        text: [
          'La table connaît les règles et ne propose que ce qu’elles permettent\u00a0: ce que vous pouvez jouer, acheter, utiliser ou attaquer est éclairé. Avant de finir votre tour, elle peut vous rappeler une chose utile oubliée\u00a0; les réglages permettent de s’en passer.',
        ],
      },
    },
    undo: {
      cites: [],
      en: {
        title: 'Taking moves back',
        text: [
          'You may take back your own moves, step by step, until something new has come to light: a card drawn, a deck shuffled, a new card in the trade row. A move or choice of the other player is a barrier too, and so are the start and the end of the game.',
          'So playing ships, attacking and using bases can be tried out freely, as long as nothing hidden is revealed.',
        ],
      },
      fr: {
        title: 'Revenir en arrière',
        text: [
          'Vous pouvez annuler vos propres coups, pas à pas, jusqu’à ce que du nouveau soit apparu\u00a0: une carte piochée, un Deck mélangé, une nouvelle carte dans la Ligne d’Achat. Un coup ou un choix de l’autre joueur arrête aussi l’annulation, de même que le début et la fin de la partie.',
          'Jouer des Vaisseaux, attaquer, utiliser des Bases\u00a0: tout peut donc s’essayer librement tant que rien de caché n’est révélé.',
        ],
      },
    },
    'refused-moves': {
      cites: [],
      en: {
        title: 'When the table says no',
        text: [
          'A move is carried out whole or not at all. If the game has moved on since you decided, because of a double tap or a choice that was faster, your move is refused as out of date and nothing happens: look at the table as it is now and decide again.',
        ],
      },
      fr: {
        title: 'Quand la table refuse',
        text: [
          'Un coup est exécuté entièrement ou pas du tout. Si la partie a avancé depuis votre décision, à cause d’un double appui ou d’un choix plus rapide, votre coup est refusé comme dépassé et rien ne se passe\u00a0: regardez la table telle qu’elle est et décidez à nouveau.',
        ],
      },
    },
    'open-information': {
      cites: [
        'PUBLIC-1',
        'PUBLIC-2',
        'PUBLIC-3',
        'PUBLIC-4',
        'PUBLIC-5',
        'PUBLIC-6',
        'PUBLIC-7',
        'MULTI-18',
      ],
      en: {
        title: 'What everybody may see',
        text: [
          [
            'Open to all: the trade row, the Explorers, all cards in play, all discard piles, the scrap heap, authority, pools, and how many cards each hand and deck holds.',
            'Yours alone: your hand. Only [Raiders](raiders) see each other’s.',
            'Hidden from all: the order of all decks.',
          ],
          'What can be known for certain is shown as known: a card seen going on top of a deck, until it leaves the hand, and the hand of a player whose every other card lay open when they reshuffled.',
        ],
      },
      fr: {
        title: 'Ce que chacun peut voir',
        text: [
          [
            'Visibles de tous\u00a0: la Ligne d’Achat, les Prospecteurs, les cartes en jeu, toutes les Défausses, la Casse, l’Influence, les réserves, et le nombre de cartes de chaque main et Deck.',
            'À vous seul\u00a0: votre main. Seuls les [Soldats d’Élite](raiders) voient celle de leurs partenaires.',
            'Cachés à tous\u00a0: l’ordre des Decks et de la pile Commerce.',
          ],
          'Ce qui est sûr est montré comme connu\u00a0: une carte vue sur le dessus d’un Deck, jusqu’à ce qu’elle quitte la main, et la main d’un joueur dont toutes les autres cartes étaient visibles quand il a mélangé.',
        ],
      },
    },
    'computer-players': {
      cites: ['PUBLIC-3', 'PUBLIC-4'],
      en: {
        title: 'What computer players see',
        text: [
          'Exactly what you would see in their seat: their own hand and what is open, and the list of moves the rules allow. They do not see your hand, the order of any deck, or the seed. Stronger ones think better; none is dealt better cards.',
        ],
      },
      fr: {
        title: 'Ce que voient les joueurs artificiels',
        text: [
          'Exactement ce que vous verriez à leur place\u00a0: leur propre main et ce qui est visible, et la liste des coups permis. Ils ne voient ni votre main, ni l’ordre d’un Deck, ni la graine du hasard. Les plus forts réfléchissent mieux\u00a0; aucun ne reçoit de meilleures cartes.',
        ],
      },
    },
    'fair-shuffles': {
      cites: ['SETUP-5', 'SETUP-7', 'DRAW-3'],
      en: {
        title: 'Fair shuffles',
        text: [
          'All chance of a game follows from one random number drawn before the first card, the seed. Its fingerprint, which tells nothing about it, can be published before the game; the replay holds both. Anybody can then check that the seed fits the fingerprint and deal the whole game again, card by card.',
          'This proves that no card was changed in the course of play. Nothing you do makes the shuffles kinder or crueller.',
        ],
      },
      fr: {
        title: 'Des mélanges honnêtes',
        text: [
          'Tout le hasard d’une partie découle d’un seul nombre aléatoire tiré avant la première carte, la graine. Son empreinte, qui n’en révèle rien, peut être publiée avant la partie\u00a0; l’enregistrement contient les deux. Chacun peut alors vérifier que la graine correspond à l’empreinte et redistribuer toute la partie, carte par carte.',
          'Cela prouve qu’aucune carte n’a été changée en cours de route. Rien de ce que vous faites ne rend les mélanges plus cléments ou plus cruels.',
        ],
      },
    },
  },
};
