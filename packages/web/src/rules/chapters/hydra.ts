import type { Chapter } from '../chapter.ts';

export const hydra: Chapter<'hydra'> = {
  title: { en: 'Hydra', fr: 'L’Hydre' },
  clauses: {
    'hydra-teams': {
      cites: [
        'HYDRA-1',
        'HYDRA-2',
        'HYDRA-3',
        'HYDRA-4',
        'HYDRA-5',
        'HYDRA-6',
        'HYDRA-7',
        'HYDRA-8',
        'HYDRA-9',
      ],
      figure: 'hydra-table',
      en: {
        title: 'One body, several heads',
        text: [
          'Two teams of two or of three; teammates sit side by side. A team has *one* score: {authority 75} for two players, {authority 100} for three. What one of them gains or loses, all gain or lose.',
          'Everything else is each player’s own: deck, hand, discard pile and cards in play. A teammate’s cards do not wake your [ally abilities](allies).',
          'Chance decides which team begins. Its players start with three cards each, those of the other team with five.',
        ],
      },
      fr: {
        title: 'Un corps, plusieurs têtes',
        text: [
          'Deux équipes de deux ou de trois\u00a0; les partenaires sont assis côte à côte. Une équipe a *une seule* réserve d’Influence\u00a0: {authority 75} à deux, {authority 100} à trois. Ce que l’un gagne ou perd, tous le gagnent ou le perdent.',
          'Tout le reste est à chacun\u00a0: Deck, main, Défausse et cartes en jeu. Les cartes d’un partenaire n’éveillent pas vos [capacités Allié](allies).',
          'Le hasard désigne l’équipe qui commence. Ses joueurs ont trois cartes chacun au départ, ceux de l’autre équipe cinq.',
        ],
      },
    },
    'hydra-turn': {
      cites: ['HYDRA-10', 'HYDRA-11', 'HYDRA-12', 'HYDRA-13', 'HYDRA-14', 'HYDRA-25'],
      en: {
        title: 'A turn together',
        text: [
          'The teams take turns. All teammates have their main phase at the same time: each of them may act at any moment, in any order, and decides alone what to play, use, buy and attack. While one of them has a choice to make, the others wait for it.',
          'Each ends the main phase for themself. When all have, the whole team discards, then draws. Until then the cards of those who are done stay where they are.',
        ],
      },
      fr: {
        title: 'Un tour en commun',
        text: [
          'Les équipes jouent tour à tour. Les partenaires ont leur phase principale en même temps\u00a0: chacun peut agir à tout moment, dans n’importe quel ordre, et décide seul de ce qu’il joue, utilise, achète et attaque. Quand l’un d’eux a un choix à faire, les autres l’attendent.',
          'Chacun met fin lui-même à sa phase principale. Quand tous l’ont fait, toute l’équipe défausse, puis pioche. D’ici là, les cartes de ceux qui ont fini restent où elles sont.',
        ],
      },
    },
    'hydra-lending': {
      cites: ['HYDRA-15', 'HYDRA-16', 'HYDRA-17', 'HYDRA-18'],
      en: {
        title: 'Handing over trade and combat',
        text: [
          'During the main phase you may hand any amount of your {trade} or {combat} to a teammate, as often as you like: 1 at a time, or all of it. Together you can buy a card, or break a base, that none of you could pay for alone.',
          'It goes to teammates only, and not to one who has already ended.',
        ],
      },
      fr: {
        title: 'Donner du commerce et du combat',
        text: [
          'Pendant la phase principale, vous pouvez donner à un partenaire autant de {trade} ou de {combat} que vous voulez, aussi souvent que vous voulez\u00a0: 1 à la fois, ou tout. À plusieurs, vous achetez une carte ou détruisez une Base qu’aucun de vous n’aurait pu payer seul.',
          'On ne donne qu’à un partenaire, et pas à celui qui a déjà fini.',
        ],
      },
    },
    'hydra-outposts': {
      cites: ['HYDRA-19', 'HYDRA-20', 'HYDRA-21', 'HYDRA-22', 'HYDRA-23'],
      en: {
        title: 'Attacking a Hydra',
        text: [
          'You may attack any player of the other team; it is the team’s {authority} that falls. As long as *any* of them has an [outpost](outposts), neither the team nor any other base of it can be attacked or targeted. Among their outposts you pick freely, whosever they are.',
          'Every player of the other team can be made to discard, outposts or not.',
        ],
      },
      fr: {
        title: 'Attaquer une Hydre',
        text: [
          'Vous pouvez attaquer n’importe quel joueur de l’autre équipe\u00a0; c’est l’{authority} de l’équipe qui baisse. Tant que *l’un* d’eux a un [Avant-Poste](outposts), ni l’équipe ni aucune autre de ses Bases ne peut être attaquée ou prise pour cible. Parmi leurs Avant-Postes, vous choisissez librement, à qui qu’ils soient.',
          'Tous les joueurs de l’autre équipe peuvent avoir à défausser, Avant-Poste ou non.',
        ],
      },
    },
    'hydra-end': {
      cites: ['HYDRA-24', 'HYDRA-26'],
      en: {
        title: 'The end of a Hydra',
        text: [
          'When a team’s {authority} falls to zero or below, all its heads fall with it, and the other team has won. Whoever concedes, concedes for the team.',
        ],
      },
      fr: {
        title: 'La fin d’une Hydre',
        text: [
          'Quand l’{authority} d’une équipe tombe à zéro ou moins, toutes ses têtes tombent avec elle, et l’autre équipe a gagné. Qui abandonne, abandonne pour toute l’équipe.',
        ],
      },
    },
  },
};
