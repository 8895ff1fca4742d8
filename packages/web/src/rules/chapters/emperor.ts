import type { Chapter } from '../chapter.ts';

export const emperor: Chapter<'emperor'> = {
  title: { en: 'Emperor', fr: 'L’Empereur' },
  clauses: {
    'emperor-seats': {
      cites: [
        'EMPEROR-1',
        'EMPEROR-2',
        'EMPEROR-3',
        'EMPEROR-4',
        'EMPEROR-5',
        'EMPEROR-6',
        'EMPEROR-7',
      ],
      figure: 'emperor-table',
      en: {
        title: 'Emperors and Admirals',
        text: [
          'Two teams of three face each other: an Emperor in the middle, an Admiral on either side. Emperors start with {authority 60}, Admirals with {authority 50}.',
          'Chance decides which team begins; its players start with three cards each, the others with five. A team takes its three turns clockwise, beginning with the Admiral on the Emperor’s right; then the other team does the same.',
        ],
      },
      fr: {
        title: 'Empereurs et Amiraux',
        text: [
          'Deux équipes de trois se font face\u00a0: un Empereur au milieu, un Amiral de chaque côté. Les Empereurs commencent avec {authority 60}, les Amiraux avec {authority 50}.',
          'Le hasard désigne l’équipe qui commence\u00a0; ses joueurs ont trois cartes chacun au départ, les autres cinq. Une équipe joue ses trois tours dans le sens horaire, en commençant par l’Amiral à droite de l’Empereur\u00a0; puis l’autre équipe fait de même.',
        ],
      },
    },
    'emperor-targets': {
      cites: ['EMPEROR-8', 'EMPEROR-9', 'EMPEROR-10', 'EMPEROR-11', 'EMPEROR-12'],
      en: {
        title: 'Who reaches whom',
        text: [
          [
            '*An Admiral* attacks and targets the Admiral across the table and that Admiral’s bases, and nothing else. Once that Admiral is defeated, the enemy Emperor and the Emperor’s bases come into reach; the other enemy Admiral never does.',
            '*An Emperor* attacks and targets every opponent and every base.',
          ],
        ],
      },
      fr: {
        title: 'Qui atteint qui',
        text: [
          [
            '*Un Amiral* attaque et prend pour cible l’Amiral d’en face et ses Bases, et rien d’autre. Une fois celui-ci vaincu, l’Empereur ennemi et ses Bases sont à sa portée\u00a0; l’autre Amiral ennemi ne l’est jamais.',
            '*Un Empereur* attaque et prend pour cible tous les adversaires et toutes les Bases.',
          ],
        ],
      },
    },
    'passing-cards': {
      cites: ['EMPEROR-13', 'EMPEROR-14', 'EMPEROR-15', 'EMPEROR-16'],
      en: {
        title: 'Passing cards on',
        text: [
          'In your main phase you may pay {trade 1} to move a card from your discard pile to that of a neighbouring teammate, for good, and as often as you can pay. An Emperor neighbours both Admirals; the Admirals do not neighbour each other.',
        ],
      },
      fr: {
        title: 'Passer des cartes',
        text: [
          'Pendant votre phase principale, vous pouvez payer {trade 1} pour mettre une carte de votre Défausse dans celle d’un partenaire voisin, pour de bon, et autant de fois que vous pouvez payer. L’Empereur est voisin de ses deux Amiraux\u00a0; les Amiraux ne sont pas voisins l’un de l’autre.',
        ],
      },
    },
    'emperor-defeat': {
      cites: [
        'EMPEROR-17',
        'EMPEROR-18',
        'EMPEROR-19',
        'EMPEROR-20',
        'EMPEROR-21',
        'EMPEROR-22',
        'EMPEROR-23',
      ],
      en: {
        title: 'Defeats in the Emperor format',
        text: [
          '*An Admiral* who is defeated, or concedes, may leave one card from hand, deck or discard pile to the Emperor; it goes to the Emperor’s discard pile. Cards in play cannot be left. All the rest goes to the scrap heap, and the game goes on.',
          '*An Emperor’s* defeat ends the game at once: the whole team has lost. So it is when an Emperor concedes.',
        ],
      },
      fr: {
        title: 'Les défaites dans L’Empereur',
        text: [
          '*Un Amiral* vaincu, ou qui abandonne, peut laisser à son Empereur une carte de sa main, de son Deck ou de sa Défausse\u00a0; elle va dans la Défausse de l’Empereur. Les cartes en jeu ne peuvent être laissées. Tout le reste va à la Casse, et la partie continue.',
          '*La défaite d’un Empereur* met fin à la partie sur-le-champ\u00a0: toute l’équipe a perdu. De même si un Empereur abandonne.',
        ],
      },
    },
  },
};
