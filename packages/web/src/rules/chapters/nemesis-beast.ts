import type { Chapter } from '../chapter.ts';

export const nemesisBeast: Chapter<'nemesis-beast'> = {
  title: { en: 'Nemesis Beast', fr: 'La Bête Némésis' },
  clauses: {
    'beast-start': {
      cites: ['BEAST-1', 'BEAST-2'],
      en: {
        title: 'It grows from the start',
        text: [
          'The Boss has {authority 50} for each player, and you have {authority 50} each, as one team; there is a [correction](correction-option) of this. With two or more players, a card of the trade deck for each lies face down before it.',
        ],
      },
      fr: {
        title: 'Elle grandit dès le début',
        text: [
          'Le Boss a {authority 50} par joueur, et vous {authority 50} chacun, en une équipe\u00a0; il en existe une [correction](correction-option). À deux joueurs ou plus, une carte de la pile Commerce par joueur est posée face cachée devant elle.',
        ],
      },
    },
    'beast-turn': {
      cites: ['BEAST-3', 'BEAST-4', 'BEAST-5'],
      en: {
        title: 'The turn of the Beast',
        text: [
          'It puts the card of the row farthest from the trade deck face down before it, gains {combat 1} for each card there, and the row slides and is refilled. Those cards never come back {house}. The faction of the card that came decides what follows, and then it [attacks](boss-attack-order).',
          [
            '{star-empire}: each player discards two cards.',
            '{blob}: for each player it destroys a base, or gains {combat 3} if there is none. It counts players, whoever has the bases; outposts protect from it.',
            '{machine-cult}: each player puts a random card of the hand on top of their deck.',
            '{trade-federation}: it gains {authority 5} for each player.',
          ],
        ],
      },
      fr: {
        title: 'Le tour de la Bête',
        text: [
          'Elle pose face cachée devant elle la carte de la Ligne d’Achat la plus éloignée de la pile Commerce, gagne {combat 1} pour chaque carte qui s’y trouve, et la ligne glisse et se remplit. Ces cartes ne reviennent jamais {house}. La faction de la carte arrivée décide de la suite, puis elle [attaque](boss-attack-order).',
          [
            '{star-empire}\u00a0: chaque joueur défausse deux cartes.',
            '{blob}\u00a0: pour chaque joueur, elle détruit une Base, ou gagne {combat 3} s’il n’y en a pas. Elle compte les joueurs, à qui que soient les Bases\u00a0; les Avant-Postes en protègent.',
            '{machine-cult}\u00a0: chaque joueur met une carte de sa main, au hasard, sur son Deck.',
            '{trade-federation}\u00a0: elle gagne {authority 5} par joueur.',
          ],
        ],
      },
    },
  },
};
