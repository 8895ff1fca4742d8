import type { Chapter } from '../chapter.ts';

export const yourTurn: Chapter<'your-turn'> = {
  title: { en: 'A turn', fr: 'Un tour' },
  clauses: {
    turn: {
      cites: ['TURN-1', 'TURN-2', 'TURN-3'],
      figure: 'phases',
      en: {
        title: 'Turn by turn',
        text: [
          'The players alternate. A turn has three phases: the [main phase](main-phase), in which you act, then the [discard phase](discard-phase) and the [draw phase](draw-phase), which run by themselves when you end the turn.',
          'While it is the opponent’s turn, you only answer a choice that is put to you, for example which card to discard, or [concede](conceding).',
        ],
      },
      fr: {
        title: 'Tour après tour',
        text: [
          'Les joueurs alternent. Un tour comporte trois phases\u00a0: la [phase principale](main-phase), où vous agissez, puis la [phase de défausse](discard-phase) et la [phase de pioche](draw-phase), qui se déroulent toutes seules quand vous terminez le tour.',
          'Pendant le tour adverse, vous ne faites que répondre à un choix qui vous est demandé, par exemple la carte à défausser, ou [abandonner](conceding).',
        ],
      },
    },
    'main-phase': {
      cites: ['MAIN-1', 'MAIN-2', 'MAIN-3', 'ABILITY-1'],
      en: {
        title: 'Main phase',
        text: [
          'Do any of these, in any order, as often as you can, going back and forth between them:',
          [
            '[play cards](playing-cards) from your hand,',
            'use your bases’ [primary abilities](primary-abilities),',
            'use [ally](allies) and [scrap](scrap-abilities) abilities of your cards in play,',
            'spend {trade} to [acquire cards](acquiring),',
            'spend {combat} to [attack](combat).',
          ],
          'Nothing of this is a duty. You may end the turn with cards in hand and with resources and abilities unused.',
        ],
      },
      fr: {
        title: 'Phase principale',
        text: [
          'Faites tout ceci dans l’ordre que vous voulez, autant de fois que possible, en passant de l’un à l’autre\u00a0:',
          [
            '[jouer des cartes](playing-cards) de votre main,',
            'utiliser les [capacités principales](primary-abilities) de vos Bases,',
            'utiliser les capacités [Allié](allies) et [Retirer](scrap-abilities) de vos cartes en jeu,',
            'dépenser du {trade} pour [acquérir des cartes](acquiring),',
            'dépenser du {combat} pour [attaquer](combat).',
          ],
          'Rien de tout cela n’est obligatoire. Vous pouvez finir le tour avec des cartes en main, des ressources et des capacités inutilisées.',
        ],
      },
    },
    'discard-phase': {
      cites: ['DISCARD-1', 'DISCARD-2', 'DISCARD-3', 'DISCARD-4', 'SHIP-2'],
      en: {
        title: 'Discard phase',
        text: [
          'All {trade} and {combat} left over is lost. Every ship you have in play and every card still in your hand goes to your discard pile. Bases stay.',
          'Only then are cards drawn, so all of these can already come back in a [reshuffle](reshuffling) of the same turn.',
        ],
      },
      fr: {
        title: 'Phase de défausse',
        text: [
          'Le {trade} et le {combat} restants sont perdus. Tous vos Vaisseaux en jeu et toutes les cartes encore en main vont à votre Défausse. Les Bases restent.',
          'La pioche ne vient qu’ensuite\u00a0: toutes ces cartes peuvent donc déjà revenir lors d’un [nouveau mélange](reshuffling) au même tour.',
        ],
      },
    },
    'draw-phase': {
      cites: ['DRAW-1', 'DRAW-2', 'TURN-1'],
      en: {
        title: 'Draw phase',
        text: [
          'You [draw](drawing) five cards from your deck: your hand for the next turn, and for any discard the opponent forces on you before it. Then the turn passes.',
        ],
      },
      fr: {
        title: 'Phase de pioche',
        text: [
          'Vous [piochez](drawing) cinq cartes de votre Deck\u00a0: votre main pour le prochain tour, et pour les défausses que l’adversaire vous imposerait d’ici là. Puis le tour passe.',
        ],
      },
    },
  },
};
