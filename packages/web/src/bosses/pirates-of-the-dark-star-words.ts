import type { BossFaction } from '@openrealms/engine';
import { type Words, words } from '../i18n/words.ts';

interface PirateWords {
  readonly raids: string;
  readonly leaves: string;
  readonly dearest: string;
  readonly dearestLeft: string;
  /** Several cards are only counted: which they are is shown beside. */
  readonly next: (cards: readonly string[]) => string;
  readonly order: readonly string[];
  readonly abilities: Readonly<Record<BossFaction, string>>;
}

export const piratesOfTheDarkStarWords: Words<PirateWords> = words<PirateWords>(
  {
    raids: 'Raids a turn',
    leaves: 'Leave the row',
    dearest: 'Highest cost',
    dearestLeft: 'Highest left',
    next: (cards) =>
      cards.length === 0
        ? 'finds nothing to scrap.'
        : cards.length === 1
          ? `scraps ${cards[0]}; the card that comes decides the raid.`
          : `scraps ${cards.length} cards; each that comes decides a raid.`,
    order: [
      'For each player it scraps the card of the trade row that is furthest from the trade deck.',
      'The row moves up and is filled: the first card that comes is about the first player, and so on.',
      'The colour of a card says how that player is raided. The attack reaches nobody else, and outposts cover only their owner.',
      'Everybody has an authority of their own; trade and combat can be shared.',
    ],
    abilities: {
      blob: 'Blob: an attack with three times its cost.',
      'trade-federation': 'Trade Federation: an attack with twice its cost, and as much authority.',
      'star-empire':
        'Star Empire: the player discards 2 cards, then an attack with twice its cost.',
      'machine-cult': 'Machine Cult: an attack with twice the highest cost in the trade row.',
    },
  },
  {
    raids: 'Raids par tour',
    leaves: 'Quittent la ligne',
    dearest: 'Coût le plus haut',
    dearestLeft: 'Plus haut restant',
    next: (cards) =>
      cards.length === 0
        ? 'ne trouve rien à retirer.'
        : cards.length === 1
          ? `retire ${cards[0]}\u00a0; la carte qui arrive décide du raid.`
          : `retire ${cards.length} cartes\u00a0; chaque nouvelle décide d’un raid.`,
    order: [
      'Pour chaque joueur, elle retire la carte de la ligne d’achat la plus loin de la pile Commerce.',
      'La ligne avance et se remplit\u00a0: la première carte qui arrive concerne le premier joueur, et ainsi de suite.',
      'La couleur d’une carte décide du raid contre ce joueur. L’attaque n’atteint personne d’autre, et un avant-poste ne couvre que son propriétaire.',
      'Chacun a sa propre influence\u00a0; commerce et combat se partagent.',
    ],
    abilities: {
      blob: 'Blob\u00a0: une attaque de trois fois son coût.',
      'trade-federation':
        'Fédération du Commerce\u00a0: une attaque de deux fois son coût, et autant d’influence.',
      'star-empire':
        'Empire Galactique\u00a0: le joueur défausse 2 cartes, puis une attaque de deux fois son coût.',
      'machine-cult':
        'Techno-Culte\u00a0: une attaque de deux fois le coût le plus haut de la ligne d’achat.',
    },
  },
);
