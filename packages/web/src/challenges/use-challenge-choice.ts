import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage } from '../settings/browser-storage.ts';
import { type ChallengeChoice, DEFAULT_CHALLENGE, madeToFit } from './challenge-choice.ts';
import { readChallengeChoice } from './read-challenge-choice.ts';

interface ChoiceStore extends ChallengeChoice {
  /** Whether anything has been chosen yet. */
  readonly chosen: boolean;
  change(choice: Partial<ChallengeChoice>): void;
}

/** What is changed takes the rest with it: see `madeToFit`. */
export const useChallengeChoice = create<ChoiceStore>()(
  persist(
    (set) => ({
      ...DEFAULT_CHALLENGE,
      chosen: false,
      change: (choice) => set((current) => madeToFit({ ...current, ...choice, chosen: true })),
    }),
    {
      name: 'openrealms-challenge',
      version: 1,
      storage: createJSONStorage(() => browserStorage),
      migrate: (stored) => stored as ChoiceStore,
      merge: (stored, current) => ({
        ...current,
        ...readChallengeChoice(stored),
        chosen: stored !== undefined,
      }),
    },
  ),
);
