import type { Chapter } from '../chapter.ts';

export const upgrading: Chapter<'upgrading'> = {
  title: { en: 'Upgrading cards', fr: 'Améliorer des cartes' },
  clauses: {
    'upgrade-a-card': {
      cites: ['UPGRADE-1', 'UPGRADE-2', 'UPGRADE-3', 'UPGRADE-11', 'UPGRADE-12'],
      en: {
        title: 'Upgrading as you acquire',
        text: [
          'As you acquire a ship or base from the trade row you may upgrade it: a ship for {trade 2} more, a base for {trade 3} more. You pay for both at the same moment; a card you have already acquired cannot be upgraded any more.',
          'The [upgraded card](upgraded-cards) goes to your discard pile, or wherever an effect puts it, and stays what it has become.',
          'A card acquired for nothing may be upgraded too, and then you pay only for the upgrade {house}. Outside the campaign nothing is upgraded {house}.',
        ],
      },
      fr: {
        title: 'Améliorer en acquérant',
        text: [
          'Quand vous acquérez un Vaisseau ou une Base de la Ligne d’Achat, vous pouvez l’améliorer\u00a0: un Vaisseau pour {trade 2} de plus, une Base pour {trade 3} de plus. Vous payez les deux au même moment\u00a0; une carte déjà acquise ne peut plus être améliorée.',
          'La [carte améliorée](upgraded-cards) va dans votre Défausse, ou là où un effet la met, et reste ce qu’elle est devenue.',
          'Une carte acquise gratuitement peut aussi être améliorée\u00a0: vous ne payez alors que l’amélioration {house}. Hors de la campagne, rien ne s’améliore {house}.',
        ],
      },
    },
    'choosing-stickers': {
      cites: ['UPGRADE-4', 'UPGRADE-5', 'UPGRADE-6', 'UPGRADE-7', 'UPGRADE-13', 'CAMPAIGN-15'],
      en: {
        title: 'Which sticker',
        text: [
          'You use a sticker from a sheet of your own side, for the cost and the type of the card. Any of your sheets will do, older ones too.',
          'Of each cost of a sheet only one sticker can be used in all games of the campaign together, on a ship or on a base. The same cost on another sheet is another sticker. A sheet has five costs: five of its ten stickers can ever be used.',
        ],
      },
      fr: {
        title: 'Quel autocollant',
        text: [
          'Vous utilisez un autocollant d’une planche de votre camp, pour le coût et le type de la carte. N’importe laquelle de vos planches convient, même ancienne.',
          'Pour chaque coût d’une planche, un seul autocollant peut servir dans toutes les parties de la campagne, sur un Vaisseau ou sur une Base. Le même coût sur une autre planche est un autre autocollant. Une planche a cinq coûts\u00a0: cinq de ses dix autocollants peuvent servir, jamais plus.',
        ],
      },
    },
    'never-upgraded': {
      cites: ['UPGRADE-8'],
      en: {
        title: 'What cannot be upgraded',
        text: [
          'A card that has been upgraded, by either of you, cannot be upgraded again. Nor can an Explorer {house}.',
        ],
      },
      fr: {
        title: 'Ce qui ne s’améliore pas',
        text: [
          'Une carte déjà améliorée, par l’un ou l’autre de vous, ne peut plus l’être. Un Prospecteur non plus {house}.',
        ],
      },
    },
    'upgrade-order': {
      cites: ['UPGRADE-9', 'UPGRADE-10'],
      en: {
        title: 'One thing after the other',
        text: [
          [
            'You pay for the card and for the upgrade.',
            'The stickers are put on.',
            'You acquire the card.',
            'The trade row is refilled.',
            'You may use the [when acquired](when-acquired) line that the card had before.',
          ],
          'If that line makes you shuffle, the upgraded card is already in the discard pile that you shuffle.',
        ],
      },
      fr: {
        title: 'Une chose après l’autre',
        text: [
          [
            'Vous payez la carte et l’amélioration.',
            'Les autocollants sont posés.',
            'Vous acquérez la carte.',
            'La Ligne d’Achat est complétée.',
            'Vous pouvez utiliser la ligne [à l’acquisition](when-acquired) que la carte avait auparavant.',
          ],
          'Si cette ligne vous fait mélanger, la carte améliorée est déjà dans la Défausse que vous mélangez.',
        ],
      },
    },
    'political-victory': {
      cites: ['POLITICAL-1', 'POLITICAL-2', 'POLITICAL-3', 'CAMPAIGN-17'],
      en: {
        title: 'Political Victory',
        text: [
          'In scenarios 1 to 4, whoever uses the fifth sticker of the sheet that came with that very scenario wins at once. Stickers of earlier sheets do not count for it, and from scenario 5 on there is no such victory.',
        ],
      },
      fr: {
        title: 'Victoire politique',
        text: [
          'Aux scénarios 1 à 4, qui utilise le cinquième autocollant de la planche arrivée avec ce scénario gagne sur-le-champ. Les autocollants des planches précédentes ne comptent pas, et à partir du scénario 5 cette victoire n’existe plus.',
        ],
      },
    },
    'political-victory-moment': {
      cites: ['POLITICAL-4'],
      en: {
        title: 'The moment of a Political Victory',
        text: [
          'The game ends before the trade row is refilled and before the card does anything when acquired. The card lies in the discard pile, or where an effect puts it {house}.',
        ],
      },
      fr: {
        title: 'Le moment d’une Victoire politique',
        text: [
          'La partie s’arrête avant que la Ligne d’Achat soit complétée et avant que la carte agisse à l’acquisition. La carte est dans la Défausse, ou là où un effet la met {house}.',
        ],
      },
    },
  },
};
