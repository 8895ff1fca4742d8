import { words } from '../i18n/words.ts';

export const blobAssaultWords = words(
  {
    coming: 'Coming',
    unordered: (count: number) => `${count} in no order`,
    returns: 'Returns first',
    next: (card: string | null, bases: number, combat: number) => {
      const more = [
        ...(bases === 0 ? [] : [`${bases === 1 ? 'a base comes' : `${bases} bases come`} back`]),
        ...(combat === 0 ? [] : [`it gains ${combat} combat`]),
      ];
      return `plays ${[card ?? 'the top card of its deck', ...more].join(', and ')}.`;
    },
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
    next: (card: string | null, bases: number, combat: number) => {
      const more = [
        ...(bases === 0 ? [] : [bases === 1 ? 'une base revient' : `${bases} bases reviennent`]),
        ...(combat === 0 ? [] : [`elle gagne ${combat} de combat`]),
      ];
      return `joue ${[card ?? 'la première carte de son deck', ...more].join(', et ')}.`;
    },
    order: [
      'Elle joue la première carte de son deck, dont chacun connaît l’ordre. Un deck vide, c’est sa défausse mélangée.',
      'Pour chaque joueur après le premier, elle pioche une fois. Quand elle devrait piocher, la base la moins chère de sa défausse entre en jeu, sinon elle gagne 7 de combat.',
      'Elle utilise ses bases, puis les capacités Allié et Double Allié, la carte la plus chère d’abord.',
      'Elle attaque.',
    ],
  },
);
