import type { ChallengeId } from '@openrealms/engine';
import { type ComponentType, lazy } from 'react';
import type { BoardProps } from './board-props.ts';

/** What matters about each Boss; it comes with its words when it is at the table. */
export const BOARDS: Readonly<Record<ChallengeId, ComponentType<BoardProps>>> = {
  automatons: lazy(async () => ({ default: (await import('./automatons.tsx')).Automatons })),
  'blob-assault': lazy(async () => ({ default: (await import('./blob-assault.tsx')).BlobAssault })),
  'dimensional-horror': lazy(async () => ({
    default: (await import('./dimensional-horror.tsx')).DimensionalHorror,
  })),
  'madness-of-the-machine': lazy(async () => ({
    default: (await import('./madness-of-the-machine.tsx')).MadnessOfTheMachine,
  })),
  'nemesis-beast': lazy(async () => ({
    default: (await import('./nemesis-beast.tsx')).NemesisBeast,
  })),
  'pirates-of-the-dark-star': lazy(async () => ({
    default: (await import('./pirates-of-the-dark-star.tsx')).PiratesOfTheDarkStar,
  })),
  'defy-the-empire': lazy(async () => ({
    default: (await import('./defy-the-empire.tsx')).DefyTheEmpire,
  })),
  'the-cost-of-freedom': lazy(async () => ({
    default: (await import('./the-cost-of-freedom.tsx')).TheCostOfFreedom,
  })),
};
