import type { ChallengeId } from '@openrealms/engine';
import { type Words, words } from '../i18n/words.ts';
import type { Player } from '../match/match.ts';

interface LabelWords {
  readonly you: string;
  readonly player: (number: number) => string;
  /** Whom the players of a challenge meet. French names need no "du" before them. */
  readonly bosses: Readonly<Record<ChallengeId, string>>;
}

export const labelWords: Words<LabelWords> = words<LabelWords>(
  {
    you: 'You',
    player: (number) => `Player ${number}`,
    bosses: {
      automatons: 'The Armada',
      'blob-assault': 'The Swarm',
      'dimensional-horror': 'The Horror',
      'madness-of-the-machine': 'The Machine',
      'nemesis-beast': 'The Beast',
      'pirates-of-the-dark-star': 'The Dark Star',
      'defy-the-empire': 'The Emperor',
      'the-cost-of-freedom': 'The Company',
    },
  },
  {
    you: 'Vous',
    player: (number) => `Joueur ${number}`,
    bosses: {
      automatons: 'L’Armada',
      'blob-assault': 'La Nuée',
      'dimensional-horror': 'L’Horreur',
      'madness-of-the-machine': 'La Machine',
      'nemesis-beast': 'La Bête',
      'pirates-of-the-dark-star': 'L’Étoile noire',
      'defy-the-empire': 'L’Empereur',
      'the-cost-of-freedom': 'La Compagnie',
    },
  },
);

/** What to call the players of a game, by seat: whoever has no name is "You" if alone against computers. */
export function playerLabels(players: readonly Player[], say: LabelWords): readonly string[] {
  const people = players.filter(({ kind }) => kind === 'person').length;
  return players.map((player, seat) => {
    const { kind, name } = player;
    if (kind === 'boss') return say.bosses[player.boss];
    if (name.trim() !== '') return name;
    return kind === 'person' && people === 1 ? say.you : say.player(seat + 1);
  });
}
