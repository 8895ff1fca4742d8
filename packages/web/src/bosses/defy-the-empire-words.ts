import { words } from '../i18n/words.ts';

export const defyTheEmpireWords = words(
  {
    elite: (count: number) => `Elite (${count})`,
    subjects: (count: number) => `Subjects (${count})`,
    next: (cards: number, offers: string) =>
      `draws ${cards} ${cards === 1 ? 'card' : 'cards'}${offers === '' ? '.' : `; may buy ${offers}.`}`,
    order: [
      'He draws five cards, and two more for each player beyond the first.',
      'He uses bases, ally and double ally abilities, plays the most expensive card of his hand, and buys.',
      'He buys the most expensive top card of his two trade decks that he can afford, the Elite before the Subjects; it goes to his discard pile.',
      'He attacks. After each thing he begins again from the top.',
      'Whom he makes discard is chosen by chance, and stays the same all turn.',
    ],
  },
  {
    elite: (count: number) => `Élite (${count})`,
    subjects: (count: number) => `Sujets (${count})`,
    next: (cards: number, offers: string) =>
      `pioche ${cards} ${cards > 1 ? 'cartes' : 'carte'}${offers === '' ? '.' : `\u00a0; peut acheter ${offers}.`}`,
    order: [
      'Il pioche cinq cartes, et deux de plus pour chaque joueur après le premier.',
      'Il utilise ses bases, les capacités Allié et Double Allié, joue la carte la plus chère de sa main, et achète.',
      'Il achète la plus chère des premières cartes de ses deux piles qu’il peut payer, l’Élite avant les Sujets\u00a0; elle va dans sa défausse.',
      'Il attaque. Après chaque action, il reprend au début.',
      'Celui qu’il fait défausser est tiré au hasard, et reste le même tout le tour.',
    ],
  },
);
