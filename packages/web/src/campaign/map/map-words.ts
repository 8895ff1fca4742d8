import { words } from '../../i18n/words.ts';

export const mapWords = words(
  {
    map: 'Star map',
    realms: 'The realms between',
    scenarios: 'The twelve scenarios',
    sealed: 'sealed',
    next: 'next',
    wonBy: (side: string) => `won by the ${side}`,
    /** How many of a realm's cards each side has won over. */
    front: (empire: number, federation: number, cards: number) =>
      `Won over of ${cards} cards: Star Empire ${empire}, Trade Federation ${federation}`,
  },
  {
    map: 'Carte des étoiles',
    realms: 'Les royaumes convoités',
    scenarios: 'Les douze scénarios',
    sealed: 'scellé',
    next: 'à jouer',
    wonBy: (side) => `gagné par\u00a0: ${side}`,
    front: (empire, federation, cards) =>
      `Ralliées sur ${cards} cartes\u00a0: Empire Galactique ${empire}, Fédération du Commerce ${federation}`,
  },
);
