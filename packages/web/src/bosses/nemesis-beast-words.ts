import type { BossFaction } from '@openrealms/engine';
import { type Words, words } from '../i18n/words.ts';

interface BeastWords {
  readonly swallowed: string;
  readonly next: (card: string | null, combat: number) => string;
  readonly order: readonly string[];
  readonly abilities: Readonly<Record<BossFaction, string>>;
}

export const nemesisBeastWords: Words<BeastWords> = words<BeastWords>(
  {
    swallowed: 'Swallowed',
    next: (card, combat) =>
      `${card === null ? 'finds nothing to swallow' : `swallows ${card}`}: at least ${combat} combat, and what the card that comes brings.`,
    order: [
      'It swallows the card of the trade row that is furthest from the trade deck, face down.',
      'It gains 1 combat for each card that it has swallowed.',
      'The row moves up. The colour of the card that comes gives an ability.',
      'It attacks.',
    ],
    abilities: {
      blob: 'Blob: for each player it destroys a base, or gains 3 combat where there is none.',
      'trade-federation': 'Trade Federation: 5 authority for each player.',
      'star-empire': 'Star Empire: every player discards 2 cards.',
      'machine-cult': 'Machine Cult: a random card of every hand goes on top of its deck.',
    },
  },
  {
    swallowed: 'Avalées',
    next: (card, combat) =>
      `${card === null ? 'ne trouve rien à avaler' : `avale ${card}`}\u00a0: au moins ${combat} de combat, et l’effet de la carte qui arrive.`,
    order: [
      'Elle avale, face cachée, la carte de la ligne d’achat la plus loin de la pile Commerce.',
      'Elle gagne 1 de combat par carte avalée.',
      'La ligne avance. La couleur de la carte qui arrive donne une capacité.',
      'Elle attaque.',
    ],
    abilities: {
      blob: 'Blob\u00a0: pour chaque joueur, elle détruit une base, ou gagne 3 de combat s’il n’y en a pas.',
      'trade-federation': 'Fédération du Commerce\u00a0: 5 d’influence par joueur.',
      'star-empire': 'Empire Galactique\u00a0: chaque joueur défausse 2 cartes.',
      'machine-cult':
        'Techno-Culte\u00a0: une carte au hasard de chaque main va sur le dessus de son deck.',
    },
  },
);
