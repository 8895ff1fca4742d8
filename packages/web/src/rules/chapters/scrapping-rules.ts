import type { Chapter } from '../chapter.ts';

export const scrappingRules: Chapter<'scrapping-rules'> = {
  title: { en: 'Scrapping', fr: 'Retirer des cartes' },
  clauses: {
    scrapping: {
      cites: ['SCRAP-1', 'SCRAP-2', 'PUBLIC-1'],
      en: {
        title: 'What scrapping means',
        text: [
          'A scrapped card goes to the scrap heap and never comes back to anybody’s deck. Scrapping weak cards is strength: the good ones turn up more often.',
          'A card scrapped from hand, discard pile or trade row does not give its [scrap ability](scrap-abilities). That needs the card in play, and your decision to use it.',
        ],
      },
      fr: {
        title: 'Ce que retirer veut dire',
        text: [
          'Une carte retirée va à la Casse et ne revient jamais dans un Deck. Retirer les cartes faibles est une force\u00a0: les bonnes reviennent plus souvent.',
          'Une carte retirée de la main, de la Défausse ou de la Ligne d’Achat ne donne pas sa [capacité Retirer](scrap-abilities). Il faut pour cela qu’elle soit en jeu et que vous décidiez de l’utiliser.',
        ],
      },
    },
    'scrapping-own-cards': {
      cites: ['SCRAP-5', 'CARD-MACHINEBASE-1', 'CARD-MACHINEBASE-2', 'CARD-JUNKYARD-1', 'CHOICE-5'],
      en: {
        title: 'Scrapping your own cards',
        text: [
          'Such an effect takes cards only from the places it names, hand or discard pile, and only yours. Cards in play are safe from it.',
          '{card machine-base} draws first and then demands a card from the hand, perhaps the one just drawn. {card junkyard} demands one too; on the ships of the {machine-cult} it is up to you.',
        ],
      },
      fr: {
        title: 'Retirer vos propres cartes',
        text: [
          'Un tel effet ne prend que dans les endroits qu’il nomme, main ou Défausse, et seulement les vôtres. Les cartes en jeu n’ont rien à craindre.',
          '{card machine-base} pioche d’abord, puis exige une carte de la main, peut-être celle que vous venez de piocher. {card junkyard} en exige une aussi\u00a0; sur les Vaisseaux du {machine-cult}, c’est à vous de voir.',
        ],
      },
    },
    'scrapping-the-row': {
      cites: ['ROW-1', 'ROW-2', 'ROW-5', 'SCRAP-2', 'CHOICE-5'],
      en: {
        title: 'Scrapping from the trade row',
        text: [
          'Some {blob} ships may remove a card of the trade row: one the opponent would like, or one that is in the way of something better. The space is [filled at once](trade-row). Explorers are out of reach.',
        ],
      },
      fr: {
        title: 'Retirer de la Ligne d’Achat',
        text: [
          'Certains Vaisseaux {blob} peuvent enlever une carte de la Ligne d’Achat\u00a0: une carte que l’adversaire voudrait, ou qui prend la place d’une meilleure. La place est [remplie aussitôt](trade-row). Les Prospecteurs sont hors d’atteinte.',
        ],
      },
    },
    'scrapped-explorers': {
      cites: ['SCRAP-3', 'SCRAP-4', 'CARD-STEALTHNEEDLE-8'],
      en: {
        title: 'Scrapped Explorers',
        text: [
          'An Explorer never reaches the scrap heap: it returns to the Explorer pile, for whatever reason it was scrapped. For the effect that scrapped it, it counts as scrapped. A {card stealth-needle} that copies an Explorer is no Explorer and goes to the scrap heap.',
        ],
      },
      fr: {
        title: 'Prospecteurs retirés',
        text: [
          'Un Prospecteur n’atteint jamais la Casse\u00a0: il retourne sur la pile des Prospecteurs, quelle que soit la raison du retrait. Pour l’effet qui l’a retiré, il compte comme retiré. Un {card stealth-needle} qui copie un Prospecteur n’en est pas un et va à la Casse.',
        ],
      },
    },
  },
};
