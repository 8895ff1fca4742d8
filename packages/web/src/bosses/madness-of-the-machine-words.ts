import { words } from '../i18n/words.ts';

export const madnessOfTheMachineWords = words(
  {
    scrapped: 'Scrapped this turn',
    next: (cards: number) =>
      `draws ${cards} ${cards === 1 ? 'card' : 'cards'} and plays the most expensive of the Machine Cult first.`,
    order: [
      'It draws one card more than there are players.',
      'It plays its Machine Cult cards, the most expensive first, and uses bases and ally abilities.',
      'It uses scrap abilities, last the one that counts what it has scrapped.',
      'It plays its Scouts and Vipers, and attacks. After each thing it begins again from the top.',
      'What it may scrap it scraps: Vipers, then Scouts, then its cheapest card.',
    ],
  },
  {
    scrapped: 'Retirées ce tour',
    next: (cards: number) =>
      `pioche ${cards} ${cards > 1 ? 'cartes' : 'carte'} et joue d’abord la plus chère du Techno-Culte.`,
    order: [
      'Elle pioche une carte de plus qu’il n’y a de joueurs.',
      'Elle joue ses cartes du Techno-Culte, la plus chère d’abord, et utilise ses bases et les capacités Allié.',
      'Elle utilise les capacités Retirer, en dernier celle qui compte ce qu’elle a retiré.',
      'Elle joue ses Éclaireurs et ses Vipers, et attaque. Après chaque action, elle reprend au début.',
      'Ce qu’elle peut retirer, elle le retire\u00a0: les Vipers, puis les Éclaireurs, puis sa carte la moins chère.',
    ],
  },
);
