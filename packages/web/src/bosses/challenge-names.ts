import type { ChallengeId, Level } from '@openrealms/engine';
import { type Words, words } from '../i18n/words.ts';

interface ChallengeNames {
  readonly challenges: Readonly<Record<ChallengeId, string>>;
  readonly levels: Readonly<Record<Level, string>>;
}

/** What the challenges and their levels are called. */
export const challengeNames: Words<ChallengeNames> = words<ChallengeNames>(
  {
    challenges: {
      automatons: 'Automatons',
      'blob-assault': 'Blob Assault',
      'dimensional-horror': 'Dimensional Horror',
      'madness-of-the-machine': 'Madness of the Machine',
      'nemesis-beast': 'Nemesis Beast',
      'pirates-of-the-dark-star': 'Pirates of the Dark Star',
      'defy-the-empire': 'Defy the Empire',
      'the-cost-of-freedom': 'The Cost of Freedom',
    },
    levels: {
      beginner: 'Beginner',
      intermediate: 'Intermediate',
      veteran: 'Veteran',
      expert: 'Expert',
    },
  },
  {
    challenges: {
      automatons: 'Les Automates',
      'blob-assault': 'L’Assaut des Blobs',
      'dimensional-horror': 'L’Horreur dimensionnelle',
      'madness-of-the-machine': 'La Folie de la Machine',
      'nemesis-beast': 'La Bête Némésis',
      'pirates-of-the-dark-star': 'Les Pirates de l’Étoile noire',
      'defy-the-empire': 'Défier l’Empire',
      'the-cost-of-freedom': 'Le Prix de la liberté',
    },
    levels: {
      beginner: 'Débutant',
      intermediate: 'Intermédiaire',
      veteran: 'Vétéran',
      expert: 'Expert',
    },
  },
);
