import type { Chapter } from '../chapter.ts';

export const dimensionalHorror: Chapter<'dimensional-horror'> = {
  title: { en: 'Dimensional Horror', fr: 'L’Horreur dimensionnelle' },
  clauses: {
    'horror-start': {
      cites: ['HORROR-1', 'HORROR-2', 'HORROR-3'],
      en: {
        title: 'Four tentacles',
        text: [
          'Before the trade row is laid out, ten cards of the trade deck form tentacles, one for each faction. A faction without a card has none until it grows one {house}.',
          'The Boss has no {authority} and can be attacked only by its tentacles. You have {authority 40} each and take single turns, clockwise from somebody chosen at random.',
        ],
      },
      fr: {
        title: 'Quatre tentacules',
        text: [
          'Avant que la Ligne d’Achat soit posée, dix cartes de la pile Commerce forment des tentacules, un par faction. Une faction sans carte n’en a pas tant qu’il ne lui en pousse pas {house}.',
          'Le Boss n’a pas d’{authority} et ne peut être attaqué que par ses tentacules. Vous avez {authority 40} chacun et jouez l’un après l’autre, dans le sens horaire, à partir d’un joueur tiré au sort.',
        ],
      },
    },
    'horror-turn': {
      cites: ['HORROR-4', 'HORROR-5', 'HORROR-6', 'HORROR-7', 'HORROR-8', 'HORROR-13'],
      en: {
        title: 'The turn of the Horror',
        text: [
          'After each player’s turn it takes one, which is about that player alone. It puts the card of the row farthest from the trade deck into the tentacle of its faction, and the row slides. Cards of the same faction that come next are added too; the first other one fills the row.',
          'Then it uses the special ability of that faction, once, gains {combat} for the cards of its longest tentacle, and attacks.',
          'Cards of other boxes may be of another faction, of two or of none: such a card is scrapped instead of growing, gives no special ability, and the next one fills the row {house}.',
          [
            '{star-empire}: the player discards two cards.',
            '{blob}: it gains {combat 3}.',
            '{machine-cult}: the player puts a {card scout} or {card viper} from hand or discard pile on top of their deck; the player chooses, and with none nothing happens {house}.',
            '{trade-federation}: all bases of the player are destroyed.',
          ],
        ],
      },
      fr: {
        title: 'Le tour de l’Horreur',
        text: [
          'Après le tour de chaque joueur, elle en joue un, qui ne concerne que lui. Elle met la carte de la Ligne d’Achat la plus éloignée de la pile Commerce dans le tentacule de sa faction, et la ligne glisse. Les cartes de la même faction qui suivent s’y ajoutent\u00a0; la première d’une autre remplit la ligne.',
          'Puis elle emploie la capacité spéciale de cette faction, une fois, gagne du {combat} pour les cartes de son plus long tentacule, et attaque.',
          'Une carte d’une autre boîte peut être d’une autre faction, de deux ou d’aucune\u00a0: elle va à la Casse au lieu de pousser, ne donne pas de capacité spéciale, et la suivante remplit la ligne {house}.',
          [
            '{star-empire}\u00a0: le joueur défausse deux cartes.',
            '{blob}\u00a0: elle gagne {combat 3}.',
            '{machine-cult}\u00a0: le joueur met une carte {card scout} ou {card viper} de sa main ou de sa Défausse sur son Deck\u00a0; il choisit laquelle et, sans aucune, rien ne se passe {house}.',
            '{trade-federation}\u00a0: toutes les Bases du joueur sont détruites.',
          ],
        ],
      },
    },
    tentacles: {
      cites: ['HORROR-9', 'HORROR-10'],
      en: {
        title: 'Cutting the tentacles',
        text: [
          'You may destroy any card of a tentacle for as much {combat} as it costs; it goes to the scrap heap {house}. You win when no tentacle has a card.',
        ],
      },
      fr: {
        title: 'Trancher les tentacules',
        text: [
          'Vous pouvez détruire n’importe quelle carte d’un tentacule pour autant de {combat} qu’elle coûte\u00a0; elle va à la Casse {house}. Vous gagnez quand aucun tentacule n’a de carte.',
        ],
      },
    },
    'horror-levels': {
      cites: ['HORROR-11', 'HORROR-12'],
      en: {
        title: 'Its levels',
        text: [
          'At Beginner it takes no turn after each player’s first two, at Intermediate none after the first. At Expert it takes a turn against each player before the first player’s turn.',
        ],
      },
      fr: {
        title: 'Ses niveaux',
        text: [
          'Au niveau Débutant, elle ne joue pas après les deux premiers tours de chacun, au niveau Intermédiaire pas après le premier. Au niveau Expert, elle joue un tour contre chaque joueur avant le tour du premier.',
        ],
      },
    },
  },
};
