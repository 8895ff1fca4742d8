import { words } from '../../i18n/words.ts';
import { isYou } from '../is-you.ts';

export const envelopeWords = words(
  {
    titled: (scenario: string, name: string) => `${scenario}: ${name}`,
    sealedTitle: 'A sealed envelope',
    sealedText: (number: number) =>
      `Nobody knows yet what scenario ${number} brings. It is opened when those before it have been won.`,
    back: 'Back to the star map',
    open: 'Open the envelope',
    openHint: 'What lies inside stays for the rest of the campaign.',
    rule: 'In this scenario',
    noRule: 'The usual rules hold.',
    faceUp: (side: string) => `Face of the ${side}`,
    firstStart: (name: string) =>
      `The Star Empire begins the war: ${isYou(name) ? 'you go' : `${name} goes`} first.`,
    firstWon: (name: string) =>
      `${name} won the last scenario and ${isYou(name) ? 'go' : 'goes'} first.`,
    political: (number: number) =>
      `Whoever uses the fifth sticker of sheet ${number} wins the game at once: a Political Victory.`,
    newSheets: 'New sticker sheets',
    sheetsHint:
      'When you acquire a card, you can upgrade it for 2 more trade (a ship) or 3 (a base): its sticker replaces the lowest ability, and the card counts as one of your side, too. One sticker for each cost; sheets from before stay usable.',
    newCards: 'New victory cards',
    choice: (name: string) => `${name} ${isYou(name) ? 'choose' : 'chooses'}`,
    choose: 'Choose this',
    chosen: (name: string, option: string) =>
      `${name} ${isYou(name) ? 'have' : 'has'} chosen: ${option}`,
    again: 'Last time it was a draw. Upgrades stay; the scenario is played again.',
    play: 'Play',
    dealing: 'Shuffling…',
    goOn: 'Continue the game',
  },
  {
    titled: (scenario, name) => `${scenario}\u00a0: ${name}`,
    sealedTitle: 'Une enveloppe scellée',
    sealedText: (number) =>
      `Nul ne sait encore ce qu’apporte le scénario ${number}. Elle s’ouvre quand les scénarios précédents sont gagnés.`,
    back: 'Retour à la carte des étoiles',
    open: 'Ouvrir l’enveloppe',
    openHint: 'Son contenu reste jusqu’à la fin de la campagne.',
    rule: 'Dans ce scénario',
    noRule: 'Les règles habituelles s’appliquent.',
    faceUp: (side) => `Face\u00a0: ${side}`,
    firstStart: (name) =>
      isYou(name)
        ? 'L’Empire Galactique ouvre la guerre. Vous jouez en premier.'
        : `L’Empire Galactique ouvre la guerre. Premier joueur\u00a0: ${name}.`,
    firstWon: (name) =>
      isYou(name)
        ? 'Vous avez gagné le scénario précédent et jouez en premier.'
        : `Premier joueur\u00a0: ${name}, qui a gagné le scénario précédent.`,
    political: (number) =>
      `Qui utilise le cinquième autocollant de la planche ${number} gagne la partie sur-le-champ\u00a0: c’est une Victoire politique.`,
    newSheets: 'Nouvelles planches d’autocollants',
    sheetsHint:
      'En acquérant une carte, vous pouvez l’améliorer pour 2 de commerce de plus (un vaisseau) ou 3 (une base)\u00a0: l’autocollant remplace la capacité du bas, et la carte compte aussi pour votre camp. Un autocollant par coût\u00a0; les planches précédentes restent utilisables.',
    newCards: 'Nouvelles cartes de victoire',
    choice: (name) => (isYou(name) ? 'À vous de choisir' : `${name}\u00a0: à vous de choisir`),
    choose: 'Choisir',
    chosen: (name, option) =>
      `${isYou(name) ? 'Votre choix' : `Choix de ${name}`}\u00a0: ${option}`,
    again: 'Match nul la dernière fois. Les améliorations restent, et le scénario se rejoue.',
    play: 'Jouer',
    dealing: 'Distribution…',
    goOn: 'Continuer la partie',
  },
);
