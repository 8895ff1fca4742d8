import type { FormatId, Role } from '@openrealms/engine';
import { words } from '../i18n/words.ts';

interface FormatText {
  readonly name: string;
  /** Whom one attacks, what is special, how it ends. */
  readonly lines: readonly [string, string, string];
}

interface FormatWords {
  readonly formats: Readonly<Record<FormatId, FormatText>>;
  readonly players: (counts: readonly number[]) => string;
  /** Empty where nobody has a part of their own. */
  readonly roles: Readonly<Record<Role, string>>;
  readonly team: (number: number) => string;
}

export const formatWords = words<FormatWords>(
  {
    formats: {
      standard: {
        name: 'Duel',
        lines: [
          'You against one opponent.',
          'Quick, and the best way to learn the game.',
          'Whoever takes the other’s authority wins.',
        ],
      },
      'free-for-all': {
        name: 'Free-for-all',
        lines: [
          'Attack anyone, and split your combat as you like.',
          'Outposts protect only their owner.',
          'The last one alive wins.',
        ],
      },
      hunter: {
        name: 'Hunter',
        lines: [
          'Attack only the player on your left.',
          'Bases may be hit on your left and on your right.',
          'The last one alive wins.',
        ],
      },
      'hunter-first-blood': {
        name: 'First Blood',
        lines: [
          'Hunter in a short version.',
          'The first defeat ends the game for everybody.',
          'Whoever hunted the defeated player wins.',
        ],
      },
      hydra: {
        name: 'Hydra',
        lines: [
          'Two teams, each with one authority and one common turn.',
          'Lend your teammates trade and combat.',
          'An outpost covers the whole team.',
        ],
      },
      emperor: {
        name: 'Emperor',
        lines: [
          'Admirals fight the Admiral across; Emperors reach everybody.',
          'For 1 trade you pass a card on to a teammate.',
          'The team that loses its Emperor loses the game.',
        ],
      },
      raid: {
        name: 'Raid',
        lines: [
          'One Boss with a large hand against all the others.',
          'Raiders see each other’s hands and wear the Boss’s bases down together.',
          'It ends with the Boss, or with the last Raider.',
        ],
      },
    },
    players: (counts) => `${listed(counts, 'or')} players`,
    roles: { player: '', boss: 'Boss', raider: 'Raider', emperor: 'Emperor', admiral: 'Admiral' },
    team: (number) => `Team ${number}`,
  },
  {
    formats: {
      standard: {
        name: 'Duel',
        lines: [
          'Vous contre un seul adversaire.',
          'Rapide, et la meilleure façon d’apprendre le jeu.',
          'Qui prend l’influence de l’autre a gagné.',
        ],
      },
      'free-for-all': {
        name: 'Combat à mort',
        lines: [
          'Attaquez qui vous voulez, en répartissant votre combat.',
          'Un avant-poste ne protège que son propriétaire.',
          'Le dernier en vie gagne.',
        ],
      },
      hunter: {
        name: 'Chasse à l’homme',
        lines: [
          'N’attaquez que le joueur à votre gauche.',
          'Les bases se visent à gauche comme à droite.',
          'Le dernier en vie gagne.',
        ],
      },
      'hunter-first-blood': {
        name: 'Premier sang',
        lines: [
          'La chasse à l’homme en version courte.',
          'La première défaite met fin à la partie pour tous.',
          'Qui chassait le joueur vaincu a gagné.',
        ],
      },
      hydra: {
        name: 'L’Hydre',
        lines: [
          'Deux équipes, chacune avec une seule influence et un tour commun.',
          'Prêtez commerce et combat à vos partenaires.',
          'Un avant-poste couvre toute l’équipe.',
        ],
      },
      emperor: {
        name: 'L’Empereur',
        lines: [
          'Les Amiraux affrontent celui d’en face\u00a0; les Empereurs visent tout le monde.',
          'Pour 1 commerce, passez une carte à un partenaire.',
          'L’équipe qui perd son Empereur perd la partie.',
        ],
      },
      raid: {
        name: 'Raid',
        lines: [
          'Un Boss à la main bien garnie contre tous les autres.',
          'Les Soldats d’Élite se montrent leurs mains et usent ensemble les bases du Boss.',
          'Tout finit avec le Boss, ou avec le dernier Soldat d’Élite.',
        ],
      },
    },
    players: (counts) => `${listed(counts, 'ou')} joueurs`,
    roles: {
      player: '',
      boss: 'Boss',
      raider: 'Soldat d’Élite',
      emperor: 'Empereur',
      admiral: 'Amiral',
    },
    team: (number) => `Équipe ${number}`,
  },
);

/** "3–6" for numbers without a gap, "4 or 6" for others. */
function listed(counts: readonly number[], or: string): string {
  const [first, last] = [counts[0], counts.at(-1)];
  if (first === last) return `${first}`;
  return last! - first! === counts.length - 1 && counts.length > 2
    ? `${first}–${last}`
    : counts.join(` ${or} `);
}
