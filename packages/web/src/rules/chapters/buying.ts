import type { Chapter } from '../chapter.ts';

export const buying: Chapter<'buying'> = {
  title: { en: 'Trade and acquiring', fr: 'Commerce et acquisitions' },
  clauses: {
    trade: {
      cites: ['ABILITY-6', 'ACQUIRE-5', 'DISCARD-1'],
      en: {
        title: 'Trade',
        text: [
          '{trade} you gain adds up in your pool. Spend it at any later moment of the main phase, on one card or on several. What is left when you end the turn is lost.',
        ],
      },
      fr: {
        title: 'Commerce',
        text: [
          'Le {trade} gagné s’additionne dans votre réserve. Dépensez-le à tout moment de la phase principale, pour une carte ou pour plusieurs. Ce qui reste à la fin du tour est perdu.',
        ],
      },
    },
    acquiring: {
      cites: ['ACQUIRE-1', 'ACQUIRE-2', 'ACQUIRE-3', 'ACQUIRE-4', 'ACQUIRE-5'],
      en: {
        title: 'Acquiring a card',
        text: [
          'Take a card of the [trade row](trade-row) or an [Explorer](explorers) and pay its cost from your pool. You need the whole cost; {trade} that remains is still yours for the next purchase.',
          'The card goes to your discard pile, unless an effect [says otherwise](top-of-deck). It has not been played: its abilities wait until you draw and play it.',
        ],
      },
      fr: {
        title: 'Acquérir une carte',
        text: [
          'Prenez une carte de la [Ligne d’Achat](trade-row) ou un [Prospecteur](explorers) et payez son coût avec votre réserve. Il faut le coût entier\u00a0; le {trade} restant sert encore à l’achat suivant.',
          'La carte va à votre Défausse, sauf si un effet [en décide autrement](top-of-deck). Elle n’est pas jouée\u00a0: ses capacités attendent que vous la piochiez et la jouiez.',
        ],
      },
    },
    explorers: {
      cites: ['SETUP-4', 'ACQUIRE-1', 'ACQUIRE-8', 'ROW-5', 'SCRAP-3'],
      en: {
        title: 'Explorers',
        text: [
          'The open pile of {card explorer} can always be bought from, for {trade 2} each, as long as it holds one. It is not part of the trade row: effects that scrap a card of the row cannot touch it.',
          'A scrapped Explorer [comes back to the pile](scrapped-explorers) and can be bought again.',
        ],
      },
      fr: {
        title: 'Prospecteurs',
        text: [
          'La pile visible de {card explorer} est toujours à vendre, {trade 2} pièce, tant qu’il en reste. Elle ne fait pas partie de la Ligne d’Achat\u00a0: les effets qui retirent une carte de la ligne ne l’atteignent pas.',
          'Un Prospecteur retiré [revient sur la pile](scrapped-explorers) et peut être racheté.',
        ],
      },
    },
    'trade-row': {
      cites: ['SETUP-6', 'ROW-1', 'ROW-2', 'ROW-3'],
      en: {
        title: 'The trade row',
        text: [
          'Five cards lie open, the same for both players. Whenever one is acquired or scrapped, the top card of the trade deck takes its place at once, before anything else is decided, even in the middle of an ability. The other four stay where they are.',
          'A new card in the row is news to everybody, so [undo](undo) does not reach behind it.',
        ],
      },
      fr: {
        title: 'La Ligne d’Achat',
        text: [
          'Cinq cartes sont visibles, les mêmes pour les deux joueurs. Dès que l’une est acquise ou retirée, la première carte de la pile Commerce prend sa place, avant toute autre décision, même au milieu d’une capacité. Les quatre autres ne bougent pas.',
          'Une nouvelle carte est une information pour tous\u00a0: on ne peut pas [annuler](undo) au-delà.',
        ],
      },
    },
    'empty-trade-deck': {
      cites: ['ROW-4', 'OPTION-5', 'OPTION-6', 'OPTION-7', 'OPTION-11'],
      en: {
        title: 'When the trade deck is empty',
        text: [
          'A space that cannot be filled stays empty, and the game goes on with what is there. An [option](trade-deck-option) shuffles the scrap heap into a new trade deck instead.',
        ],
      },
      fr: {
        title: 'Quand la pile Commerce est vide',
        text: [
          'Une place qui ne peut être remplie reste vide, et la partie continue avec ce qu’il y a. Une [option](trade-deck-option) permet de mélanger la Casse pour refaire une pile Commerce.',
        ],
      },
    },
  },
};
