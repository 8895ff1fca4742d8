import { words } from '../i18n/words.ts';

export const blobAssaultWords = words(
  {
    coming: 'Coming',
    unordered: (count: number) => `${count} in no order`,
    returns: 'Returns first',
    next: (card: string | null, draws: number) =>
      `plays ${card ?? 'the top card of its deck'}${
        draws === 0 ? '.' : `, and ${draws === 1 ? 'a base comes' : `${draws} bases come`} back.`
      }`,
    order: [
      'It plays the top card of its deck, whose order everybody knows. An empty deck is its discard pile, shuffled.',
      'For each player beyond the first it draws once. Whenever it would draw, the cheapest base of its discard pile comes into play instead, or it gains 7 combat.',
      'It uses its bases, then ally and double ally abilities, the most expensive card first.',
      'It attacks.',
    ],
  },
  {
    coming: 'À venir',
    unordered: (count: number) => `${count} sans ordre`,
    returns: 'Revient d’abord',
    next: (card: string | null, draws: number) =>
      `joue ${card ?? 'la première carte de son deck'}${
        draws === 0
          ? '.'
          : `, et ${draws === 1 ? 'une base revient' : `${draws} bases reviennent`}.`
      }`,
    order: [
      'Elle joue la première carte de son deck, dont chacun connaît l’ordre. Un deck vide, c’est sa défausse mélangée.',
      'Pour chaque joueur après le premier, elle pioche une fois. Quand elle devrait piocher, la base la moins chère de sa défausse entre en jeu, sinon elle gagne 7 de combat.',
      'Elle utilise ses bases, puis les capacités Allié et Double Allié, la carte la plus chère d’abord.',
      'Elle attaque.',
    ],
  },
);
