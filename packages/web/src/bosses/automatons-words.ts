import { words } from '../i18n/words.ts';

export const automatonsWords = words(
  {
    count: 'Assimilation',
    played: 'Cost played',
    of: (cost: number, count: number) => `${cost} of ${count}`,
    next: (count: number) =>
      count === 0
        ? 'turns up one card of the trade deck and plays it.'
        : `plays off the trade deck until its cards cost ${count} together.`,
    order: [
      'It plays the top card of the trade deck, and goes on while its cards together cost less than its Assimilation Count.',
      'It uses its bases, then ally and double ally abilities, the most expensive card first.',
      'It attacks. Then its count grows by 1.',
      'If it makes somebody discard, all players discard as many.',
    ],
  },
  {
    count: 'Assimilation',
    played: 'Coût joué',
    of: (cost: number, count: number) => `${cost} sur ${count}`,
    next: (count: number) =>
      count === 0
        ? 'révèle une carte de la pile Commerce et la joue.'
        : `joue depuis la pile Commerce jusqu’à un coût total de ${count}.`,
    order: [
      'Elle joue la première carte de la pile Commerce, et continue tant que ses cartes coûtent ensemble moins que son Compteur d’assimilation.',
      'Elle utilise ses bases, puis les capacités Allié et Double Allié, la carte la plus chère d’abord.',
      'Elle attaque. Puis son compteur augmente de 1.',
      'Si elle fait défausser quelqu’un, tous les joueurs défaussent autant.',
    ],
  },
);
