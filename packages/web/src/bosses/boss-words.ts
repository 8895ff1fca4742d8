import { words } from '../i18n/words.ts';

const listEn = new Intl.ListFormat('en', { type: 'disjunction' });
const listFr = new Intl.ListFormat('fr', { type: 'disjunction' });

/** What is said about every Boss. */
export const bossWords = words(
  {
    about: (name: string) => `About ${name}`,
    board: (name: string) => `${name}: what matters`,
    step: 'Now',
    next: 'Next',
    quiet: (turns: number) =>
      turns === 1
        ? 'No turn follows this one of yours.'
        : `No turn follows this one of yours and the next ${turns - 1 === 1 ? 'one' : turns - 1}.`,
    mulligan: 'New trade row',
    mulliganTip: 'Scrap the whole trade row and lay out another, once in this challenge',
    mulliganed: 'Row renewed',
    level: (challenge: string, level: string) => `${challenge} · ${level}`,
    first: (turns: number) =>
      turns === 0
        ? 'It takes the first turn of the game.'
        : `Its first turn comes after ${turns === 1 ? 'the first' : `${turns} turns`} of each player.`,
    order: 'In its turn',
    attacks: 'How it attacks',
    attackOrder: [
      'whoever it can defeat, the one with the most authority first',
      'the outpost with the highest defense that it can destroy, the dearer of equals',
      'the other base with the highest defense that it can destroy, the dearer of equals',
      'whoever has the least authority',
    ],
    least:
      'Each attack takes no more combat than it needs; chance decides between equals. It goes on as long as it has combat and an attack is possible.',
    lastTurn: 'Its last turn',
    abilities: 'The colour that comes',
    hand: 'Hand',
    draws: 'Draws',
    combatNext: 'Combat, at least',
    cards: (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`,
    faceDown: (count: number) => `${count} face down`,
    empty: 'empty',
    onto: (names: readonly string[]) => listEn.format(names),
  },
  {
    about: (name: string) => `À propos de ${name}`,
    board: (name: string) => `${name}\u00a0: l’essentiel`,
    step: 'Maintenant',
    next: 'Ensuite',
    quiet: (turns: number) =>
      turns === 1
        ? 'Aucun tour ne suit celui-ci.'
        : `Aucun tour ne suit celui-ci, ni ${turns - 1 === 1 ? 'le suivant' : `les ${turns - 1} suivants`}.`,
    mulligan: 'Nouvelle ligne',
    mulliganTip:
      'Retirer toute la ligne d’achat et en disposer une autre, une seule fois dans ce défi',
    mulliganed: 'Ligne renouvelée',
    level: (challenge: string, level: string) => `${challenge} · ${level}`,
    first: (turns: number) =>
      turns === 0
        ? 'Le premier tour de la partie est le sien.'
        : `Son premier tour vient après ${turns === 1 ? 'le premier' : `${turns} tours`} de chaque joueur.`,
    order: 'À son tour',
    attacks: 'Ses attaques',
    attackOrder: [
      'un joueur qu’il est possible de vaincre, d’abord celui qui a le plus d’influence',
      'l’avant-poste à la plus haute défense qui peut être détruit, à égalité le plus cher',
      'l’autre base à la plus haute défense qui peut être détruite, à égalité la plus chère',
      'le joueur qui a le moins d’influence',
    ],
    least:
      'Chaque attaque ne prend que le combat nécessaire\u00a0; le hasard départage les égalités. Cela continue tant qu’il reste du combat et qu’une attaque est possible.',
    lastTurn: 'Son dernier tour',
    abilities: 'La couleur qui arrive',
    hand: 'Main',
    draws: 'Pioche',
    combatNext: 'Combat, au moins',
    cards: (count: number) => `${count} ${count > 1 ? 'cartes' : 'carte'}`,
    faceDown: (count: number) => `${count} face cachée`,
    empty: 'vide',
    onto: (names: readonly string[]) => listFr.format(names),
  },
);
