import type { Chapter } from '../chapter.ts';

export const bossChoices: Chapter<'boss-choices'> = {
  title: { en: 'What a Boss chooses', fr: 'Ce que choisit un Boss' },
  clauses: {
    'boss-abilities': {
      cites: ['BOSS-CHOICE-1', 'BOSS-CHOICE-2', 'BOSS-CHOICE-8', 'BOSS-CHOICE-9', 'BOSS-CHOICE-10'],
      en: {
        title: 'Its abilities',
        text: [
          'A Boss does as much of an ability as it can. One without deck and discard pile passes over draws, discards and scraps of its own, and over cards that it would acquire or put on a deck {house}.',
          'At an “or” it takes {combat}, else {trade} if it buys cards, else {authority}, else whatever does something. {trade} that buys nothing is lost {house}.',
          'Of several cards with an ability of the kind that it is due to use, it uses that of the dearest; of equals chance decides. What its order of play does not name it does not use: scrap abilities only in Madness of the Machine.',
          'Where the faction of a card that comes into the row decides, one of several of these four factions has the abilities of each, and one of another faction or of none has none {house}.',
        ],
      },
      fr: {
        title: 'Ses capacités',
        text: [
          'Un Boss fait tout ce qu’il peut d’une capacité. Celui qui n’a ni Deck ni Défausse ignore les pioches, ses propres défausses et mises à la Casse, et les cartes qu’il achèterait ou mettrait sur un Deck {house}.',
          'Devant un «\u00a0ou\u00a0», il prend le {combat}, sinon le {trade} s’il achète des cartes, sinon l’{authority}, sinon ce qui a un effet. Le {trade} qui n’achète rien est perdu {house}.',
          'De plusieurs cartes qui ont une capacité du genre qu’il doit employer, il emploie celle de la plus chère\u00a0; à égalité, le hasard décide. Ce que son ordre de jeu ne nomme pas, il ne l’emploie pas\u00a0: les capacités Retirer seulement dans La Folie de la Machine.',
          'Quand la faction d’une carte qui arrive dans la Ligne d’Achat décide, une carte de plusieurs de ces quatre factions a les capacités de chacune, et une carte d’une autre faction ou d’aucune n’en a pas {house}.',
        ],
      },
    },
    'boss-picks': {
      cites: ['BOSS-CHOICE-3', 'BOSS-CHOICE-4', 'BOSS-CHOICE-5', 'BOSS-CHOICE-6', 'BOSS-CHOICE-7'],
      en: {
        title: 'Its cards and the row',
        text: [
          'All of these are our rulings {house}. Where cards are equal, chance decides.',
          [
            'It takes optional scraps: {card viper}s, then {card scout}s, then its cheapest card; of equals rather one of the discard pile than one of the hand.',
            'Of the trade row it takes, or scraps, the dearest card.',
            'It discards its cheapest card, {card scout}s before {card viper}s; of “any number” just these two.',
            'Where its challenge says nothing else, a card that makes an opponent discard is about one of you, chosen by chance each time.',
          ],
        ],
      },
      fr: {
        title: 'Ses cartes et la Ligne d’Achat',
        text: [
          'Tout ceci est à nous {house}. Entre des cartes égales, le hasard décide.',
          [
            'Il accepte les mises à la Casse facultatives\u00a0: {card viper}, puis {card scout}, puis sa carte la moins chère\u00a0; à égalité, plutôt une carte de la Défausse qu’une de la main.',
            'De la Ligne d’Achat, il prend ou met à la Casse la carte la plus chère.',
            'Il défausse sa carte la moins chère, {card scout} avant {card viper}\u00a0; d’un «\u00a0autant que vous voulez\u00a0», ces deux-là seulement.',
            'Si son défi ne dit rien d’autre, une carte qui fait défausser un adversaire vise l’un de vous, tiré au sort chaque fois.',
          ],
        ],
      },
    },
  },
};
