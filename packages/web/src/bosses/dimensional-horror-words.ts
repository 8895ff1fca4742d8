import type { BossFaction } from '@openrealms/engine';
import { type Words, words } from '../i18n/words.ts';

interface HorrorWords {
  readonly tentacles: Readonly<Record<BossFaction, string>>;
  readonly tentacle: (name: string, cards: number) => string;
  readonly longest: string;
  readonly canBeHit: string;
  readonly next: (card: string | null, target: string | null, combat: number) => string;
  readonly order: readonly string[];
  readonly abilities: Readonly<Record<BossFaction, string>>;
}

export const dimensionalHorrorWords: Words<HorrorWords> = words<HorrorWords>(
  {
    tentacles: {
      blob: 'Blob',
      'trade-federation': 'Trade Federation',
      'star-empire': 'Star Empire',
      'machine-cult': 'Machine Cult',
    },
    tentacle: (name, cards) => `${name} tentacle: ${cards} ${cards === 1 ? 'card' : 'cards'}`,
    longest: 'Longest',
    canBeHit: 'can be attacked',
    next: (card, target, combat) =>
      `${card === null ? 'finds nothing to take' : `takes ${card}`}, then attacks ${target ?? 'you'} with at least ${combat} combat.`,
    order: [
      'It comes after each player’s turn and deals with that player alone.',
      'The card of the trade row furthest from the trade deck grows into the tentacle of its colour, and so does each card of that colour that follows from the trade deck.',
      'The colour that has grown acts once.',
      'It gains 1 combat for each card of its longest tentacle, and attacks.',
      'You spend a card’s cost in combat to destroy it. When no tentacle has a card left, you have won.',
    ],
    abilities: {
      blob: 'Blob: 3 more combat.',
      'trade-federation': 'Trade Federation: all bases of the player are destroyed.',
      'star-empire': 'Star Empire: the player discards 2 cards.',
      'machine-cult':
        'Machine Cult: the player puts a Scout or Viper from hand or discard pile on top of the deck.',
    },
  },
  {
    tentacles: {
      blob: 'Blob',
      'trade-federation': 'Fédération du Commerce',
      'star-empire': 'Empire Galactique',
      'machine-cult': 'Techno-Culte',
    },
    tentacle: (name, cards) =>
      `Tentacule ${name}\u00a0: ${cards} ${cards > 1 ? 'cartes' : 'carte'}`,
    longest: 'Le plus long',
    canBeHit: 'peut être attaqué',
    next: (card, target, combat) =>
      `${card === null ? 'ne trouve rien à prendre' : `prend ${card}`}, puis ${target === null ? 'vous attaque' : `attaque ${target}`} avec au moins ${combat} de combat.`,
    order: [
      'Elle vient après le tour de chaque joueur et ne s’occupe que de lui.',
      'La carte de la ligne d’achat la plus loin de la pile Commerce rejoint le tentacule de sa couleur, comme chaque carte de cette couleur qui suit dans la pile.',
      'La couleur qui a grandi agit une fois.',
      'Elle gagne 1 de combat par carte de son plus long tentacule, et attaque.',
      'Dépensez en combat le coût d’une carte pour la détruire. Quand il ne reste plus aucune carte de tentacule, vous avez gagné.',
    ],
    abilities: {
      blob: 'Blob\u00a0: 3 de combat en plus.',
      'trade-federation':
        'Fédération du Commerce\u00a0: toutes les bases du joueur sont détruites.',
      'star-empire': 'Empire Galactique\u00a0: le joueur défausse 2 cartes.',
      'machine-cult':
        'Techno-Culte\u00a0: le joueur met un Éclaireur ou un Viper de sa main ou de sa défausse sur son deck.',
    },
  },
);
