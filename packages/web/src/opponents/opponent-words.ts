import type { LevelName, StyleName } from '@openrealms/bots';
import { words } from '../i18n/words.ts';

interface OpponentWords {
  /** How each level plays, and how it errs. */
  readonly manners: Readonly<Record<LevelName, string>>;
  readonly likings: Readonly<Record<StyleName | 'balanced', string>>;
  readonly level: string;
  readonly levelOfAll: string;
  readonly differ: string;
  readonly style: string;
  readonly styles: string;
  readonly styleOf: (name: string, seat: number) => string;
  /** The folded choice: what it is about, and what is chosen. */
  readonly folded: (about: string, chosen: string) => string;
}

export const opponentWords = words<OpponentWords>(
  {
    manners: {
      recruit: 'Buys on a whim, scraps nothing and leaves every base it can.',
      pilot: 'Takes the price for the value, has odd favourites and forgets its allies.',
      trader: 'Buys dear cards of the factions it has, and never asks what they do.',
      captain: 'Weighs what cards do for its deck, and is wrong about some of them.',
      commander: 'Learned from many games, but misjudges some cards, and sticks to it.',
      admiral: 'Judges well what it sees, and takes one step after the other.',
      'fleet-admiral': 'Plans its turn to the end before it moves, and looks no further.',
      overlord: 'Thinks of your answer, too. Takes a second, and forgives nothing.',
    },
    likings: {
      balanced: 'Plays what its level thinks best.',
      rusher: 'Wants combat, and goes for you rather than for your bases.',
      tradesman: 'Builds up first: trade, authority, bases to sit behind.',
      thinner: 'Wants a small deck, and whatever scraps the rest.',
      loyalist: 'Prefers the faction of which it has most.',
    },
    level: 'How strong is the computer?',
    levelOfAll: 'How strong are the computers?',
    differ: 'They differ: choose one for all, or each at its seat.',
    style: 'Style of play',
    styles: 'Styles of play',
    styleOf: (name, seat) => `Style of ${name}, seat ${seat}`,
    folded: (about, chosen) => `${about}: ${chosen}`,
  },
  {
    manners: {
      recruit:
        'Achète au coup de cœur, ne met rien à la Casse et évite toutes les bases qu’elle peut.',
      pilot: 'Prend le prix pour la valeur, a ses lubies et oublie ses alliés.',
      trader: 'Achète cher dans les factions qu’il a, sans regarder ce que font les cartes.',
      captain: 'Pèse ce que les cartes apportent à son deck, et se trompe sur certaines.',
      commander: 'A appris de nombreuses parties, mais se trompe sur certaines cartes, et y tient.',
      admiral: 'Juge bien ce qu’il voit, et fait un pas après l’autre.',
      'fleet-admiral': 'Prépare son tour jusqu’au bout, et ne voit pas plus loin.',
      overlord: 'Pense aussi à votre réponse. Prend une seconde et ne pardonne rien.',
    },
    likings: {
      balanced: 'Joue ce que son niveau juge le meilleur.',
      rusher: 'Veut du combat, et vous vise plutôt que vos bases.',
      tradesman: 'Bâtit d’abord\u00a0: commerce, influence, bases où s’abriter.',
      thinner: 'Veut un petit deck, et tout ce qui met le reste à la Casse.',
      loyalist: 'Préfère la faction dont il a le plus de cartes.',
    },
    level: 'Quelle est la force de l’ordinateur\u00a0?',
    levelOfAll: 'Quelle est la force des ordinateurs\u00a0?',
    differ: 'Ils diffèrent\u00a0: choisissez pour tous, ou pour chacun à sa place.',
    style: 'Style de jeu',
    styles: 'Styles de jeu',
    styleOf: (name, seat) => `Style de ${name}, place ${seat}`,
    folded: (about, chosen) => `${about}\u00a0: ${chosen}`,
  },
);
