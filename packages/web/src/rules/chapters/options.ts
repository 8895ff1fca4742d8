import type { Chapter } from '../chapter.ts';

export const options: Chapter<'options'> = {
  title: { en: 'Options of a game', fr: 'Options d’une partie' },
  clauses: {
    'discard-timing': {
      cites: ['OPTION-1', 'OPTION-2', 'OPTION-3', 'OPTION-4', 'DISCARD-7'],
      en: {
        title: 'When a forced discard happens',
        text: [
          '*At once* (normal): the victim of a [forced discard](forced-discard) chooses immediately and the turn waits.',
          '*Next turn*: the victim keeps the hand for now and discards at the start of their own next turn, before anything else. Several forced discards add up, as far as the hand goes.',
        ],
      },
      fr: {
        title: 'Quand a lieu une défausse forcée',
        text: [
          '*Aussitôt* (normal)\u00a0: la victime d’une [défausse forcée](forced-discard) choisit immédiatement, et le tour attend.',
          '*Au tour suivant*\u00a0: la victime garde sa main pour l’instant et défausse au début de son prochain tour, avant toute autre chose. Plusieurs défausses forcées s’additionnent, dans la limite de la main.',
        ],
      },
    },
    'trade-deck-option': {
      cites: ['OPTION-1', 'OPTION-5', 'OPTION-6', 'OPTION-7', 'OPTION-11', 'ROW-4'],
      en: {
        title: 'What follows an empty trade deck',
        text: [
          '*Stay empty* (normal): spaces of the trade row that cannot be filled stay empty.',
          '*Recycle*: the scrap heap, without Scouts and Vipers, is shuffled into a new trade deck as soon as a space is to be filled, and every empty space gets a card as far as it lasts. If the heap holds no trade card either, spaces stay empty.',
        ],
      },
      fr: {
        title: 'Après la dernière carte de la pile Commerce',
        text: [
          '*Rester vide* (normal)\u00a0: les places de la Ligne d’Achat qui ne peuvent être remplies restent vides.',
          '*Recycler*\u00a0: la Casse, sans les Éclaireurs ni les Vipers, est mélangée en une nouvelle pile Commerce dès qu’une place est à remplir, et chaque place vide reçoit une carte tant qu’il y en a. Si la Casse n’a pas non plus de carte Commerce, les places restent vides.',
        ],
      },
    },
    'copies-option': {
      cites: ['OPTION-1', 'OPTION-8', 'OPTION-9'],
      en: {
        title: 'Whether copies count as played',
        text: [
          'Normally a {card stealth-needle} that copies a {blob} ship does not count as a Blob card [for Blob World](counting-played-cards). With this option it counts as one.',
        ],
      },
      fr: {
        title: 'Si les copies comptent comme jouées',
        text: [
          'Normalement, un {card stealth-needle} qui copie un Vaisseau {blob} ne compte pas comme une carte Blob [pour Monde-Colonie](counting-played-cards). Avec cette option, il compte pour une.',
        ],
      },
    },
    'first-player': {
      cites: ['OPTION-10', 'SETUP-7', 'SETUP-8', 'SETUP-9', 'MULTI-25'],
      en: {
        title: 'Who begins',
        text: [
          'Normally chance decides. You may also agree on who begins when the game is set up; the [opening hands](opening-hands) stay the same, three cards for the first and five for the second in a duel.',
          'In teams it is the team that is chosen, and its first seat begins. In a [Raid](raid-start) the Boss always does.',
        ],
      },
      fr: {
        title: 'Qui commence',
        text: [
          'Normalement, le hasard décide. Vous pouvez aussi convenir du premier joueur en créant la partie\u00a0; les [mains de départ](opening-hands) restent les mêmes, trois cartes pour le premier et cinq pour le second dans un duel.',
          'En équipes, c’est l’équipe qui est choisie, et sa première place commence. Dans un [Raid](raid-start), c’est toujours le Boss.',
        ],
      },
    },
    'substitutes-option': {
      cites: ['OPTION-12', 'OPTION-13', 'OPTION-15'],
      en: {
        title: 'Substitutes for wasted abilities',
        text: [
          'Only in a [challenge](challenge-players), after older challenge cards {house}. Where you would make a Boss without a hand discard, you draw as many cards and then discard as many. Where your card would destroy a base and there is none, it gives {combat 3}.',
          'Where an option could change nothing, it cannot be chosen {house}.',
        ],
      },
      fr: {
        title: 'Remplacer les capacités perdues',
        text: [
          'Seulement dans un [défi](challenge-players), d’après d’anciennes cartes de défi {house}. Quand vous feriez défausser un Boss sans main, vous piochez autant de cartes, puis en défaussez autant. Quand votre carte détruirait une Base et qu’il n’y en a pas, elle donne {combat 3}.',
          'Là où une option ne changerait rien, elle ne peut être choisie {house}.',
        ],
      },
    },
    'correction-option': {
      cites: ['OPTION-14'],
      en: {
        title: 'Corrected authority',
        text: [
          'Only against the [Nemesis Beast](beast-start): by the publisher’s correction you have {authority 50} together, however many you are.',
        ],
      },
      fr: {
        title: 'Influence corrigée',
        text: [
          'Seulement contre la [Bête Némésis](beast-start)\u00a0: selon la correction de l’éditeur, vous avez ensemble {authority 50}, quel que soit votre nombre.',
        ],
      },
    },
  },
};
