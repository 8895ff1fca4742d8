import type { Chapter } from '../chapter.ts';

export const bossChoices: Chapter<'boss-choices'> = {
  title: { en: 'What a Boss chooses', fr: 'Ce que choisit un Boss' },
  clauses: {
    'boss-abilities': {
      cites: ['BOSS-CHOICE-1', 'BOSS-CHOICE-2'],
      en: {
        title: 'Its abilities',
        text: [
          'A Boss does as much of an ability as it can. One without deck and discard pile passes over draws, discards and scraps of its own, and over cards that it would acquire or put on a deck {house}.',
          'At an “or” it takes {combat}, else {trade} if it buys cards, else {authority}, else whatever does something. {trade} that buys nothing is lost {house}.',
        ],
      },
      fr: {
        title: 'Ses capacités',
        text: [
          'Un Boss fait tout ce qu’il peut d’une capacité. Celui qui n’a ni Deck ni Défausse ignore les pioches, ses propres défausses et mises à la Casse, et les cartes qu’il achèterait ou mettrait sur un Deck {house}.',
          'Devant un «\u00a0ou\u00a0», il prend le {combat}, sinon le {trade} s’il achète des cartes, sinon l’{authority}, sinon ce qui a un effet. Le {trade} qui n’achète rien est perdu {house}.',
        ],
      },
    },
    'boss-picks': {
      cites: ['BOSS-CHOICE-3', 'BOSS-CHOICE-4', 'BOSS-CHOICE-5', 'BOSS-CHOICE-6'],
      en: {
        title: 'Its cards and the row',
        text: [
          'All of these are our rulings {house}. Where cards are equal, chance decides.',
          [
            'It takes optional scraps: {card viper}s, then {card scout}s, then its cheapest card; of the same card rather one of the discard pile than one of the hand.',
            'Of the trade row it takes, or scraps, the dearest card.',
            'It discards its cheapest card, {card scout}s before {card viper}s; of “any number” just these two.',
          ],
        ],
      },
      fr: {
        title: 'Ses cartes et la Ligne d’Achat',
        text: [
          'Tout ceci est à nous {house}. Entre des cartes égales, le hasard décide.',
          [
            'Il accepte les mises à la Casse facultatives\u00a0: {card viper}, puis {card scout}, puis sa carte la moins chère\u00a0; d’une même carte, plutôt celle de la Défausse que celle de la main.',
            'De la Ligne d’Achat, il prend ou met à la Casse la carte la plus chère.',
            'Il défausse sa carte la moins chère, {card scout} avant {card viper}\u00a0; d’un «\u00a0autant que vous voulez\u00a0», ces deux-là seulement.',
          ],
        ],
      },
    },
  },
};
